import { KindGuard, type TSchema, Type } from '@sinclair/typebox';
import {
  getNullableType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLOutputType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql';

/** A field of the schema's root types. */
export type Operation = GraphQLField<unknown, unknown>;

/** An example of each field, by its name in REST. */
export type Examples = Readonly<Record<string, unknown>>;

/**
 * The schema of what `toReply` makes of an operation's answer. It is called with a stand-in: an answer that has the
 * schema of each value in the place of the value. So it may pick, rename, wrap and map, and leaves values alone, but for
 * {@link digitsOf}, {@link emptyAsNull}, {@link orNull} and {@link given}.
 */
export const replySchema = (
  { type, description }: Operation,
  toReply: (answer: never) => unknown,
  examples: Examples,
): TSchema => {
  const reply = toReply(standInFor(type, description) as never);
  return reply === null ? Type.Null({ description: description ?? '' }) : schemaOf(reply, examples);
};

/** A phone number as REST answers it: the digits of the E.164 number. */
export function digitsOf(phone: string): number;
export function digitsOf(phone: string | null): number | null;
export function digitsOf(phone: unknown): unknown {
  if (!KindGuard.IsSchema(phone)) return typeof phone === 'string' ? Number(phone.slice(1)) : null;
  const description = `${phone.description?.replace(/\.$/, '')}; its digits as a number.`;
  return withMark(Type.Integer(), { isNullable: isNullable(phone), description });
}

/** A text that is empty in GraphQL and null in REST for a user who was erased. */
export function emptyAsNull(text: string): string | null;
export function emptyAsNull(text: unknown): unknown {
  if (!KindGuard.IsSchema(text)) return text === '' ? null : text;
  return withMark(text, { isNullable: true, description: text.description });
}

/** Maps a part that may be null. */
export function orNull<Value extends object, Mapped extends object>(
  value: Value | null,
  to: (value: Value) => Mapped,
): Mapped | null {
  if (value === null) return null;
  const mapped = to(value);
  const mark = marks.get(value);
  if (mark !== undefined) marks.set(mapped, mark);
  return mapped;
}

/** The fields that have a value; the others are left out of the reply. */
export const given = <Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(
    Object.entries(fields as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
      value === null || value === undefined
        ? []
        : [[name, KindGuard.IsSchema(value) ? Type.Optional(neverNull(value)) : value]],
    ),
  ) as { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> };

interface Mark {
  readonly isNullable: boolean;
  readonly description: string | undefined;
}

/** What is known of the objects and lists of stand-ins; those that `toReply` makes have none. */
const marks = new WeakMap<object, Mark>();

function standInFor(type: GraphQLOutputType, description?: string | null): object {
  const mark = { isNullable: !isNonNullType(type), description: description ?? undefined };
  const inner = getNullableType(type);
  if (isInterfaceType(inner) || isUnionType(inner)) throw new Error(`${inner.name} has no single form`);
  if (isListType(inner)) return marked([standInFor(inner.ofType)], mark);
  if ('getFields' in inner) {
    const part = marked({}, mark);
    // Those with a resolver of their own are in no answer, but `complete` may add them: they are there when named.
    for (const [name, { type: own, description: of, resolve }] of Object.entries(inner.getFields()))
      Object.defineProperty(part, name, { value: standInFor(own, of), enumerable: resolve === undefined });
    return part;
  }
  return withMark(leafSchema(inner, mark.description), mark);
}

function marked<Part extends object>(part: Part, mark: Mark): Part {
  marks.set(part, mark);
  return part;
}

/** Enums have the words that are used internally: `waiting`. */
function leafSchema(type: GraphQLLeafType, description: string | undefined): TSchema {
  if (isEnumType(type)) return Type.Union(type.getValues().map(({ value }) => Type.Literal(String(value))));
  if (type.name === 'Int') return Type.Integer({ minimum: 0 }); // counts, ranks, and points
  if (type.name === 'Boolean') return Type.Boolean();
  if (type.name === 'ID') return Type.String({ format: 'uuid' });
  // The schema has no scalar for times; descriptions say which texts are.
  return Type.String(description?.includes('ISO 8601') === true ? { format: 'date-time' } : {});
}

function withMark(schema: TSchema, { isNullable: isNull, description }: Mark): TSchema {
  const about = description === undefined ? {} : { description };
  return isNull ? Type.Union([schema, Type.Null()], about) : { ...schema, ...about };
}

const isNullable = (schema: TSchema): boolean =>
  KindGuard.IsUnion(schema) && schema.anyOf.some((one) => KindGuard.IsNull(one));

function neverNull(schema: TSchema): TSchema {
  if (!KindGuard.IsUnion(schema) || !isNullable(schema)) return schema;
  const [inner = schema] = schema.anyOf;
  return withMark(inner, {
    isNullable: false,
    description: schema.description?.replace(/\bnull\b/, 'left out'),
  });
}

function schemaOf(part: unknown, examples: Examples): TSchema {
  if (KindGuard.IsSchema(part)) return part;
  if (typeof part !== 'object' || part === null)
    throw new Error(`A reply has ${String(part)} for every answer`);
  const mark = marks.get(part) ?? { isNullable: false, description: undefined };
  if (Array.isArray(part)) return withMark(Type.Array(schemaOf(part[0], examples)), mark);
  const fields = Object.entries(part).map(([name, value]) => {
    const schema = schemaOf(value, examples);
    const example = examples[name];
    return [name, example === undefined ? schema : { ...schema, examples: [example] }] as const;
  });
  return withMark(Type.Object(Object.fromEntries(fields)), mark);
}
