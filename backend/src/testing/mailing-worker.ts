import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { crashKinds, isCrashKind } from './mailing-crash.ts';

/**
 * An instance in its own process, to be killed: it sends mailings of one kind until its standard input ends.
 *
 * Arguments: database URL, kind, port of the mail server, address of the fake Twilio, a name for its connections.
 */
const [url = '', kind = '', port = '', smsUrl = '', name = ''] = process.argv.slice(2);
if (!isCrashKind(kind)) throw new Error(`There is no kind ${kind}`);

const pool = new Pool({ connectionString: url, max: 6, application_name: name });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined));
const instance = crashKinds[kind].instance(pool, { smtpPort: Number(port), smsUrl }, 2);
const ending = new AbortController();
process.stdin.on('end', () => {
  ending.abort();
});
process.stdin.resume();

while (!ending.signal.aborted) {
  await instance.work().catch(() => undefined);
  await sleep(50);
}
instance.close();
await pool.end();
