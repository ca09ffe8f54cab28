import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import type { JobRun, RunAgain } from '../../platform/jobs/job.ts';

const retrySeconds = 30;

/** Emails a link. A failed send is retried later; one that was permanently rejected is dropped. */
export async function sendLinkMail(
  linkId: string,
  { log }: Pick<JobRun, 'log'>,
  send: () => Promise<void>,
): Promise<RunAgain | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    log.warn({ linkId, kind: error.kind, reason: error.message }, 'a link could not be sent');
    return error.kind === 'refused' ? undefined : { runAgainInSeconds: retrySeconds };
  }
}
