import { type Static, Type } from '@sinclair/typebox';
import { checked } from '../json/checked.ts';

const Content = Type.Object({ 'application/json': Type.Optional(Type.Object({ schema: Type.Unknown() })) });
const Reference = Type.Object({ $ref: Type.String() });
const Response = Type.Object({ description: Type.String(), content: Type.Optional(Content) });
const Operation = Type.Object({
  operationId: Type.Optional(Type.String()),
  summary: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  security: Type.Optional(Type.Array(Type.Unknown())),
  parameters: Type.Optional(
    Type.Array(
      Type.Object({
        in: Type.String(),
        name: Type.String(),
        required: Type.Optional(Type.Boolean()),
        description: Type.Optional(Type.String()),
        schema: Type.Unknown(),
      }),
    ),
  ),
  requestBody: Type.Optional(Type.Object({ content: Content })),
  responses: Type.Record(Type.String(), Type.Union([Response, Reference])),
});
const Document = Type.Object({
  info: Type.Object({ title: Type.String(), description: Type.Optional(Type.String()) }),
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)),
  components: Type.Optional(Type.Unknown()),
});

/** The parts of an OpenAPI document that the page shows. */
export type ApiDocument = Readonly<Static<typeof Document>>;
export type ApiOperation = Readonly<Static<typeof Operation>>;

/** @throws when the document has another form. */
export const readApiDocument = (document: unknown): ApiDocument => checked(Document, document);

const JsonSchema = Type.Object({
  type: Type.Optional(Type.String()),
  format: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  const: Type.Optional(Type.Unknown()),
  enum: Type.Optional(Type.Array(Type.Unknown())),
  anyOf: Type.Optional(Type.Array(Type.Unknown())),
  items: Type.Optional(Type.Unknown()),
  properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  required: Type.Optional(Type.Array(Type.String())),
});
type JsonSchema = Static<typeof JsonSchema>;

/** One value in a body, at whatever depth. */
export interface Field {
  /** Its path: `result.docs[].email`; empty for the whole. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** Every value that a JSON Schema describes, outermost first; an object without a description only by its fields. */
export function fieldsOf(value: unknown, name = '', required = true): readonly Field[] {
  const schema = checked(JsonSchema, value);
  const { description = '', properties, items } = schema;
  if (properties !== undefined) {
    const below = Object.entries(properties).flatMap(([key, property]) =>
      fieldsOf(property, name === '' ? key : `${name}.${key}`, schema.required?.includes(key) ?? false),
    );
    return name === '' ? below : [{ name, type: 'object', required, description }, ...below];
  }
  const own = { name, type: typeOf(schema), required, description };
  if (items === undefined) return [own];
  const below = fieldsOf(items, `${name}[]`);
  return below.length === 1 && below[0]?.description === '' ? [own] : [own, ...below];
}

/** The type of a value in words: `string (uuid)`, `"waitlist" or null`. */
export function typeOf(value: unknown): string {
  const schema: JsonSchema = checked(JsonSchema, value);
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' or ');
  if (schema.items !== undefined) return `array of ${typeOf(schema.items)}`;
  return `${schema.type ?? 'any'}${schema.format === undefined ? '' : ` (${schema.format})`}`;
}
