import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AmbassadorResolver } from './features/ambassador/ambassador.resolver.ts';
import { FaqResolver } from './features/faq/faq.resolver.ts';
import { GeoResolver } from './features/geo/geo.resolver.ts';
import { ReferralResolver } from './features/referral/referral.resolver.ts';
import { VerificationResolver } from './features/verification/verification.resolver.ts';
import { WaitlistResolver } from './features/waitlist/waitlist.resolver.ts';

const resolverClasses = [
  GeoResolver,
  ReferralResolver,
  VerificationResolver,
  WaitlistResolver,
  AmbassadorResolver,
  FaqResolver,
] as const;

/**
 * Builds the executable schema over the instances of its resolvers, one of each class. Without them it can be printed
 * but not executed.
 */
export function createSchema(resolvers: readonly object[] = []): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [...resolverClasses],
    validate: false,
    container: {
      get: (resolverClass) => resolvers.find((resolver) => resolver.constructor === resolverClass),
    },
  });
}

/** The schema as the text of `schema.graphql`. */
export async function printedSchema(): Promise<string> {
  return `${printSchemaWithDirectives(await createSchema())}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('../../schema.graphql', import.meta.url), await printedSchema());
}
