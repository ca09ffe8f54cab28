import { array, object, string } from 'yup';
import { plainTextTest } from '../../platform/forms/field-rules.ts';
import { typed, typedLine } from '../../platform/forms/typed-text.ts';

/** What a view may be called and hold besides its filter: the single source of its limits and messages, for the form and for the server. */

export const viewNameMaxLength = 60;
const maxColumns = 40;

export const viewFormSchema = object({
  name: string()
    .transform(typed(typedLine))
    .max(viewNameMaxLength, `Name must be at most ${viewNameMaxLength} characters`)
    .test(plainTextTest('Name'))
    .required('Name is required'),
  sort: string().matches(/^-?\w{1,40}$/, 'Sort by a column, with - before it for descending order'),
  columns: array()
    .of(
      string()
        .matches(/^\w{1,40}$/, 'Columns are named by their IDs')
        .defined(),
    )
    .max(maxColumns, `Choose at most ${maxColumns} columns`),
});
