import { Webhook } from 'standardwebhooks';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** Identifies the secret that signs for an endpoint. */
export interface SecretVersion {
  readonly id: string;
  readonly secretVersion: number;
  /** Until when the previous secret signs, too. */
  readonly previousUntil: Date | null;
}

export type SignedHeaders = Readonly<
  Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
>;

const label = (id: string, version: number): string => `webhook ${id} ${version}`;
const asSecret = (key: Buffer): string => `whsec_${key.toString('base64')}`;

/** The secret with which receivers verify. Derived, so it is stored nowhere. */
export const secretOf = (secrets: Secrets, { id, secretVersion }: SecretVersion): string =>
  asSecret(secrets.key(label(id, secretVersion)));

/**
 * Signs a body according to Standard Webhooks, once for every secret that a receiver may still hold: the current one, the
 * previous one until it expires, and those under the previous application secret while that is accepted.
 */
export function signedHeaders(
  secrets: Secrets,
  endpoint: SecretVersion,
  message: { readonly id: string; readonly body: string },
  now: Date,
): SignedHeaders {
  const { id, secretVersion, previousUntil } = endpoint;
  const overlaps = secretVersion > 1 && previousUntil !== null && previousUntil > now;
  const versions = overlaps ? [secretVersion, secretVersion - 1] : [secretVersion];
  const signatures = versions
    .flatMap((version) => secrets.keys(label(id, version)))
    .map((key) => new Webhook(asSecret(key)).sign(message.id, now, message.body));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
