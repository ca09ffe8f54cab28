import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/**
 * Stored JSON, once it is known to match the schema; nothing is converted.
 *
 * @throws if it does not match; the error does not repeat it.
 */
export function checked<S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (Value.Check(schema, value)) return value;
  throw new Error(
    `Stored JSON is not of the right form at ${Value.Errors(schema, value).First()?.path ?? '/'}`,
  );
}
