import { type Static, Type } from '@sinclair/typebox';
import { checked } from '../json/checked.ts';

const JsonSchema = Type.Object({
  type: Type.Optional(Type.Unknown()),
  anyOf: Type.Optional(Type.Array(Type.Unknown())),
  items: Type.Optional(Type.Unknown()),
  properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  required: Type.Optional(Type.Array(Type.String())),
  examples: Type.Optional(Type.Array(Type.Unknown())),
});
type JsonSchema = Static<typeof JsonSchema>;

/** The schema of a request's body, its `needed` fields required and never null. */
export function requireFields(body: unknown, needed: readonly string[]): unknown {
  const schema = checked(JsonSchema, body);
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, needed.includes(name) ? neverNull(field) : field] as const,
  );
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(needed.length === 0 ? {} : { required: needed }),
  };
}

function neverNull(field: unknown): unknown {
  const { anyOf = [], ...rest } = checked(JsonSchema, field);
  const shapes = anyOf.map((shape) => checked(JsonSchema, shape)).filter(({ type }) => type !== 'null');
  return shapes.length === 1 ? { ...shapes[0], ...rest } : { anyOf: shapes, ...rest };
}

/**
 * An example of a body, assembled from the first example of each field. Optional fields without one are left out.
 *
 * @returns undefined when a required field has no example.
 */
export function exampleOf(body: unknown): unknown {
  const { examples, anyOf, items, properties, required = [] } = checked(JsonSchema, body);
  if (examples !== undefined) return examples[0];
  if (anyOf !== undefined) return anyOf.map(exampleOf).find((example) => example !== undefined);
  if (items !== undefined) {
    const item = exampleOf(items);
    return item === undefined ? undefined : [item];
  }
  if (properties === undefined) return undefined;
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field)] as const);
  if (fields.some(([name, example]) => example === undefined && required.includes(name))) return undefined;
  const given = fields.filter(([, example]) => example !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
