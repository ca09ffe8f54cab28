import { type InferType, object, string } from 'yup';
import { isPlainLines, isPlainText } from '../../platform/forms/field-rules.ts';

/**
 * The limits of a template: the single source for the form that edits it and for the server. The server checks
 * variables and links, because it parses the Markdown. Pure, and usable on both sides.
 */

export const templateNameMaxLength = 100;
export const subjectMaxLength = 150;
export const preheaderMaxLength = 200;
export const bodyMaxLength = 10_000;

const text = (label: string, maxLength: number, isUsable: (text: string) => boolean) =>
  string()
    .trim()
    .max(maxLength, `${label} must be at most ${maxLength} characters`)
    .test('plain', `${label} contains characters that cannot be used`, (value) => !value || isUsable(value));

/** Text is trimmed before it is checked. */
export const templateFormSchema = object({
  name: text('Name', templateNameMaxLength, isPlainText).required('Name is required'),
  subject: text('Subject', subjectMaxLength, isPlainText).required('Subject is required'),
  preheader: text('Preview line', preheaderMaxLength, isPlainText).default(''),
  body: text('Message', bodyMaxLength, isPlainLines).required('Message is required'),
});

export type TemplateForm = InferType<typeof templateFormSchema>;
