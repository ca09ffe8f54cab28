import { number, object, string, type InferType } from 'yup';
import { plainTextTest } from '../../platform/forms/field-rules.ts';
import { typed, typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/** What the form of a reward accepts: the single source of its limits and messages, for the form and for the server. */

export const nameMaxLength = 80;
export const textMaxLength = 300;
export const instructionsMaxLength = 1000;

const text = (label: string, maxLength: number, read: (text: string) => string) =>
  string()
    .transform(typed(read))
    .max(maxLength, `${label} must be at most ${maxLength.toLocaleString('en-US')} characters`)
    .test(plainTextTest(label));

const wholeNumber = (most: number) => {
  const message = `Enter a whole number from 1 to ${most.toLocaleString('en-US')}`;
  return number().typeError(message).integer(message).min(1, message).max(most, message);
};

const referralsMax = 100_000;
const claimsMax = 10_000_000;

export const rewardFormSchema = object({
  name: text('Name', nameMaxLength, typedLine).required('Name is required'),
  text: text('Description', textMaxLength, typedLine),
  instructions: text('Instructions', instructionsMaxLength, typedLines),
  referralsNeeded: wholeNumber(referralsMax).required('Say how many referrals it takes'),
  limit: wholeNumber(claimsMax),
});

/** For terms that some users meet already. */
export const existingFault = 'Say whether users who have enough referrals get it now';

export type RewardForm = InferType<typeof rewardFormSchema>;

/** Codes sent at a time. */
export const codesAtOnce = 500;
const codeMaxLength = 200;

const heading = /^(?:(?:coupon|discount|promo|voucher)[ _-]?)?codes?$|^(?:coupon|voucher)s?$/i;

/** The codes of a file: the first column of each line, without quotes, and without a heading such as `code`. */
export function readCodes(file: string): readonly string[] {
  const lines = file
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) =>
      typedLine(
        /^\s*"((?:[^"]|"")*)"|^[^,;\t]*/
          .exec(line)?.[0]
          .replace(/^\s*"|"$/g, '')
          .replaceAll('""', '"') ?? '',
      ),
    );
  const codes = lines.filter((line) => line !== '');
  return heading.test(codes[0] ?? '') ? codes.slice(1) : codes;
}

/** What is wrong with codes; null: nothing. The number is that of the code. */
export function codesFault(codes: readonly string[], first = 1): string | null {
  if (codes.length === 0) return 'There are no codes in it. Put one on each line';
  const long = codes.findIndex((code) => code.length > codeMaxLength);
  return long === -1 ? null : `Code ${first + long} has more than ${codeMaxLength} characters`;
}
