import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import { addJob, handleJob, type JobRun, jobType, type RunAgain } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import type { OtpTemplates } from './verification.templates.ts';
import {
  deleteOldChallenges,
  deleteOldCounts,
  findSendable,
  type SendableChallenge,
} from './verification.repository.ts';

const OtpPayload = Type.Object({ challengeId: Type.String() });

/** Sends the code of a challenge over its channel. The code itself is in no payload. */
export const sendOtpJobs = {
  email: jobType('send-otp-email', OtpPayload, 'code-mail'),
  sms: jobType('send-otp-sms', OtpPayload, 'code-sms'),
};

/** The jobs that older versions added for either channel. */
const sendOtpByAnyChannel = jobType('send-otp', OtpPayload, 'other');

const deleteOldOtpsJob = jobType('delete-old-otps', Type.Object({}), 'other');

export interface VerificationJobDependencies {
  readonly pool: Pool;
  readonly delivery: Delivery;
  readonly templates: OtpTemplates;
}

/** The job handlers of this feature. */
export function verificationJobs(dependencies: VerificationJobDependencies): FeatureJobs {
  return {
    handlers: [
      ...Object.values(sendOtpJobs).map((type) =>
        handleJob(type, ({ challengeId }, run) => sendOtp(dependencies, challengeId, run)),
      ),
      handleJob(sendOtpByAnyChannel, ({ challengeId }) => moveToLane(dependencies.pool, challengeId)),
      handleJob(deleteOldOtpsJob, () => deleteOldOtps(dependencies.pool)),
    ],
    cron: [{ type: deleteOldOtpsJob, match: '*/10 * * * *' }],
  };
}

/** Drops a code that can no longer be used; retries a failed send while the code is valid. */
async function sendOtp(
  dependencies: VerificationJobDependencies,
  challengeId: string,
  { log, signal }: JobRun,
): Promise<RunAgain | undefined> {
  const challenge = await findSendable(dependencies.pool, challengeId);
  if (challenge === null) {
    log.info({ challengeId }, 'a code was dropped: it can no longer be used');
    return undefined;
  }
  try {
    await deliver(dependencies, challengeId, challenge, signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    log.warn({ challengeId, kind: error.kind, reason: error.message }, 'a code could not be sent');
    return error.kind === 'refused' ? undefined : { runAgainInSeconds: retryDelay(error, challenge) };
  }
}

function deliver(
  { delivery, templates }: VerificationJobDependencies,
  challengeId: string,
  challenge: SendableChallenge,
  signal: AbortSignal,
) {
  const { channel, address, codeLength, purpose, remainingSeconds } = challenge;
  const params = { challengeId, codeLength, purpose, validMinutes: validMinutes(remainingSeconds) };
  return delivery.send(templates[channel], {
    id: challengeId,
    address,
    params,
    validSeconds: remainingSeconds,
    signal,
  });
}

/** Whole minutes until the code expires; its full lifetime if it is sent immediately. */
function validMinutes(remainingSeconds: number): number {
  return Math.max(1, Math.floor((remainingSeconds + 15) / 60));
}

/** Soon while the code is new, then every 15 seconds; 45 seconds if the message may have arrived. */
function retryDelay({ kind }: DeliveryError, { ageSeconds }: SendableChallenge): number {
  return kind === 'unknown' ? 45 : Math.min(15, Math.max(2, ageSeconds / 4));
}

async function moveToLane(pool: Pool, challengeId: string): Promise<undefined> {
  const challenge = await findSendable(pool, challengeId);
  if (challenge === null) return;
  const type = sendOtpJobs[challenge.channel];
  await addJob(pool, { type, payload: { challengeId }, key: `${type.name}:${challengeId}` });
}

const batch = 1000;
const maxBatches = 100;

/** In batches, so that no transaction is long; the rest waits for the next run. */
export async function deleteOldOtps(pool: Pool): Promise<undefined> {
  for (const deleteOld of [deleteOldChallenges, deleteOldCounts])
    for (let count = 0; count < maxBatches; count += 1) if ((await deleteOld(pool, batch)) < batch) break;
}
