import { object, string } from 'yup';
import { plainTextTest } from '../../platform/forms/field-rules.ts';
import { typed, typedLine } from '../../platform/forms/typed-text.ts';

/** What a tag may be called: the single source of its limits and messages, for forms and for the server. */

export const tagNameMaxLength = 40;
/** The maximum number of tags on one user. */
export const tagsOfUserAtMost = 20;

export const tagFormSchema = object({
  name: string()
    .transform(typed(typedLine))
    .max(tagNameMaxLength, `A tag must be at most ${tagNameMaxLength} characters`)
    .matches(/^[^,]*$/, 'A tag can’t contain a comma')
    .test(plainTextTest('Tag'))
    .required('Enter a tag'),
});
