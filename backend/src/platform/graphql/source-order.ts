import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { GraphQLObjectType, GraphQLSchema } from 'graphql';

/** A class whose methods are the fields of Query and Mutation. */
interface ResolverClass {
  readonly prototype: object;
}

const rootDescriptions: Readonly<Record<string, string>> = {
  Query: 'Read operations.',
  Mutation: 'Write operations; a request runs one.',
};

/**
 * The same schema in the order of its sources: arguments in the order of the method parameters, which decorators
 * collect from last to first; the fields of Query and Mutation class by class, whichever module was loaded first; and
 * each type where it first occurs.
 */
export function inSourceOrder(schema: GraphQLSchema, resolvers: readonly ResolverClass[]): GraphQLSchema {
  const methods = resolvers.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype));
  const ordered = mapSchema(schema, {
    [MapperKind.ROOT_OBJECT]: (type) => {
      const config = type.toConfig();
      const fields = Object.entries(config.fields).toSorted(
        ([one], [other]) => methods.indexOf(one) - methods.indexOf(other),
      );
      const description = rootDescriptions[type.name] ?? config.description;
      return new GraphQLObjectType({ ...config, description, fields: Object.fromEntries(fields) });
    },
    [MapperKind.OBJECT_FIELD]: (field) =>
      field.args === undefined
        ? undefined
        : { ...field, args: Object.fromEntries(Object.entries(field.args).reverse()) },
  });
  return new GraphQLSchema({ ...ordered.toConfig(), types: [] });
}
