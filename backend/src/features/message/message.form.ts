import { type InferType, object, string } from 'yup';
import { plainTextTest } from '../../platform/forms/field-rules.ts';
import { typed, typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/**
 * The limits of a template: the single source for the form that edits it and for the server. The server checks
 * variables and links, because it parses the Markdown. Pure, and usable on both sides.
 */

export const templateNameMaxLength = 100;
export const subjectMaxLength = 150;
export const preheaderMaxLength = 200;
export const bodyMaxLength = 10_000;

const text = (label: string, maxLength: number, read: (text: string) => string) =>
  string()
    .transform(typed(read))
    .max(maxLength, `${label} must be at most ${maxLength} characters`)
    .test(plainTextTest(label));

export const templateFormSchema = object({
  name: text('Name', templateNameMaxLength, typedLine).required('Name is required'),
  subject: text('Subject', subjectMaxLength, typedLine).required('Subject is required'),
  preheader: text('Preview line', preheaderMaxLength, typedLine).default(''),
  body: text('Message', bodyMaxLength, typedLines).required('Message is required'),
});

export type TemplateForm = InferType<typeof templateFormSchema>;
