import { isSignature, signature } from '../../platform/secrets/signature.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** A link in the message of a broadcast to one recipient. */
export interface ClickGrant {
  readonly mailingSeq: string;
  /** The recipient's place in the broadcast. */
  readonly place: number;
  /** The number of the link in the broadcast. */
  readonly link: number;
}

/** The label of the key that signs links of broadcasts. */
const label = 'click';
const form = /^([0-9a-z]{1,10})\.([0-9a-z]{1,6})\.([0-9a-z]{1,3})\.([\w-]{43})$/;
const digits = 36;

/**
 * The address on our own host by way of which a link leads to its target: `/l/<mailing>.<place>.<link>.<HMAC-SHA-256>`.
 * It says nothing about the user or the target, and does not expire: old messages are opened, too.
 */
export function clickLink(
  secrets: Secrets,
  publicUrl: string,
  { mailingSeq, place, link }: ClickGrant,
): string {
  const text = [Number(mailingSeq), place, link].map((number) => number.toString(digits)).join('.');
  return `${publicUrl}/l/${text}.${signature(secrets.key(label), text)}`;
}

/** Parses a token that we signed; null for any other text. */
export function readClickToken(secrets: Secrets, token: string): ClickGrant | null {
  const [, mailing = '', place = '', link = '', given = ''] = form.exec(token) ?? [];
  if (!isSignature(secrets.keys(label), `${mailing}.${place}.${link}`, given)) return null;
  const [mailingSeq = 0, ofPlace = 0, ofLink = 0] = [mailing, place, link].map((text) =>
    Number.parseInt(text, digits),
  );
  return { mailingSeq: String(mailingSeq), place: ofPlace, link: ofLink };
}
