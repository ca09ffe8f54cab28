import { type Schema, ValidationError } from 'yup';
import { failure, type Failure } from '../errors/error-catalogue.ts';

/** Validates input against a form's rules. @returns the first message for each invalid field; empty if all are valid. */
export function formFaults(schema: Schema, input: object): Readonly<Record<string, string>> {
  try {
    schema.validateSync(withoutNulls(input), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first message of each field, in the form's order.
    const faults = new Map<string, string>();
    for (const { path = '', message } of error.inner) if (!faults.has(path)) faults.set(path, message);
    return Object.fromEntries(faults);
  }
}

/** VALIDATION_FAILED with a message for each faulty field. */
export function invalidFields(fields: Readonly<Record<string, string>>): Failure {
  return failure('VALIDATION_FAILED', 'Please correct the marked fields and try again.', { fields });
}

/**
 * VALIDATION_FAILED with a message for each invalid field; the first one is also the failure's own message. For short forms.
 */
export function firstFault(fields: Readonly<Record<string, string>>): Failure {
  const [first] = Object.values(fields);
  return first === undefined ? invalidFields(fields) : failure('VALIDATION_FAILED', first, { fields });
}

function withoutNulls(input: object): object {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]: [string, unknown]) => [field, value ?? undefined]),
  );
}
