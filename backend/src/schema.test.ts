import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  validateSchema,
  type GraphQLNamedType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from './schema.ts';

type Schema = Awaited<ReturnType<typeof createSchema>>;

let schema: Schema;
beforeAll(async () => {
  schema = await createSchema();
});

/** Everything in the schema that has a name and is not built in, with its description. */
function* described(): Generator<readonly [name: string, description: string | null | undefined]> {
  for (const directive of schema.getDirectives()) {
    if (isSpecifiedDirective(directive)) continue;
    yield [`@${directive.name}`, directive.description];
    for (const arg of directive.args) yield [`@${directive.name}.${arg.name}`, arg.description];
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    yield [type.name, type.description];
    yield* describedParts(type);
  }
}

function* describedParts(type: GraphQLNamedType): ReturnType<typeof described> {
  if (isEnumType(type))
    for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      yield [`${type.name}.${field.name}`, field.description];
  if (!isObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    yield [`${type.name}.${field.name}`, field.description];
    for (const arg of field.args) yield [`${type.name}.${field.name}(${arg.name})`, arg.description];
  }
}

describe('the schema', () => {
  it('is valid, which is not checked at each start', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('says of every type, field, argument and value what it is, in plain sentences', () => {
    const all = [...described()];
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([, text]) => !/^\S.*\.$/s.test(text ?? ''))).toEqual([]);
    expect(all.filter(([, text]) => /[’“”]/.test(text ?? ''))).toEqual([]); // straight quotes, as in the sources
    // "The wave." says no more than the name does.
    expect(all.filter(([, text]) => /^(?:(?:The|An?|Its|Their) )?\S+\.$/.test(text ?? ''))).toEqual([]);
  });

  it('has arguments in the order of the sources, and begins with what visitors do', () => {
    const [query, mutation] = [schema.getQueryType()?.getFields(), schema.getMutationType()?.getFields()];
    expect(query?.['users']?.args.map(({ name }) => name)).toEqual([
      ...['filter', 'sort', 'direction', 'page', 'limit'],
    ]);
    expect(mutation?.['approveAdmin']?.args.map(({ name }) => name)).toEqual(['id', 'role']);
    expect(Object.keys(query ?? {})[0]).toBe('brokers');
    expect(Object.keys(mutation ?? {})[0]).toBe('joinWaitlist');
  });

  it('reads plain fields without a resolver of their own, which would make a promise of each', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const resolved = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !isIntrospectionType(type) && !roots.includes(type))
      .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
      .filter(
        ({ args, resolve, astNode }) =>
          resolve !== undefined && args.length === 0 && !astNode?.directives?.length,
      );
    // Read on demand.
    expect(resolved.map(({ name }) => name).toSorted()).toEqual([
      ...['ambassador', 'application', 'around', 'contact', 'feedback', 'funnel', 'history', 'holds'],
      ...['invite', 'leaderboard', 'links', 'mergedInto', 'messageChoices', 'nextSteps', 'nextSteps'],
      'rewards',
    ]);
  });
});
