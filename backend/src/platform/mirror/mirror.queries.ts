import { type TObject, type TOptional, type TSchema, type TString, Type } from '@sinclair/typebox';
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { Outcome } from '../errors/error-catalogue.ts';
import { parseSort, type SortDirection } from '../paging/sort.ts';
import type { Operation } from './mirror.answers.ts';
import { type Arguments, descriptionOf, wordsOf } from './mirror.inputs.ts';

/** The parameters of a call's address: those in its path, and the operation's other arguments, as text. */
export function querySchemas(
  operation: Operation,
  path: string,
): { readonly params?: TObject; readonly querystring?: TObject } {
  const names = operation.args.filter((arg) => !isDirection(arg)).map(({ name }) => name);
  const [inPath = [], inQuery = []] = [true, false].map((wanted) =>
    names.filter((name) => path.includes(`/:${name}`) === wanted),
  );
  return {
    ...(inPath.length > 0 && { params: Type.Required(parametersSchema(operation, inPath)) }),
    ...(inQuery.length > 0 && { querystring: parametersSchema(operation, inQuery) }),
  };
}

/** What a parameter stands for: an argument, or a field of an argument that is an input. */
type Parameter = GraphQLArgument | GraphQLInputField;

const fieldsOf = ({ type }: GraphQLArgument): readonly GraphQLInputField[] | null => {
  const inner = getNullableType(type);
  return isInputObjectType(inner) ? Object.values(inner.getFields()) : null;
};

/** The schema of parameters that are arguments of an operation, or the fields of its inputs. */
export const parametersSchema = <Name extends string>({ args }: Operation, names: readonly Name[]) =>
  Type.Object(
    Object.fromEntries(
      args
        .filter(({ name }) => names.some((each) => each === name))
        .flatMap((arg): readonly Parameter[] => fieldsOf(arg) ?? [arg])
        .map((parameter) => [parameter.name, parameterSchema(parameter, args)]),
    ) as Record<Name, TOptional<TString>>,
  );

/** One with several values may be repeated. */
function parameterSchema(parameter: Parameter, args: Operation['args']): TSchema {
  const description = parameterDescription(parameter, args);
  const isRepeated = isListType(getNullableType(parameter.type));
  return Type.Optional(
    isRepeated
      ? Type.Union([Type.String(), Type.Array(Type.String())], { description })
      : Type.String({ description }),
  );
}

/** The fields of an input as parameters: their schemas, and how they become the input. */
export function inputParameters(input: GraphQLArgument) {
  const fields = fieldsOf(input) ?? [];
  return {
    properties: Object.fromEntries(fields.map((field) => [field.name, parameterSchema(field, [])])),
    toInput: (query: object) => inputOf(fields, parametersIn(query)),
  };
}

/** The parameters that the schema let through. */
export const parametersIn = (given: unknown): GivenParameters => Object.assign({}, given);

/** The values of parameters; those that may be repeated are lists then. */
type GivenParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The operation's arguments, from the parameters. Numbers that are none become NaN, which the service rejects, as it does
 * unknown words of enums. Its `sort` and `direction` are one parameter, such as `-createdAt`, and the fields of an input are
 * parameters of their own.
 */
export function argumentsOfQuery(
  { args }: Operation,
  given: GivenParameters,
): Outcome<{ values: Arguments }> {
  const values = Object.fromEntries(
    args.map((arg) => [
      arg.name,
      fieldsOf(arg) === null ? valueOf(arg, given[arg.name]) : inputOf(fieldsOf(arg) ?? [], given),
    ]),
  );
  const order = args.find(isOrder);
  if (order === undefined) return { ok: true, values };
  const sorted = parseSort(textOf(given[order.name]), wordsOf(order.type), usualOrder(args));
  return sorted.ok ? { ok: true, values: { ...values, ...sorted.order } } : sorted;
}

const isOrder = ({ name, type }: Parameter): boolean => name === 'sort' && isEnumType(getNamedType(type));
const isDirection = ({ name }: GraphQLArgument): boolean => name === 'direction';

const usualOrder = (args: Operation['args']) => ({
  sort: String(args.find(isOrder)?.defaultValue),
  direction: args.find(isDirection)?.defaultValue as SortDirection,
});

function parameterDescription(arg: Parameter, args: Operation['args']): string {
  if (!isOrder(arg)) return descriptionOf(arg);
  const { sort, direction } = usualOrder(args);
  return `One of ${wordsOf(arg.type).join(', ')}; with a leading - for descending order. Defaults to ${direction === 'descending' ? '-' : ''}${sort}.`;
}

const inputOf = (fields: readonly GraphQLInputField[], given: GivenParameters): Arguments =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, given[field.name])]));

const textOf = (given: GivenParameters[string]): string | undefined =>
  typeof given === 'string' || given === undefined ? given : given[0];

function valueOf({ type, defaultValue }: Parameter, given: GivenParameters[string]): unknown {
  if (isListType(getNullableType(type))) {
    const texts = [given ?? []].flat().filter((text) => text.trim() !== '');
    return texts.length === 0 ? defaultValue : texts;
  }
  const text = textOf(given);
  const kind = getNamedType(type).name;
  if (kind !== 'Int' && kind !== 'Boolean') return text ?? defaultValue;
  const word = text?.trim() ?? '';
  if (word === '') return defaultValue;
  if (kind === 'Boolean') return word === 'true' || (word === 'false' ? false : word);
  return /^\d{1,12}$/.test(word) ? Number(word) : Number.NaN;
}
