import { keyedDigest } from '../../platform/secrets/secrets.ts';
import { isDisposable, type ListedDomains } from './fairness.mail-domains.ts';
import { quickSeconds, type SignalName } from './fairness.signals.ts';

/** What the server saw of a user who joined with a referral code. */
export interface ReferredJoin {
  /** Place in the join order. */
  readonly seq: string;
  readonly referrerSeq: string;
  readonly joinedAt: Date;
  readonly verifiedBy: 'email' | 'phone';
  /** The normalized email, verified or only stated. */
  readonly emailKey: string;
  /** Of the email as typed: a key may have another domain of the same provider. */
  readonly emailDomain: string;
  /** E.164, verified or only stated. */
  readonly phone: string;
  /** What is known of the code that they entered; null: nothing anymore. */
  readonly networkKey: string | null;
  readonly clientCountry: string | null;
  readonly browserKey: string | null;
  /** From the request of the code to its entry. */
  readonly codeSeconds: number | null;
}

/** What is kept of it: nothing that tells who they are. The keys are 64-bit keyed hashes, as PostgreSQL writes bigints. */
export interface Evidence {
  readonly seq: string;
  readonly referrerSeq: string;
  readonly joinedAt: Date;
  readonly clientCountry: string | null;
  readonly alikeKey: string | null;
  readonly deviceKey: string | null;
  readonly statedKey: string | null;
  readonly networkKey: string | null;
  /** What fires by this person alone. */
  readonly signals: readonly SignalName[];
}

/** The label of the key with which evidence is hashed. */
export const evidenceLabel = 'fairness evidence';

/** With fewer letters, a match means nothing: `a1` and `a2` may well be two users. */
const lettersMin = 4;

/** @param key of {@link evidenceLabel}. */
export function evidenceOf(join: ReferredJoin, key: Buffer, domains: ListedDomains): Evidence {
  const { seq, referrerSeq, joinedAt, clientCountry, verifiedBy, codeSeconds } = join;
  const hash = (kind: string, value: string | null): string | null =>
    value === null ? null : keyedDigest(key, `${kind} ${value}`).readBigInt64BE().toString();
  const [local = '', domain = ''] = verifiedBy === 'email' ? join.emailKey.split('@') : [];
  const letters = local.replaceAll(/[^a-z]/g, '');
  const fired: SignalName[] = [];
  if (verifiedBy === 'email' && isDisposable(join.emailDomain, domains)) fired.push('disposable');
  if (codeSeconds !== null && codeSeconds <= quickSeconds) fired.push('quick');
  return {
    ...{ seq, referrerSeq, joinedAt, clientCountry },
    alikeKey: hash('alike', letters.length < lettersMin ? null : `${referrerSeq} ${letters}@${domain}`),
    deviceKey: hash('device', join.browserKey),
    statedKey: hash('stated', verifiedBy === 'email' ? join.phone : join.emailKey),
    networkKey: hash('network', join.networkKey === null ? null : `${referrerSeq} ${join.networkKey}`),
    signals: fired,
  };
}
