import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** A document that requests one field, its arguments from variables of the same names. */
export function documentOf(
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  given: readonly GraphQLArgument[],
): string {
  const variables = given.map(
    (argument) =>
      `$${argument.name}: ${String(isRequiredArgument(argument) ? argument.type : getNullableType(argument.type))}`,
  );
  const values = given.map(({ name }) => `${name}: $${name}`);
  const inBrackets = (parts: readonly string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  return `${operation} ${inBrackets(variables)} { ${field.name}${inBrackets(values)} ${selectionOf(field.type)} }`;
}

/** One field, down to a scalar. */
export function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const [field] = Object.values(named.getFields());
  return field === undefined ? '' : `{ ${field.name} ${selectionOf(field.type)} }`;
}
