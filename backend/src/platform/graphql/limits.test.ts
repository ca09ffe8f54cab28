import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitRules } from './limits.ts';

const schema = buildSchema(`
  type Query { me: Person people(first: Int): [Person!]! ping: String }
  type Person { id: ID! name: String friend: Person boss: Person }
  type Mutation { join: Person leave: Person }`);

function faults(document: string, introspection = false): readonly string[] {
  return validate(schema, parse(document), [...limitRules({ introspection })]).map(({ message }) => message);
}

const nested = (levels: number): string => (levels === 0 ? 'name' : `friend { ${nested(levels - 1)} }`);
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

/** A document with this many tokens; comments do not count. */
const tokens = (count: number): string =>
  `{ people(first: [${times(count - 12, () => '1')}]) { id } } # a comment`;

describe('a document', () => {
  it.each([
    ['8 levels', `{ me { ${nested(6)} } }`],
    [
      '8 levels through fragments',
      `{ ...a } fragment a on Query { me { ...b } } fragment b on Person { ${nested(6)} }`,
    ],
    ['5 aliases of a field, and the field', `{ ping ${times(5, (at) => `p${at}: ping`)} }`],
    ['5 aliases of two fields each', `{ me { ${times(5, (at) => `a${at}: id b${at}: name`)} } }`],
    ['a field 5 times', `{ ${times(5, () => 'ping')} }`],
    [
      'a fragment in two places',
      '{ me { ...p friend { ...p } boss { ...p } } } fragment p on Person { id name }',
    ],
    ['one root field in a mutation', 'mutation { join { id } }'],
    ['one root field in a mutation and its type', 'mutation { __typename join { id } }'],
    ['400 tokens', tokens(400)],
    ['10 directives', `{ ping ${times(10, () => '@skip(if: false)')} }`],
  ])('may have %s', (_what, document) => {
    expect(faults(document)).toEqual([]);
  });

  it.each([
    ['9 levels', `{ me { ${nested(7)} } }`, /8 levels/],
    [
      '9 levels through fragments',
      `{ ...a } fragment a on Query { me { ...b } } fragment b on Person { ${nested(7)} }`,
      /8 levels/,
    ],
    ['9 levels through inline fragments', `{ ... on Query { me { ... { ${nested(7)} } } } }`, /8 levels/],
    [
      'a circle of fragments',
      '{ me { ...a } } fragment a on Person { friend { ...b } } fragment b on Person { boss { ...a } }',
      /8 levels/,
    ],
    ['6 aliases of a field', `{ ${times(6, (at) => `p${at}: ping`)} }`, /5 aliases/],
    [
      '6 aliases spread over fragments',
      `{ ...a ...b } fragment a on Query { a: ping b: ping c: ping } fragment b on Query { d: ping e: ping f: ping }`,
      /5 aliases/,
    ],
    [
      '6 aliases in different places',
      `{ me { a: id b: id c: id friend { d: id e: id f: id } } }`,
      /5 aliases/,
    ],
    ['a field 6 times', `{ ${times(6, () => 'ping')} }`, /repeats a field/],
    ['an alias 6 times', `{ ${times(6, () => 'p: ping')} }`, /repeats a field/],
    ['two root fields in a mutation', 'mutation { join { id } leave { id } }', /one root field/],
    ['one root field twice in a mutation', 'mutation { a: join { id } b: join { id } }', /one root field/],
    [
      'two root fields through a fragment',
      'mutation { join { id } ...more } fragment more on Mutation { leave { id } }',
      /one root field/,
    ],
    [
      'two root fields in the second operation',
      'query a { ping } mutation b { join { id } leave { id } }',
      /one root field/,
    ],
    ['11 directives', `{ ping ${times(11, () => '@skip(if: false)')} }`, /10 directives/],
    ['401 tokens', tokens(401), /400 tokens/],
  ])('may not have %s', (_what, document, message) => {
    expect(faults(document)).toEqual([expect.stringMatching(message)]);
  });

  it('may not multiply by fragments', () => {
    const spread = times(
      6,
      (at) =>
        `fragment f${at} on Person { friend { ...f${at + 1} } boss { ...f${at + 1} } a: friend { ...f${at + 1} } }`,
    );
    expect(faults(`{ me { ...f0 } } ${spread} fragment f6 on Person { id }`)).toEqual([
      expect.stringMatching(/400 fields|8 levels/),
    ]);
  });

  it('comes to an end with circles that go through no field', () => {
    expect(faults('{ ...a } fragment a on Query { ...b ping } fragment b on Query { ...a }')).toEqual([]);
  });
});

describe('introspection', () => {
  const deep = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
    oneOf: true,
  });

  it('may be as long and deep as tools make it, where it is allowed', () => {
    expect(faults(deep, true)).toEqual([]);
    expect(faults(deep, false)).not.toEqual([]);
  });

  it('excuses nothing beside it', () => {
    const beside = `{ __schema { types { ${times(1, () => 'name')} } } me { ${nested(7)} } }`;
    expect(faults(beside, true)).toEqual([expect.stringMatching(/8 levels/)]);
    expect(faults('{ __schema { types { ...t } } } fragment t on __Type { ofType { ...t } }', true)).toEqual([
      expect.stringMatching(/30 levels/),
    ]);
  });
});
