import { Type } from '@sinclair/typebox';
import type { FastifyPluginCallback } from 'fastify';
import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAuthDirective } from '../auth/auth-directive.ts';
import { failure } from '../errors/error-catalogue.ts';
import { domainError } from '../graphql/domain-error.ts';
import { mountRestApi } from '../http/rest-api.ts';
import { createServer } from '../http/server.ts';
import { digitsOf, emptyAsNull, given, orNull } from './mirror.answers.ts';
import { ownBody } from './mirror.inputs.ts';
import { mirror } from './mirror.ts';

const text = new GraphQLNonNull(GraphQLString);
const whole = new GraphQLNonNull(GraphQLInt);
const Tone = new GraphQLEnumType({
  name: 'Tone',
  values: { LOUD: { value: 'loud' }, LOW: { value: 'low' } },
});
const Direction = new GraphQLEnumType({
  name: 'Direction',
  values: { ASC: { value: 'ascending' }, DESC: { value: 'descending' } },
});
const Owner = new GraphQLObjectType({
  name: 'Owner',
  fields: { id: { type: new GraphQLNonNull(GraphQLID) } },
});
const Note = new GraphQLObjectType({
  name: 'Note',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID), description: 'Its id.' },
    phone: { type: text, description: 'Phone number, E.164.' },
    formerPhone: { type: text },
    tone: { type: Tone },
    secret: { type: GraphQLString, description: 'A secret; null if there is none.' },
    at: { type: text, description: 'When; ISO 8601.' },
    owner: { type: Owner, description: 'Whose it is.' },
    likes: { type: whole, description: 'How many like it.', resolve: () => 3 },
  },
});
interface NoteAnswer {
  readonly id: string;
  readonly phone: string;
  readonly formerPhone: string;
  readonly tone: string | null;
  readonly secret: string | null;
  readonly at: string;
  readonly owner: { readonly id: string } | null;
}
const note: NoteAnswer & { readonly internal: string } = {
  id: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
  phone: '+919876543210',
  formerPhone: '',
  tone: 'loud',
  secret: null,
  at: '2026-01-31T09:00:00.000Z',
  owner: { id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' },
  internal: 'not in the schema',
};

/** The last arguments that an operation was given. */
let asked: unknown;
const operation = (
  config: Omit<GraphQLFieldConfig<unknown, unknown>, 'resolve'>,
  answer: () => unknown,
): GraphQLFieldConfig<unknown, unknown> => ({
  ...config,
  resolve: (_source, args) => {
    asked = args;
    return answer();
  },
});
const AddInput = new GraphQLInputObjectType({
  name: 'AddInput',
  description: 'A new note.',
  fields: {
    title: { type: text, description: 'Its title.' },
    amount: { type: whole },
    phoneNo: { type: GraphQLString },
    tone: { type: Tone, description: 'How it is said.' },
    isOpen: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: true },
    days: { type: new GraphQLList(new GraphQLNonNull(GraphQLInt)) },
  },
});
const schema = withAuthDirective(
  new GraphQLSchema({
    types: [
      new GraphQLEnumType({ name: 'Role', values: { VIEWER: {}, EDITOR: {}, ADMIN: {} } }),
      new GraphQLEnumType({ name: 'ApiKeyScope', values: { INVITES: {} } }),
    ],
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        notes: operation(
          {
            type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Note))),
            description: 'Notes. The newest come first.',
            args: {
              search: { type: GraphQLString },
              sort: { type: Tone, defaultValue: 'low' },
              direction: { type: Direction, defaultValue: 'descending' },
              page: { type: whole, defaultValue: 1, description: 'Which page.' },
            },
          },
          () => [note],
        ),
        note: operation(
          { type: Note, description: 'One note.', args: { id: { type: new GraphQLNonNull(GraphQLID) } } },
          () => null,
        ),
      },
    }),
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      fields: {
        add: operation(
          {
            type: Note,
            description: 'Adds a note.',
            args: { input: { type: new GraphQLNonNull(AddInput) } },
          },
          () => note,
        ),
        fail: operation({ type: text, description: 'Fails.' }, () => {
          throw domainError(failure('RATE_LIMITED', 'Wait.', { fields: { a: 'b' }, retryAfterSeconds: 7 }));
        }),
        hush: operation(
          { type: text, description: 'Says nothing.', args: { id: { type: text } } },
          () => 'done',
        ),
      },
    }),
  }),
);

interface Operations {
  notes(): Promise<readonly NoteAnswer[]>;
  note(): Promise<NoteAnswer | null>;
  add(): Promise<NoteAnswer>;
  fail(): Promise<string>;
  hush(): Promise<string>;
}
const toReply = ({ id, phone, formerPhone, secret, owner, ...rest }: NoteAnswer) => ({
  ...rest,
  _id: id,
  phoneNo: digitsOf(phone),
  formerPhoneNo: digitsOf(emptyAsNull(formerPhone)),
  owner: orNull(owner, ({ id: _id }) => ({ _id })),
  ...given({ secret }),
});
const routes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<Operations>(app);
  call('GET /notes', 'notes', { reply: (notes) => ({ result: notes.map(toReply) }) });
  call('GET /note/:id', 'note', {
    complete: (found) =>
      Promise.resolve(
        found === null ? failure('NOT_FOUND', 'None.') : { ok: true, answer: { ...found, likes: 3 } },
      ),
    reply: ({ likes, ...found }: NoteAnswer & { readonly likes: number }) => ({ likes, ...toReply(found) }),
    failures: ['NOT_FOUND'],
  });
  call('POST /add', 'add', { status: 201, examples: { title: 'Why?' }, reply: toReply });
  call('POST /fail', 'fail', { reply: (message) => ({ message }) });
  call('POST /hush', 'hush', { names: { id: 'noteId' }, status: 204, reply: () => null });
  call('PUT /hush', 'hush', {
    summary: 'Hushes two',
    takes: ownBody(Type.Object({ a: Type.Integer() }), ({ a }) => ({ id: String(a * 2) })),
    reply: (message) => ({ message }),
  });
  done();
};

let server: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  server = await createServer({ log: pino({ level: 'silent' }), trustProxy: 0, secure: false });
  await mountRestApi(server, [routes], undefined, schema);
});
afterAll(() => server.close());

async function send(call: string, payload?: object) {
  const [method = '', url = ''] = call.split(' ');
  const response = await server.inject({
    method: method as 'GET',
    url: `/api${url}`,
    ...(payload && { payload }),
  });
  return {
    status: response.statusCode,
    body: response.body === '' ? null : response.json<unknown>(),
    headers: response.headers,
  };
}

const reply = {
  _id: note.id,
  phoneNo: 919_876_543_210,
  formerPhoneNo: null,
  tone: 'loud',
  at: note.at,
  owner: { _id: note.owner?.id },
};

describe('a call that mirrors an operation', () => {
  it('answers in its own names, with the words of enums that are used internally, and nothing else', async () => {
    expect(await send('GET /notes')).toMatchObject({ status: 200, body: { result: [reply] } });
    expect(await send('POST /add', { title: 'Why?', amount: 1 })).toMatchObject({ status: 201, body: reply });
  });

  it('takes the arguments from a body: numbers that are text, phones that are numbers, and defaults', async () => {
    await send('POST /add', {
      title: 'Why?',
      amount: '7',
      phoneNo: 919_876_543_210,
      tone: 'low',
      isOpen: null,
    });
    expect(asked).toEqual({
      input: {
        title: 'Why?',
        amount: 7,
        phoneNo: '919876543210',
        tone: 'low',
        isOpen: true,
        days: undefined,
      },
    });
  });

  it('leaves it to the operation to say what is missing, and refuses wrong types', async () => {
    expect((await send('POST /add', { title: null })).status).toBe(201);
    expect(asked).toMatchObject({ input: { title: '', amount: 0 } });
    for (const wrong of [{ title: 1 }, { isOpen: 'yes' }, { days: ['1'] }, { days: 1 }, { tone: 1 }])
      expect(
        await send('POST /add', { title: 'a', amount: 1, ...wrong }),
        JSON.stringify(wrong),
      ).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('takes them from the address: numbers, and an order with its direction', async () => {
    await send('GET /notes?page=2&sort=-loud&search=a');
    expect(asked).toEqual({ search: 'a', sort: 'loud', direction: 'descending', page: 2 });
    await send('GET /notes?page=x&sort=loud');
    expect(asked).toEqual({ search: undefined, sort: 'loud', direction: 'ascending', page: Number.NaN });
    await send('GET /notes?page=');
    expect(asked).toEqual({ search: undefined, sort: 'low', direction: 'descending', page: 1 });
    expect(await send('GET /notes?sort=high')).toMatchObject({
      status: 422,
      body: { fields: { sort: 'sort must be one of loud, low, with a - before it descending' } },
    });
    expect((await send('GET /notes?direction=ASC')).status).toBe(422);
  });

  it('may rename an argument, take a body of its own, and answer nothing', async () => {
    expect(await send('POST /hush', { noteId: '7' })).toMatchObject({ status: 204, body: null });
    expect(asked).toEqual({ id: '7' });
    expect(await send('PUT /hush', { a: 4 })).toMatchObject({ status: 200, body: { message: 'done' } });
    expect(asked).toEqual({ id: '8' });
  });

  it('fails as the operation does, or where it has nothing', async () => {
    expect(await send('POST /fail', {})).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message: 'Wait.', fields: { a: 'b' } },
      headers: { 'retry-after': '7' },
    });
    expect(await send('GET /note/x')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(asked).toEqual({ id: 'x' });
  });

  it('is described by the schema: texts, types, what may be missing, and what GraphQL resolves by itself', async () => {
    const { paths } = (await send('GET /openapi.json')).body as {
      paths: Record<string, Record<string, object>>;
    };
    const schemaOf = (status: number, schemaPart: object) => ({
      responses: { [status]: { content: { 'application/json': { schema: schemaPart } } } },
    });
    const required = ['tone', 'at', '_id', 'phoneNo', 'formerPhoneNo', 'owner'];
    const properties = {
      tone: { anyOf: [{ anyOf: [{ const: 'loud' }, { const: 'low' }] }, { type: 'null' }] },
      at: { type: 'string', format: 'date-time' },
      _id: { type: 'string', format: 'uuid', description: 'Its id.' },
      phoneNo: { type: 'integer', description: 'Phone number, E.164; its digits as a number.' },
      formerPhoneNo: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      owner: { anyOf: [{ required: ['_id'] }, { type: 'null' }], description: 'Whose it is.' },
      secret: { type: 'string', description: 'A secret; left out if there is none.' },
    };
    expect(paths['/api/add']?.['post']).toMatchObject({
      summary: 'Adds a note',
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: ['title', 'amount'],
              properties: {
                title: { type: 'string', description: 'Its title.' },
                tone: { description: 'How it is said. One of loud, low.' },
                isOpen: { description: 'Defaults to true.' },
              },
            },
          },
        },
      },
      ...schemaOf(201, { required, properties }),
    });
    expect(paths['/api/note/{id}']?.['get']).toMatchObject(
      schemaOf(200, { required: ['likes', ...required], properties: { likes: { type: 'integer' } } }),
    );
    expect(paths['/api/notes']?.['get']).toMatchObject({
      summary: 'Notes',
      description: 'The newest come first. Needs no token.',
      parameters: [
        { name: 'search' },
        { name: 'sort', description: expect.stringMatching(/^One of loud, low; .* Defaults to -low\.$/) },
        { name: 'page', description: 'Which page. Defaults to 1.' },
      ],
    });
  });
});
