import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { boundPort } from '../port.ts';

/** A call as Twilio would have received it. */
export interface TwilioCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

export type TwilioAnswer = (response: ServerResponse) => void;

/** For tests: replaces Twilio's API on loopback. */
export async function startTwilioServer(answer: TwilioAnswer) {
  const calls: TwilioCall[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      calls.push({
        method,
        url,
        authorization: headers.authorization,
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { calls, baseUrl: `http://127.0.0.1:${boundPort(server)}`, stop };
}

export const answerJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
