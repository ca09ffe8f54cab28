import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { StartError } from './lifecycle.ts';
import { boundPort, checkPort, explainListenError, findFreePort, readyLine } from './port.ts';

const host = '127.0.0.1';

describe('a port', () => {
  it('that is free can be listened on right after it was looked at', async () => {
    const port = await findFreePort();
    await checkPort(port, host);
    const server = createServer().listen(port, host);
    await once(server, 'listening');
    server.close();
  });

  it('that is taken is explained with its number and the variable to change', async () => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const port = boundPort(server);
    const refused = checkPort(port, host);
    await expect(refused).rejects.toBeInstanceOf(StartError);
    await expect(refused).rejects.toThrow(new RegExp(`Port ${port} .*PORT=${port + 1}`));
    server.close();
  });

  it('on what is no address of this machine is explained with the address', async () => {
    await expect(checkPort(0, '192.0.2.1')).rejects.toThrow('HOST is 192.0.2.1');
  });

  it('leaves other errors alone', () => {
    const error = new Error('other');
    expect(explainListenError(error, 4000, host)).toBe(error);
  });
});

it('names the bound port in the ready line', () => {
  expect(readyLine(4321)).toBe('ready http://localhost:4321');
});
