import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.ts';
import { declaredAccess } from '../auth/auth-directive.ts';
import type { ErrorCode, Outcome } from '../errors/error-catalogue.ts';
import { DomainError } from '../graphql/domain-error.ts';
import { sendFailure } from '../http/reply.ts';
import { contextOf, type RequestContext } from '../http/request-context.ts';
import { responses } from '../http/rest-schema.ts';
import { type Examples, type Operation, replySchema } from './mirror.answers.ts';
import { type Arguments, argumentsOfBody, bodySchema, type Names, type OwnBody } from './mirror.inputs.ts';
import {
  argumentsOfQuery,
  inputParameters,
  parametersIn,
  parametersSchema,
  querySchemas,
} from './mirror.queries.ts';

/** What a REST call does in its own way. */
export interface Mirrored<Answer, Complete = Answer> {
  /** The reply, in REST's names; null: none. Its schema is derived from this function: see {@link replySchema}. */
  readonly reply: (answer: Complete) => object | null;
  /** Adds what GraphQL resolves field by field, or fails where GraphQL answers null. */
  readonly complete?: (answer: Answer) => Promise<Outcome<{ answer: Complete }>>;
  /** 200 when left out. */
  readonly status?: number;
  /** The codes of this call that not every other call has. */
  readonly failures?: readonly ErrorCode[];
  /** The names of arguments in REST, where they differ. */
  readonly names?: Names;
  /** Instead of the arguments: {@link ownBody}. */
  readonly takes?: OwnBody;
  /** Of the fields of its body and its reply, by their names in REST. */
  readonly examples?: Examples;
  /** Instead of the operation's description. */
  readonly summary?: string;
  /** In bytes. */
  readonly bodyLimit?: number;
  /** Of the request, if the call reads any of its own. */
  readonly headers?: TSchema;
}

/** What a method of a resolver answers. */
export type AnswerOf<Method> = Method extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/**
 * Mounts REST calls that mirror operations of the schema, those of the class `Resolver`. A call runs the operation, so
 * its access, arguments, descriptions and failures are those of the operation. It takes the arguments as a body or, with
 * GET, from the address, and answers in REST's names.
 */
export const mirror =
  <Resolver>(app: FastifyInstance) =>
  <Name extends keyof Resolver & string, Complete = AnswerOf<Resolver[Name]>>(
    call: `${'GET' | 'POST' | 'PUT'} /${string}`,
    name: Name,
    mirrored: Mirrored<AnswerOf<Resolver[Name]>, Complete>,
  ): void => {
    const { operation, root, access } = findOperation(app, name);
    const { examples = {}, status = 200, failures = [], bodyLimit, headers } = mirrored;
    const { reply: toReply, complete = unchanged<Complete> } = mirrored;
    const [method = '', url = ''] = call.split(' ');
    const body = method === 'GET' ? undefined : (mirrored.takes ?? argumentsAsBody(operation, mirrored));
    app.route({
      method,
      url,
      config: { ...access, mirrors: `${root}.${name}` },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      schema: {
        summary: mirrored.summary ?? summaryOf(operation),
        ...(body === undefined ? querySchemas(operation, url) : { body: body.schema }),
        ...(headers === undefined ? {} : { headers }),
        response: responses({ [status]: replySchema(operation, toReply, examples) }),
        failures,
      },
      handler: async (request, reply) => {
        const given =
          body === undefined
            ? argumentsOfQuery(operation, { ...parametersIn(request.query), ...parametersIn(request.params) })
            : { ok: true as const, values: body.toArguments(request.body) };
        if (!given.ok) return sendFailure(reply, given);
        const outcome = await run(operation, given.values, contextOf(request, reply));
        if (!outcome.ok) return sendFailure(reply, outcome);
        const completed = await complete(outcome.answer as AnswerOf<Resolver[Name]> & Complete);
        if (!completed.ok) return sendFailure(reply, completed);
        return reply.code(status).send(toReply(completed.answer));
      },
    });
  };

/** The schema of the reply of a call that runs no operation, but answers the same as one. */
export const replyOf =
  <Resolver>(app: FastifyInstance) =>
  <Name extends keyof Resolver & string>(
    name: Name,
    { reply, examples = {} }: Pick<Mirrored<AnswerOf<Resolver[Name]>>, 'reply' | 'examples'>,
  ): TSchema =>
    replySchema(findOperation(app, name).operation, reply, examples);

/** The schema of parameters of a call that runs no operation, but takes arguments of one. */
export const parametersOf = <Name extends string>(
  app: FastifyInstance,
  operation: string,
  names: readonly Name[],
) => parametersSchema(findOperation(app, operation).operation, names);

/** The parameters of a call that runs no operation, but takes an input of one: their schema, and how they become the input. */
export function inputParametersOf(app: FastifyInstance, operation: string, name: string) {
  const input = findOperation(app, operation).operation.args.find((arg) => arg.name === name);
  if (input === undefined) throw new Error(`${operation} takes no ${name}`);
  return inputParameters(input);
}

/** The operation's arguments as a body; undefined if it takes none. */
const argumentsAsBody = (
  operation: Operation,
  { names = {}, examples = {} }: Pick<Mirrored<never>, 'names' | 'examples'>,
): OwnBody | undefined =>
  operation.args.length === 0
    ? undefined
    : {
        schema: bodySchema(operation, names, examples),
        toArguments: (body) => argumentsOfBody(operation, names, body),
      };

const unchanged = <Answer>(answer: Answer) => Promise.resolve({ ok: true, answer } as const);

/** The operation, and who may run it. */
function findOperation({ graphqlSchema: schema }: FastifyInstance, name: string) {
  for (const root of [schema?.getQueryType(), schema?.getMutationType()]) {
    const operation: Operation | undefined = root?.getFields()[name];
    if (schema === undefined || !root || operation === undefined) continue;
    const access: Access = declaredAccess(schema, operation) ?? { requires: 'NOTHING' };
    return { operation, root: root.name, access };
  }
  throw new Error(`The schema has no operation ${name}`);
}

/** The first sentence becomes the title of the call: see `completeDocument`. */
const summaryOf = ({ description }: Operation): string =>
  (description ?? '').replace(/\.$/, '').replaceAll('. ', '; ');

/** No resolver reads it. */
const noInfo = {} as GraphQLResolveInfo;

/** The operation's answer, with enums in the words that are used internally, or its failure. */
async function run(
  { resolve, name }: Operation,
  values: Arguments,
  context: RequestContext,
): Promise<Outcome<{ answer: unknown }>> {
  if (resolve === undefined) throw new Error(`${name} has no resolver`);
  try {
    return { ok: true, answer: await resolve(undefined, values, context, noInfo) };
  } catch (error) {
    if (error instanceof DomainError) return error.failure;
    throw error;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The schema whose operations REST calls mirror. */
    readonly graphqlSchema?: GraphQLSchema;
  }
  interface FastifyContextConfig {
    /** The operation that the call runs: `Mutation.addFaq`. */
    readonly mirrors?: string;
  }
}
