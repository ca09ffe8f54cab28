import { type TObject, type TOptional, type TString, Type } from '@sinclair/typebox';
import { getNamedType, type GraphQLArgument, isEnumType } from 'graphql';
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

/** The schema of parameters that are arguments of an operation. */
export const parametersSchema = <Name extends string>({ args }: Operation, names: readonly Name[]) =>
  Type.Object(
    Object.fromEntries(
      args
        .filter(({ name }) => names.some((each) => each === name))
        .map((arg) => [
          arg.name,
          Type.Optional(Type.String({ description: parameterDescription(arg, args) })),
        ]),
    ) as Record<Name, TOptional<TString>>,
  );

/**
 * The operation's arguments, from the parameters. Numbers that are none become NaN, which the service rejects, as it does
 * unknown words of enums. Its `sort` and `direction` are one parameter, such as `-createdAt`.
 */
export function argumentsOfQuery(
  { args }: Operation,
  given: Readonly<Record<string, string | undefined>>,
): Outcome<{ values: Arguments }> {
  const values = Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg, given[arg.name])]));
  const order = args.find(isOrder);
  if (order === undefined) return { ok: true, values };
  const sorted = parseSort(given[order.name], wordsOf(order.type), usualOrder(args));
  return sorted.ok ? { ok: true, values: { ...values, ...sorted.order } } : sorted;
}

const isOrder = ({ name, type }: GraphQLArgument): boolean =>
  name === 'sort' && isEnumType(getNamedType(type));
const isDirection = ({ name }: GraphQLArgument): boolean => name === 'direction';

const usualOrder = (args: Operation['args']) => ({
  sort: String(args.find(isOrder)?.defaultValue),
  direction: args.find(isDirection)?.defaultValue as SortDirection,
});

function parameterDescription(arg: GraphQLArgument, args: Operation['args']): string {
  if (!isOrder(arg)) return descriptionOf(arg);
  const { sort, direction } = usualOrder(args);
  return `One of ${wordsOf(arg.type).join(', ')}; with a leading - for descending order. Defaults to ${direction === 'descending' ? '-' : ''}${sort}.`;
}

function valueOf({ type, defaultValue }: GraphQLArgument, text: string | undefined): unknown {
  if (getNamedType(type).name !== 'Int') return text ?? defaultValue;
  if (text === undefined || text.trim() === '') return defaultValue;
  return /^\d{1,12}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
