import { GraphQLError } from 'graphql';
import { vi } from 'vitest';
import { endsSession } from '../../platform/use-unseen-failure.ts';
import type { Script } from '../../testing/scripted-server.tsx';
import { nothingWaits } from './render-office.tsx';

/** Answers what the office's own client sends, by operation name, as the server does. */
export function serveOffice(scripts: Readonly<Record<string, Script>>): void {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body);
    const script = scripts[operationName] ?? (operationName === 'Waiting' ? nothingWaits : undefined);
    if (script === undefined) throw new Error(`No answer for ${operationName}`);
    const answer = await script(variables);
    if (!(answer instanceof GraphQLError)) return Response.json({ data: answer });
    const status = endsSession.includes(String(answer.extensions['code'])) ? 401 : 200;
    return Response.json({ errors: [answer.toJSON()] }, { status });
  });
}
