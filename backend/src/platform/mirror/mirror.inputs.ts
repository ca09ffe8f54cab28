import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox';
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { needed, nullable } from '../http/rest-schema.ts';
import type { Examples, Operation } from './mirror.answers.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** The names of arguments in REST, where they differ. */
export type Names = Readonly<Record<string, string>>;

/** The fields of a call's body: those of the operation's only argument if it is an input, else its arguments. */
export function bodySchema(operation: Operation, names: Names, examples: Examples): TObject {
  const description = getNamedType(wrapperOf(operation)?.type)?.description ?? undefined;
  return { ...objectOf(inputsOf(operation), names, examples), ...(description && { description }) };
}

export type Arguments = Readonly<Record<string, unknown>>;

/** An operation's arguments, from the body of a call. */
export function argumentsOfBody(operation: Operation, names: Names, body: unknown): Arguments {
  const wrapper = wrapperOf(operation);
  const values = valuesOf(inputsOf(operation), names, body);
  return wrapper === undefined ? values : { [wrapper.name]: values };
}

/** A body of its own, and the arguments that it becomes. */
export interface OwnBody {
  readonly schema: TObject;
  readonly toArguments: (body: unknown) => Arguments;
}

/** For a call that takes something else than the arguments of its operation. */
export const ownBody = <Schema extends TObject>(
  schema: Schema,
  toArguments: (body: Static<Schema>) => Arguments,
): OwnBody => ({ schema, toArguments: (body) => toArguments(body as Static<Schema>) });

const wrapperOf = ({ args }: Operation): GraphQLArgument | undefined =>
  args.length === 1 ? args.find(({ type }) => isInputObjectType(getNullableType(type))) : undefined;

function inputsOf(operation: Operation): readonly Input[] {
  const type = getNullableType(wrapperOf(operation)?.type);
  return isInputObjectType(type) ? Object.values(type.getFields()) : operation.args;
}

const objectOf = (inputs: readonly Input[], names: Names, examples: Examples): TObject =>
  Type.Object(
    Object.fromEntries(
      inputs.map((input) => {
        const name = names[input.name] ?? input.name;
        const example = examples[name];
        const shape = mayBeEither(input, name) ? eitherShape : shapeOf(input.type, examples);
        const schema = example === undefined ? shape : { ...shape, examples: [example] };
        return [name, (isNeeded(input) ? needed : nullable)(schema, descriptionOf(input))];
      }),
    ),
  );

/** Phones may be numbers; numbers that are needed may be blank, which the service answers in its words. */
const mayBeEither = (input: Input, name: string): boolean =>
  name === 'phoneNo' || (getNullableType(input.type).toString() === 'Int' && isNeeded(input));

const eitherShape = Type.Union([Type.String(), Type.Integer()]);

/** The words of enums are left to the service. */
function shapeOf(type: GraphQLInputType, examples: Examples): TSchema {
  const inner = getNullableType(type);
  if (isListType(inner)) return Type.Array(shapeOf(inner.ofType, {}));
  if (isInputObjectType(inner)) return objectOf(Object.values(inner.getFields()), {}, examples);
  if (inner.name === 'Boolean') return Type.Boolean();
  return inner.name === 'Int' ? Type.Integer() : Type.String();
}

/** Whether the caller must send it. Without it, the service gets a blank one, and says in its words what is missing. */
function isNeeded({ type, defaultValue }: Input): boolean {
  const inner = getNullableType(type);
  const isOptional = isInputObjectType(inner) && !Object.values(inner.getFields()).some(isNeeded);
  return isNonNullType(type) && defaultValue === undefined && !isOptional;
}

/** What an argument is, which words it can have, and its default. */
export function descriptionOf({ type, description, defaultValue }: Input): string {
  const words = wordsOf(type);
  const choice = words.length === 0 ? '' : ` One of ${words.join(', ')}.`;
  return `${description ?? ''}${choice}${defaultOf(defaultValue)}`.trim();
}

/** The words of an enum, as they are used internally; none for other types. */
export function wordsOf(type: GraphQLInputType): readonly string[] {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ value }) => String(value)) : [];
}

function defaultOf(value: unknown): string {
  const text = [value].flat().join(', ');
  return text === '' ? '' : ` Defaults to ${text}.`;
}

function valuesOf(inputs: readonly Input[], names: Names, given: unknown): Arguments {
  const body = new Map<string, unknown>(Object.entries(given ?? {}));
  return Object.fromEntries(
    inputs.map((input) => [input.name, valueOf(input, body.get(names[input.name] ?? input.name))]),
  );
}

function valueOf({ type, defaultValue }: Input, given: unknown): unknown {
  if (given !== undefined && given !== null) return converted(type, given);
  return isNonNullType(type) ? (defaultValue ?? blankOf(type)) : given;
}

function converted(type: GraphQLInputType, given: unknown): unknown {
  const inner = getNullableType(type);
  if (isListType(inner))
    return Array.isArray(given) ? given.map((item) => converted(inner.ofType, item)) : given;
  if (isInputObjectType(inner)) return valuesOf(Object.values(inner.getFields()), {}, given);
  if (inner.name === 'Int') return Number(given);
  return inner.name === 'Boolean' ? given : String(given);
}

function blankOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isInputObjectType(inner)) return converted(inner, {});
  return { Int: 0, Boolean: false }[inner.name] ?? '';
}
