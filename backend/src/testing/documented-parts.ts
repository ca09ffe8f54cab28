import { type Static, Type } from '@sinclair/typebox';
import { checked } from '../platform/json/checked.ts';

const JsonSchema = Type.Object({
  properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  items: Type.Optional(Type.Unknown()),
  anyOf: Type.Optional(Type.Array(Type.Unknown())),
  const: Type.Optional(Type.Unknown()),
});
const schemaOf = (schema: unknown): Static<typeof JsonSchema> => checked(JsonSchema, schema);

/** The schema with every object closed: nothing may be sent that it does not describe. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  const isObject = 'properties' in schema && typeof schema.properties === 'object' && 'type' in schema;
  return isObject && !('additionalProperties' in schema) ? { ...parts, additionalProperties: false } : parts;
}

/** Every property and word that a schema describes: `data.reason`, `data.reason=bounce`. */
export function documentedParts(schema: unknown, path = ''): readonly string[] {
  const { properties = {}, items, anyOf = [], const: word } = schemaOf(schema);
  return [
    ...(typeof word === 'string' ? [`${path}=${word}`] : []),
    ...Object.entries(properties).flatMap(([name, part]) => {
      const own = path === '' ? name : `${path}.${name}`;
      return [own, ...documentedParts(part, own)];
    }),
    ...(items === undefined ? [] : documentedParts(items, path)),
    ...anyOf.flatMap((part) => documentedParts(part, path)),
  ];
}

/** Those of them that a value has. */
export function partsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return [`${path}=${value}`];
  if (Array.isArray(value)) return value.flatMap((each) => partsOf(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [own, ...partsOf(part, own)];
  });
}
