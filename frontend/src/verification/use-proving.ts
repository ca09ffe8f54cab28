import { useCallback } from 'react';
import type { ProofDemand } from '@waitlist/backend/proof';
import type { Attempt } from '../platform/attempt.ts';
import { logQuietly } from '../platform/log.ts';
import { useToasts } from '../ui/toasts.tsx';

/** A server under a growing flood may ask for more work than it did a moment ago. */
const timesMax = 3;
/** Shorter checks are not mentioned. */
const unnoticedMs = 500;

type Call<T> = (headers: Readonly<Record<string, string>>) => Promise<Attempt<T>>;

/**
 * Makes a call, and makes it again with the proof that the server asks for, if it does. The visitor reads that this takes
 * a moment, and can cancel it.
 */
export function useProving(cancel: () => void) {
  const toasts = useToasts();
  return useCallback(
    async <T>(signal: AbortSignal, call: Call<T>): Promise<Attempt<T>> => {
      let answer = await call({});
      let lastProof: string | undefined;
      for (let times = 0; times < timesMax && !answer.ok && !signal.aborted; times += 1) {
        const { proof: demand } = answer.error;
        if (demand === undefined) break;
        const announce = () => toasts.progress(checking, { label: 'Cancel', act: cancel });
        const notice = demand.kind === 'ALTCHA' ? setTimeout(announce, unnoticedMs) : undefined;
        const proof = await prove(demand, signal);
        clearTimeout(notice);
        toasts.clear();
        // The same again only if a captcha was unavailable twice.
        if (proof === null || proof === lastProof) break;
        lastProof = proof;
        answer = await call({ 'X-Proof': proof });
      }
      return answer;
    },
    [toasts, cancel],
  );
}

const checking = 'Your browser is doing a short check. It takes a few seconds.';

/** @returns null if it cannot be given: the answer that asked for it says what to do. */
async function prove(demand: ProofDemand, signal: AbortSignal): Promise<string | null> {
  try {
    if (demand.kind === 'ALTCHA') {
      const { solve } = await import('./solve-challenge.ts');
      return await solve(demand.challenge, signal);
    }
    const { solveCaptcha } = await import('./captcha.tsx');
    return await solveCaptcha(demand, signal);
  } catch (error) {
    logQuietly('the check failed', error);
    return null;
  }
}
