import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { features } from './features.ts'; // before TypeGraphQL: it loads what decorators need
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { withAuthDirective } from './platform/auth/auth-directive.ts';
import type { ResolverClass } from './platform/feature.ts';
import { inSourceOrder } from './platform/graphql/source-order.ts';

const resolverClasses = features.parts.toReversed().flatMap(({ resolvers = [] }) => resolvers);

/**
 * Builds the executable schema over the instances of its resolvers, one of each class. Without them it can be printed
 * but not executed.
 */
export async function createSchema(resolvers: readonly object[] = []): Promise<GraphQLSchema> {
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = await buildSchema({
    resolvers: resolverClasses as unknown as NonEmptyArray<ResolverClass>,
    validate: false,
    skipCheck: true, // that the schema is valid: a test checks it once
    container: {
      get: (resolverClass) => byClass.get(resolverClass), // asked at every call
    },
  });
  return withAuthDirective(inSourceOrder(schema, resolverClasses));
}

/** The schema as the text of `schema.graphql`, without the default names of its roots, Query and Mutation. */
export async function printedSchema(): Promise<string> {
  const text = printSchemaWithDirectives(await createSchema());
  return `${text.replace(/^schema \{[^}]*\}\s*/, '')}\n`;
}
