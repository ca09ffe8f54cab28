import 'reflect-metadata';
import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../http/request-context.ts';
import { withAuthDirective } from './auth-directive.ts';
import type { Role } from './role.ts';
import type { Viewer } from './viewer.ts';

const build = (sdl: string): GraphQLSchema =>
  withAuthDirective(
    buildSchema(`enum Role { VIEWER EDITOR ADMIN } enum ApiKeyScope { ROLE METRICS INVITES } ${sdl}`, {
      assumeValidSDL: true,
    }),
  );

const schema = build(`
  type Query {
    open: Int
    viewer: Int @auth(requires: VIEWER)
    person: Int @auth(requires: VIEWER, session: true)
    adding: Int @auth(requires: ADMIN, key: EDITOR)
    invites: Int @auth(requires: EDITOR, scope: INVITES)
    invitesOf(guarded: Int @auth(requires: ADMIN)): Int @auth(requires: EDITOR, scope: INVITES)
    secretive: Secretive
    argument(plain: Int, guarded: Int @auth(requires: EDITOR)): Int
    input(of: Outer, list: [Outer!]): Int
    admins(of: AdminsOnly): Int
  }
  type Secretive @auth(requires: ADMIN) { one: Int }
  input Outer { plain: Int guarded: Int @auth(requires: ADMIN) inner: Outer }
  input AdminsOnly @auth(requires: ADMIN) { plain: Int }
`);

const context = {
  clientAddress: '192.0.2.1',
  browser: { broughtCookies: false, token: undefined },
  proof: undefined,
  setBrowserToken: () => undefined,
  noteOutcome: () => undefined,
  privateCookies: {
    read: () => undefined,
    write: () => undefined,
    mark: () => undefined,
    clear: () => undefined,
  },
};
const session = (role: Role): Viewer => ({
  kind: 'session',
  adminId: 'a',
  sessionId: 's',
  email: 'a@example.com',
  role,
});
const apiKey = (role: Role): Viewer => ({ kind: 'api-key', apiKeyId: 'k', name: 'Reports', role });
const rootValue = {
  open: 1,
  viewer: 1,
  person: 1,
  adding: 1,
  invites: 1,
  invitesOf: 1,
  secretive: { one: 1 },
  argument: 1,
  input: 1,
  admins: 1,
};

async function codeOf(source: string, viewer: Viewer | null): Promise<unknown> {
  const contextValue: RequestContext = { ...context, viewer };
  const { errors } = await graphql({ schema, source, rootValue, contextValue });
  return errors?.[0]?.extensions['code'] ?? errors?.[0]?.message ?? 'let through';
}

describe('@auth', () => {
  it.each([
    ['{ open }', 'let through', 'let through', 'let through'],
    ['{ viewer }', 'UNAUTHENTICATED', 'let through', 'let through'],
    ['{ secretive { one } }', 'UNAUTHENTICATED', 'FORBIDDEN', 'let through'],
    ['{ argument(plain: 1) }', 'let through', 'let through', 'let through'],
    ['{ argument(guarded: 1) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'let through'],
    ['{ argument(guarded: null) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'let through'],
    ['{ input(of: { plain: 1 }) }', 'let through', 'let through', 'let through'],
    ['{ input(of: { guarded: 1 }) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'let through'],
    ['{ input(of: { inner: { inner: { guarded: 1 } } }) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'let through'],
    ['{ input(list: [{ plain: 1 }, { guarded: 1 }]) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'let through'],
    ['{ admins }', 'let through', 'let through', 'let through'],
    ['{ admins(of: {}) }', 'UNAUTHENTICATED', 'FORBIDDEN', 'let through'],
  ])('on %s', async (source, nobody, viewer, admin) => {
    expect(await codeOf(source, null)).toBe(nobody);
    expect(await codeOf(source, session('VIEWER'))).toBe(viewer);
    expect(await codeOf(source, session('ADMIN'))).toBe(admin);
    expect(await codeOf(source, apiKey('ADMIN'))).toBe(admin);
  });

  it('with session refuses API keys', async () => {
    expect(await codeOf('{ person }', apiKey('ADMIN'))).toBe('FORBIDDEN');
    expect(await codeOf('{ person }', session('VIEWER'))).toBe('let through');
  });

  it('with key asks another role of API keys', async () => {
    expect(await codeOf('{ adding }', apiKey('EDITOR'))).toBe('let through');
    expect(await codeOf('{ adding }', apiKey('VIEWER'))).toBe('FORBIDDEN');
    expect(await codeOf('{ adding }', session('EDITOR'))).toBe('FORBIDDEN');
    expect(await codeOf('{ adding }', session('ADMIN'))).toBe('let through');
  });

  it('allows a key with a scope the operations that name it, and no others, including open fields', async () => {
    const key: Viewer = { kind: 'scoped-key', apiKeyId: 'k', name: 'App', scope: 'INVITES' };
    expect(await codeOf('{ invites }', key)).toBe('let through');
    expect(await codeOf('{ invites }', { ...key, scope: 'METRICS' })).toBe('FORBIDDEN');
    expect(await codeOf('{ invites }', session('VIEWER'))).toBe('FORBIDDEN');
    expect(await codeOf('{ invites }', session('EDITOR'))).toBe('let through');
    for (const other of [
      '{ open }',
      '{ viewer }',
      '{ person }',
      '{ secretive { one } }',
      '{ invitesOf(guarded: 1) }',
    ])
      expect(await codeOf(other, key), other).toBe('FORBIDDEN');
  });

  it('is refused on a value that has a default', () => {
    expect(() => build('type Query { one(guarded: Int = 1 @auth(requires: ADMIN)): Int }')).toThrow(
      'has a default',
    );
  });
});
