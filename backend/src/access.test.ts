import { randomUUID } from 'node:crypto';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAdmin, seedApiKey } from './testing/accounts.ts';
import { sessionKeyLabel, type SessionToken, signToken } from './features/session/session.token.ts';
import type { Access } from './platform/auth/access.ts';
import { declaredAccess } from './platform/auth/auth-directive.ts';
import { type Role, roles } from './platform/auth/role.ts';
import { type Scope, scopes } from './platform/auth/scope.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { createSchema } from './schema.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { testSecret } from './testing/brand.ts';
import { TestClient } from './testing/client.ts';
import { selectionOf } from './testing/graphql-document.ts';

/**
 * Walks every operation of both APIs with every kind of token. An operation is open because it is named here, or it
 * declares who may use it: a new one that does neither fails.
 */
const openFields = [
  ...[
    'Query.me',
    'Query.visitorCountry',
    'Query.countries',
    'Query.rank',
    'Query.referrer',
    'Query.brokers',
    'Query.knownVisitor',
    'Query.openRewards',
  ],
  'Query.signupsPaused',
  ...['Query.faqs', 'Query.faq', 'Mutation.joinAsAmbassador'],
  ...[
    'Mutation.adminLogin',
    'Mutation.adminSignup',
    'Mutation.requestPasswordReset',
    'Mutation.resetPassword',
    'Mutation.confirmAdminSignup',
    'Query.adminSignupRequest',
  ],
  ...['Query.status', 'Mutation.openStatusByLink', 'Mutation.openStatusByCode', 'Mutation.tellWhenOpen'],
  ...['Mutation.openInvite', 'Mutation.rejoinWaitlist', 'Mutation.appealHolds'],
  ...['Mutation.closeStatus', 'Mutation.revokeStatusLinks', 'Mutation.chooseMessages'],
  ...['Mutation.setFirstNameShown', 'Mutation.connectAmbassador'],
  ...['Mutation.sendOwnDataCode', 'Mutation.verifyOwnDataCode', 'Mutation.downloadOwnData'],
  ...['Mutation.correctOwnName', 'Mutation.changeOwnContact'],
  ...['Mutation.leaveWaitlist', 'Mutation.stayOnWaitlist'],
  ...['Mutation.updatePoints', 'Mutation.sendOtp', 'Mutation.verifyOtp', 'Mutation.joinWaitlist'],
];
const openRoutes = [
  ...['POST /api/sendOtp', 'POST /api/sendMobileOtp', 'POST /api/verifyOtp', 'POST /api/verifyMobileOtp'],
  ...[
    'POST /api/joinwaitlist',
    'GET /api/getRank',
    'GET /api/getReferrer',
    'POST /api/updatePoints',
    'GET /api/geo',
  ],
  ...['POST /api/clientError', 'POST /api/visits'],
  'GET /api/signups',
  ...['POST /api/admin/login', 'POST /api/admin/signup', 'POST /api/admin/confirm'],
  ...['POST /api/joinAsAmbassador', 'GET /api/getfaqs', 'GET /api/getfaq/:id', 'GET /api/getDashboard'],
  ...['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs/scalar.js'],
];

const secrets = createSecrets(testSecret);
const tokenKeys = secrets.keys(sessionKeyLabel);
const refusals = ['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN'];

let running: TestApp;
let client: TestClient;
let schema: GraphQLSchema;
const accounts = new Map<Role | 'pending', string>();
beforeAll(async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
  schema = await createSchema();
  for (const role of roles) accounts.set(role, (await seedAdmin(running.database.pool, role)).id);
  accounts.set('pending', (await seedAdmin(running.database.pool, 'ADMIN', 'pending')).id);
});
afterAll(() => running.stop());

/** A session for a credential, created again for each operation: some calls end it. */
const newSession = ({ whose = 'ADMIN', minutes = 10 }: Credential): SessionToken => ({
  adminId: accounts.get(whose) ?? '',
  sessionId: randomUUID(),
  expires: Math.floor(Date.now() / 1000) + 60 * minutes,
});

const addSessions = (added: readonly SessionToken[]) =>
  running.database.pool.query(
    `INSERT INTO admin_session (id, admin_id, remembered, created_at, expires_at)
     SELECT id, admin_id, false, now() - interval '1 day', to_timestamp(expires)
     FROM unnest($1::uuid[], $2::uuid[], $3::bigint[]) AS given (id, admin_id, expires)`,
    [
      added.map(({ sessionId }) => sessionId),
      added.map(({ adminId }) => adminId),
      added.map(({ expires }) => expires),
    ],
  );

function forged(
  { adminId, sessionId, expires }: SessionToken,
  change: (claims: Record<string, unknown>) => Record<string, unknown> = (claims) => claims,
  key = tokenKeys[0],
): string {
  return jwt.sign(
    change({ iss: 'waitlist', aud: 'waitlist-admin', sub: adminId, jti: sessionId, exp: expires }),
    key,
  );
}

function unsigned(own: SessionToken): string {
  const [, claims = ''] = forged(own).split('.');
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
}

/** Always the same key: no call revokes it. */
function apiKey(seed: { readonly role: Role } | { readonly scope: Scope }, revoked = false) {
  let key: Promise<string> | undefined;
  const createdBy = () => accounts.get('ADMIN') ?? '';
  return () => (key ??= seedApiKey(running.database.pool, { ...seed, createdBy: createdBy(), revoked }));
}

/** A kind of token and its result: a rejection of every call, or the owner. */
interface Credential {
  readonly name: string;
  /** Whose session `own` is: an ADMIN's, unless it says otherwise. */
  readonly whose?: Role | 'pending';
  /** For how long; negative: it is over. */
  readonly minutes?: number;
  /** Whether it was ended before it was over. */
  readonly isEnded?: true;
  readonly token: (own: SessionToken) => string | null | Promise<string>;
  readonly is:
    | 'UNAUTHENTICATED'
    | 'SESSION_EXPIRED'
    | 'FORBIDDEN'
    | { readonly role: Role | null; readonly person?: boolean }
    | { readonly scope: Scope };
}

const signed = (own: SessionToken): string => signToken(tokenKeys, own);
const credentials: readonly Credential[] = [
  { name: 'no token', token: () => null, is: { role: null } },
  { name: 'rubbish', token: () => 'rubbish', is: 'UNAUTHENTICATED' },
  { name: 'alg none', token: unsigned, is: 'UNAUTHENTICATED' },
  {
    name: 'another key',
    token: (own) => forged(own, (claims) => claims, secrets.key('another')),
    is: 'UNAUTHENTICATED',
  },
  {
    name: 'another audience',
    token: (own) => forged(own, (claims) => ({ ...claims, aud: 'another' })),
    is: 'UNAUTHENTICATED',
  },
  {
    name: 'no end',
    token: (own) =>
      forged(own, (claims) => Object.fromEntries(Object.entries(claims).filter(([name]) => name !== 'exp'))),
    is: 'UNAUTHENTICATED',
  },
  { name: 'a session that is over', minutes: -1, token: signed, is: 'SESSION_EXPIRED' },
  { name: 'a session that was ended', isEnded: true, token: signed, is: 'SESSION_EXPIRED' },
  { name: 'a pending account', whose: 'pending', token: signed, is: 'SESSION_EXPIRED' },
  { name: 'a revoked API key', token: apiKey({ role: 'ADMIN' }, true), is: 'SESSION_EXPIRED' },
  ...roles.map((role): Credential => ({
    name: role,
    whose: role,
    token: signed,
    is: { role, person: true },
  })),
  ...roles.map((role): Credential => ({
    name: `an API key with ${role}`,
    token: apiKey({ role }),
    is: { role },
  })),
  ...scopes.map((scope): Credential => ({
    name: `an API key for ${scope}`,
    token: apiKey({ scope }),
    is: { scope },
  })),
];

function expected({ requires, session: person = false, key, scope }: Access, { is }: Credential): string {
  if (typeof is === 'string') return is;
  if ('scope' in is) return is.scope === scope ? 'let through' : 'FORBIDDEN';
  if (requires === 'NOTHING') return 'let through';
  if (is.role === null) return 'UNAUTHENTICATED';
  const lowest = is.person === true ? requires : (key ?? requires);
  const enough = { VIEWER: roles, EDITOR: ['EDITOR', 'ADMIN'], ADMIN: ['ADMIN'] }[lowest].includes(is.role);
  return enough && (is.person === true || !person) ? 'let through' : 'FORBIDDEN';
}

/** The result of every kind of token for an operation. */
async function walk(
  call: (headers: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<Readonly<Record<string, string>>> {
  const callers = credentials.map((credential) => ({ ...credential, own: newSession(credential) }));
  await addSessions(callers.filter(({ isEnded }) => isEnded !== true).map(({ own }) => own));
  const met = callers.map(async ({ name, token, own }) => {
    const bearer = await token(own);
    const code = await call(bearer === null ? {} : { authorization: `Bearer ${bearer}` });
    return [name, refusals.includes(String(code)) ? String(code) : 'let through'] as const;
  });
  return Object.fromEntries(await Promise.all(met));
}

const allExpected = (access: Access) =>
  Object.fromEntries(credentials.map((credential) => [credential.name, expected(access, credential)]));

describe('every operation of GraphQL', () => {
  const fields = () =>
    [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => ({
        name: `${type?.name ?? ''}.${field.name}`,
        field,
        access: declaredAccess(schema, field),
      })),
    );

  it('is open by name or declares who may use it', () => {
    expect(
      fields()
        .filter(({ access }) => access === null)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...openFields].sort());
  });

  it('admits the callers it is for and no others', { timeout: 120_000 }, async () => {
    for (const { name, field, access } of fields()) {
      const document = `${name.split('.')[0] === 'Query' ? 'query' : 'mutation'} { ${field.name}${argumentsFor(field)} ${selectionOf(field.type)} }`;
      const met = await walk(async (headers) => {
        const { status, body } = await client.post('/graphql', { query: document }, headers);
        const error = (body.errors as { message: string; extensions: { code: string } }[] | undefined)?.[0];
        if (status === 400) throw new Error(`${document}: ${error?.message ?? 'refused'}`);
        if (status === 401 || status === 403) return error?.extensions.code;
        return body.data === undefined ? 'no data' : error?.extensions.code;
      });
      expect(met, name).toEqual(allExpected(access ?? { requires: 'NOTHING' }));
    }
  });
});

describe('every call of REST', () => {
  const routes = () => running.restRoutes.filter(({ method }) => method !== 'HEAD');

  it('is open by name or declares who may use it', () => {
    expect(
      routes()
        .filter(({ access }) => access.requires === 'NOTHING')
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    ).toEqual([...openRoutes].sort());
    expect(routes().length).toBeGreaterThan(openRoutes.length);
  });

  it('admits the callers it is for and no others', { timeout: 120_000 }, async () => {
    for (const { method, url, access } of routes()) {
      const path = url.replaceAll(/:\w+/g, randomUUID());
      const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
      const met = await walk(async (headers) => {
        const answer = await client.send(method, path, body, {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        });
        expect(answer.status === 401, `${method} ${url}`).toBe(
          ['UNAUTHENTICATED', 'SESSION_EXPIRED', 'INVALID_CREDENTIALS'].includes(answer.body?.code),
        );
        return answer.body?.code;
      });
      expect(met, `${method} ${url}`).toEqual(allExpected(access));
    }
  });
});

/** The required arguments, with valid values that mean nothing. */
function argumentsFor({ args }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${valueOf(type)}`);
  return given.length === 0 ? '' : `(${given.join(', ')})`;
}

function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1', Boolean: 'false' }[type.name] ?? '"x"';
}
