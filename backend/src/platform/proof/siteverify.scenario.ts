import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { boundPort } from '../port.ts';

type Form = Readonly<Record<string, string>>;

/** For tests: stands in for the siteverify of both services on loopback. It accepts the secret `secret`, and tokens once. */
export async function startSiteverify() {
  const calls: Form[] = [];
  const used = new Set<string>();
  const refuse = (response: ServerResponse, error: string) =>
    answerJson(response, { success: false, 'error-codes': [error] });
  const answer = (response: ServerResponse, { secret, response: token = '' }: Form) => {
    if (secret !== 'secret') return refuse(response, 'invalid-input-secret');
    if (!token.startsWith('right') || used.has(token)) return refuse(response, 'invalid-input-response');
    used.add(token);
    answerJson(response, { success: true, 'error-codes': [] });
  };
  const state = { calls, answer };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      calls.push(form);
      state.answer(response, form);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(state, {
    url: `http://127.0.0.1:${boundPort(server)}/siteverify`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  });
}

export const answerJson = (response: ServerResponse, body: object): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
