import { GraphQLError } from 'graphql';
import { vi } from 'vitest';
import type { Script } from '../../testing/scripted-server.tsx';

const endsSession = new Set<unknown>(['UNAUTHENTICATED', 'SESSION_EXPIRED']);

/** Answers what the office's own client sends, by operation name, as the server does. */
export function serveOffice(scripts: Readonly<Record<string, Script>>): void {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body);
    const script = scripts[operationName];
    if (script === undefined) throw new Error(`No answer for ${operationName}`);
    const answer = await script(variables);
    if (!(answer instanceof GraphQLError)) return Response.json({ data: answer });
    const status = endsSession.has(answer.extensions['code']) ? 401 : 200;
    return Response.json({ errors: [answer.toJSON()] }, { status });
  });
}
