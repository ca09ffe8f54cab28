import { createSecrets } from '../../platform/secrets/secrets.ts';
import type { TestApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { signStatusToken } from '../status/status.token.ts';
import { deriveCode } from '../verification/verification.code.ts';
import { codeKeyLabel, type Purpose } from '../verification/verification.rules.ts';

/** For tests: users whose status is open in a browser, and the codes that they are sent. */

const secrets = createSecrets(testSecret);

/** The token of a link to a user's status. */
export const linkOf = (signupId: string, generation = 0) =>
  signStatusToken(secrets, 'link', { signupId, generation, expires: Math.floor(Date.now() / 1000) + 3600 });

/** Null: there are none. */
export const codeOfErrors = (body: { errors?: { extensions: { code: string } }[] }) =>
  body.errors?.[0]?.extensions.code ?? null;

/** @returns why it was refused; null: it is open. */
export async function openStatus(client: TestClient, token: string): Promise<string | null> {
  const { body } = await client.graphql(
    'mutation ($token: String!) { openStatusByLink(token: $token) { message } }',
    { token },
  );
  return codeOfErrors(body);
}

export function ownDataScenario(running: TestApp) {
  /** A user who joined, with their status open in a browser. */
  async function member(fields: Parameters<typeof joinVerified>[2] = {}) {
    const input = person(fields);
    const { pool } = running.database;
    const joined = await joinVerified(pool, createWaitlist(running.database), input, { minutesAgo: 5 });
    const client = new TestClient(running.origin, { cookies: true });
    const refused = await openStatus(client, linkOf(joined.id));
    if (refused !== null) throw new Error(refused);
    return { joined, client, ...input };
  }

  async function codeSentTo(address: string, purpose: Purpose): Promise<string> {
    const { rows } = await running.database.pool.query<{ id: string; code_length: number }>(
      'SELECT id, code_length FROM otp_challenge WHERE address = $1 AND purpose = $2 ORDER BY created_at DESC LIMIT 1',
      [address, purpose],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('No code was sent');
    return deriveCode(secrets.key(codeKeyLabel), row.id, row.code_length);
  }

  const send = async (client: TestClient) =>
    (await client.graphql('mutation { sendOwnDataCode { message codeLength } }')).body;
  const verify = async (client: TestClient, otp: string) =>
    (await client.graphql('mutation ($otp: String!) { verifyOwnDataCode(otp: $otp) { message } }', { otp }))
      .body;

  /** Enters a code that was sent to the verified contact. */
  async function confirm(client: TestClient, address: string): Promise<void> {
    const refused =
      codeOfErrors(await send(client)) ??
      codeOfErrors(await verify(client, await codeSentTo(address, 'own-data')));
    if (refused !== null) throw new Error(refused);
  }

  return { member, codeSentTo, send, verify, confirm };
}
