import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { boundPort } from '../../../backend/src/platform/port.ts';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';

/** take: immediately. refuse: not now (451, 503). slow: after 8 seconds. away: no connection. */
export type GateMode = 'take' | 'refuse' | 'slow' | 'away';

export interface Message {
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

/** Takes messages, or does not. */
export interface Gate {
  readonly port: number;
  readonly messages: readonly Message[];
  mode: GateMode;
  /** Breaks every connection of now. */
  cut(): void;
}

const slowMs = 8_000;

/** The mail server that the product sends to. */
export async function startMailGate(lifecycle: Lifecycle): Promise<Gate> {
  const messages: Message[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      callback(
        gate.mode === 'refuse' ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null,
      );
    },
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        void sleep(gate.mode === 'slow' ? slowMs : 0).then(() => {
          for (const { address } of session.envelope.rcptTo)
            messages.push({ to: address, text, at: performance.now() });
          callback();
        });
      });
    },
  });
  smtp.on('error', () => undefined);
  const gate: Gate = await guard(smtp.server, messages, lifecycle);
  return gate;
}

/** Twilio's API, as far as the product uses it. */
export async function startTextGate(lifecycle: Lifecycle): Promise<Gate> {
  const messages: Message[] = [];
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createHttpServer((request, response) => {
    let form = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (form += chunk));
    request.on('end', () => {
      if (gate.mode === 'refuse') return void answer(response, 503, { code: 20503, message: 'unavailable' });
      void sleep(gate.mode === 'slow' ? slowMs : 0).then(() => {
        const fields = new URLSearchParams(form);
        messages.push({ to: fields.get('To') ?? '', text: fields.get('Body') ?? '', at: performance.now() });
        answer(response, 201, { sid: `SM${messages.length}`, status: 'queued' });
      });
    });
  });
  const gate: Gate = await guard(server, messages, lifecycle);
  return gate;
}

/** Has a server behind a port that can be away. */
async function guard(behind: Server, messages: readonly Message[], lifecycle: Lifecycle): Promise<Gate> {
  const sockets = new Set<Socket>();
  let mode: GateMode = 'take';
  const front = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    behind.emit('connection', socket);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  lifecycle.onStop('a gate', () => {
    for (const socket of sockets) socket.destroy();
    front.close();
  });
  const port = boundPort(front);
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port,
    messages,
    cut,
    get mode() {
      return mode;
    },
    set mode(next) {
      if (mode === 'away') front.listen(port, '127.0.0.1');
      mode = next;
      if (next !== 'away') return;
      front.close();
      cut();
    },
  };
}
