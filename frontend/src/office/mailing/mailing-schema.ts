import { segmentFormSchema } from '@waitlist/backend/segment-form';
import { mixed, ValidationError, type Schema } from 'yup';
import type { BroadcastInput, SegmentInput } from '../../generated/office.ts';
import { mailingFieldOfServer, segmentOf, type MailingValues } from './mailing-values.ts';

interface SchemaOptions<Values extends MailingValues> {
  /** The server's rules, except its segment and template. */
  readonly rules: Schema;
  readonly inputOf: (values: Values) => Pick<BroadcastInput, 'segment'> & object;
  readonly fieldOfServer: Readonly<Record<string, keyof Values & string>>;
}

/** What the form of a mailing rejects by itself: the server's rules, on the form's fields. */
export const mailingSchema = <Values extends MailingValues & object>(
  options: SchemaOptions<Values>,
): Schema<Values> =>
  schemaOf<Values>((values) => ({ ...ownFaults(values), ...serverFaults(values, options) }));

/** What a form that only chooses users rejects by itself. */
export const segmentSchema: Schema<MailingValues> = schemaOf<MailingValues>((values) =>
  segmentFaults(segmentOf(values), mailingFieldOfServer),
);

function schemaOf<Values extends MailingValues & object>(
  faultsIn: (values: Values) => Faults,
): Schema<Values> {
  return mixed<Values>()
    .required()
    .test('rules', (given) => {
      const faults = faultsIn(filled(given));
      const errors = Object.entries(faults).map(
        ([field, message]) => new ValidationError(message, undefined, field),
      );
      return errors.length === 0 || new ValidationError(errors);
    }) as Schema<Values>;
}

type Faults = Readonly<Record<string, string>>;

/** Formik turns empty values into undefined. */
const filled = <Values extends object>(given: Values): Values => ({
  ...given,
  ...Object.fromEntries(Object.entries(given).map(([name, value]: [string, unknown]) => [name, value ?? ''])),
});

function serverFaults<Values extends MailingValues>(
  values: Values,
  { rules, inputOf, fieldOfServer }: SchemaOptions<Values>,
): Faults {
  const { segment, ...rest } = inputOf(values);
  const perHour = values.perHour === '' ? undefined : values.perHour;
  return {
    ...segmentFaults(segment, fieldOfServer),
    ...faultsOf(rules, { ...rest, perHour }, fieldOfServer),
  };
}

function segmentFaults(segment: SegmentInput, fieldOfServer: Readonly<Record<string, string>>): Faults {
  const verifiedBy = segment.verifiedBy?.toLowerCase() ?? null;
  const reachStatedBy = segment.reachStatedBy?.toLowerCase() ?? null;
  const states = segment.states?.map((state) => state.toLowerCase()) ?? null;
  const values = withoutNulls({ ...segment, states, verifiedBy, reachStatedBy });
  return faultsOf(segmentFormSchema, values, fieldOfServer, 'segment.');
}

/** The rules of this form only. */
function ownFaults({ templateId, start, startsAt }: MailingValues): Faults {
  return {
    ...(templateId === '' && { templateId: 'Choose a template' }),
    ...(start === 'later' && startsAt === '' && { startsAt: 'Choose when to start' }),
    ...(start === 'later' &&
      startsAt !== '' &&
      new Date(startsAt).getTime() <= Date.now() && { startsAt: 'Choose a time in the future' }),
  };
}

/** The first fault of each field, under the form's own name. */
function faultsOf(
  schema: Schema,
  value: unknown,
  fieldOfServer: Readonly<Record<string, string>>,
  prefix = '',
): Faults {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Record<string, string> = {};
    for (const { path = '', message } of error.inner) {
      const field = fieldOfServer[prefix + path.replace(/\[\d+\]$/, '')];
      if (field !== undefined) faults[field] ??= message;
    }
    return faults;
  }
}

const withoutNulls = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
