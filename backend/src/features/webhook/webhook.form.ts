import { array, boolean, number, object, string } from 'yup';
import { isPlainText } from '../../platform/forms/field-rules.ts';

/**
 * What the form of an endpoint accepts. The single source of these limits and messages, for the form and for the
 * server. Pure, and usable on both sides.
 */

export const maxEndpoints = 20;
const maxUrlLength = 2000;
const maxDescriptionLength = 100;
export const maxOverlapHours = 168;

/** What is wrong with the address of an endpoint; null: nothing. Where it leads is checked on every request. */
export function urlFault(text: string): string | null {
  const url = text.trim();
  if (url === '') return 'URL is required';
  if (url.length > maxUrlLength) return `URL must be at most ${maxUrlLength} characters`;
  if (!isPlainText(url) || !URL.canParse(url))
    return 'Enter a full URL, such as https://example.com/webhooks';
  const { protocol, username, password, hash } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return 'The URL must start with https://';
  if (username !== '' || password !== '') return 'The URL must not contain a user name or password';
  return hash === '' ? null : 'The URL must not contain a fragment (#)';
}

const whole = (label: string, max: number) =>
  number()
    .typeError(`${label} must be a whole number from 1 to ${max}`)
    .required(`${label} is required`)
    .integer(`${label} must be a whole number from 1 to ${max}`)
    .min(1, `${label} must be a whole number from 1 to ${max}`)
    .max(max, `${label} must be a whole number from 1 to ${max}`);

/** Fields in the form's order. */
export const endpointFormSchema = object({
  url: string()
    .default('')
    .test((value, { createError }) => {
      const fault = urlFault(value);
      return fault === null || createError({ message: fault });
    }),
  description: string()
    .trim()
    .default('')
    .max(maxDescriptionLength, `Description must be at most ${maxDescriptionLength} characters`)
    .test('plain', 'Description must be one line of text', (value) => !value || isPlainText(value)),
  types: array().of(string().defined()).required().min(1, 'Choose at least one event'),
  personalData: boolean().required(),
  batchSize: whole('Events per request', 100),
  perSecond: whole('Requests per second', 1000),
});
