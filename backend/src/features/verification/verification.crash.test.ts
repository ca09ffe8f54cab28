import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import {
  codeFor,
  codeOf,
  createService,
  newEmail,
  sendMail,
  tryMail,
  wrong,
} from './verification.scenario.ts';

let server: KillableServer;

beforeAll(async () => {
  server = await startKillableServer();
});
afterAll(() => server.stop());

interface CodeRow {
  readonly address: string;
  readonly tries: number;
  readonly verified: boolean;
  readonly hasJob: boolean;
}

const readCodes = async (): Promise<readonly CodeRow[]> =>
  (
    await server.pool.query<CodeRow>(
      `SELECT address, tries, verified_at IS NOT NULL AS verified,
         EXISTS (SELECT FROM graphile_worker_codes._private_jobs WHERE payload ->> 'challengeId' = otp_challenge.id::text) AS "hasJob"
       FROM otp_challenge`,
    )
  ).rows;

describe('kill -9 of PostgreSQL right after the answers', () => {
  it('loses no announced code, nor its job', async () => {
    const service = createService(server.pool);
    const emails = Array.from({ length: 20 }, newEmail);
    const sent = await Promise.all(emails.map((email) => sendMail(service, email)));
    await server.kill();
    expect(sent.map(codeOf)).toEqual(emails.map(() => null));
    const codes = await readCodes();
    expect(new Set(codes.map(({ address }) => address))).toEqual(new Set(emails));
    expect(codes.every(({ hasJob }) => hasJob)).toBe(true);
  });

  it('returns no try and loses no verification', async () => {
    const service = createService(server.pool);
    const [right, other] = [newEmail(), newEmail()];
    await Promise.all([right, other].map((email) => sendMail(service, email)));
    const [rightCode, otherCode] = [await codeFor(server.pool, right), await codeFor(server.pool, other)];
    const outcomes = await Promise.all([
      tryMail(service, right, rightCode),
      tryMail(service, other, wrong(otherCode)),
    ]);
    await server.kill();
    expect(outcomes.map(codeOf)).toEqual([null, 'OTP_INVALID']);
    const codes = new Map((await readCodes()).map((code) => [code.address, code]));
    expect(codes.get(right)).toMatchObject({ tries: 1, verified: true });
    expect(codes.get(other)).toMatchObject({ tries: 1, verified: false });
  });
});
