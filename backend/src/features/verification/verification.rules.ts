import { createHash, randomBytes } from 'node:crypto';
import { emailContact, type ContactKey, phoneContact } from '../../platform/contact/contact-key.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { parseMobileOf } from '../../platform/contact/phone.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import {
  emailMissingMessage,
  emailPatternMessage,
  phoneMissingMessage,
} from '../../platform/forms/field-rules.ts';
import type { Browser } from '../../platform/http/request-context.ts';
import { smsCountry } from './verification.sms-country.ts';

/** The purpose of a verification. */
export type Purpose = 'waitlist' | 'ambassador' | 'status' | 'reopen' | 'own-data' | 'contact';
/** How a code travels. */
export type Channel = 'email' | 'sms';

/**
 * The lifetime of a code by its length, and how often it may be tried: a code that is easier to guess gets less of
 * both.
 */
export function policyFor(codeLength: number): { readonly validSeconds: number; readonly maxTries: number } {
  return codeLength >= 6 ? { validSeconds: 600, maxTries: 5 } : { validSeconds: 300, maxTries: 3 };
}

/** The label of the key from which codes are derived. */
export const codeKeyLabel = 'otp code';

/** No limit needs rows older than this: none looks further back than a day from the end of a code. */
export const retentionMinutes = 24 * 60 + 30;

/** The destination of a code. */
export interface Destination {
  readonly channel: Channel;
  /** The key by which destinations are compared and counted. */
  readonly key: ContactKey;
  /** The address as typed, or the E.164 number. */
  readonly address: string;
}

/** The raw destination; anything may be missing. */
export interface DestinationInput {
  readonly channel: Channel;
  readonly email?: string | null | undefined;
  /** With `+`, or parsed as a number of the {@link smsCountry} first. */
  readonly mobileNumber?: string | null | undefined;
}

/**
 * The identities that a signup with this destination may have, the likeliest last: an older signup may have kept the
 * exact address as its own, while another one has the mailbox's key.
 */
export function identitiesOf({ channel, key, address }: Destination): readonly ContactKey[] {
  return channel === 'email' ? [emailContact(address.toLowerCase()), key] : [key];
}

/** @returns the destination, or VALIDATION_FAILED or PHONE_NOT_SUPPORTED with the message of the invalid field. */
export function parseDestination(input: DestinationInput): Outcome<{ destination: Destination }> {
  return input.channel === 'email'
    ? parseEmailDestination(input.email ?? '')
    : parseMobileDestination(input.mobileNumber ?? '');
}

function parseEmailDestination(text: string): Outcome<{ destination: Destination }> {
  if (text.trim() === '') return invalidField('email', emailMissingMessage);
  const email = parseEmail(text);
  if (email === null) return invalidField('email', emailPatternMessage);
  return {
    ok: true,
    destination: { channel: 'email', key: emailContact(email.key), address: email.address },
  };
}

function parseMobileDestination(text: string): Outcome<{ destination: Destination }> {
  if (text.trim() === '') return invalidField('mobileNumber', phoneMissingMessage);
  const mobile = parseMobileOf(smsCountry.code, text);
  if (mobile === null) {
    const message = `We can text codes to ${smsCountry.adjective} mobile numbers only. Enter one, or use your email address.`;
    return failure('PHONE_NOT_SUPPORTED', message, { fields: { mobileNumber: message } });
  }
  return { ok: true, destination: { channel: 'sms', key: phoneContact(mobile), address: mobile } };
}

/** VALIDATION_FAILED for one field, with the field's message as the message of the whole. */
export function invalidField(field: string, message: string): Outcome<never> {
  return failure('VALIDATION_FAILED', message, { fields: { [field]: message } });
}

/**
 * The client that requests or tries a code: the browser with the token or, without cookies, the client's network.
 *
 * @param addressKey see `ClientKeys`.
 * @returns null for a browser without a token of ours.
 */
export function askerOf(browser: Browser, addressKey: string): string | null {
  if (!browser.broughtCookies) return askingNetwork(addressKey);
  const token = ownToken(browser);
  return token === null ? null : askingBrowser(token);
}

export const askingBrowser = (token: string): string => `browser ${browserKey(token)}`;
export const askingNetwork = (addressKey: string): string => `address ${addressKey}`;

/** The browser's token; null if it sent none or an invalid one. */
export function ownToken({ broughtCookies, token }: Browser): string | null {
  return broughtCookies && token !== undefined && isBrowserToken(token) ? token : null;
}

/** The token of a browser: 256 random bits, base64url. */
export function newBrowserToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether the text can be a token of {@link newBrowserToken}. */
export function isBrowserToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}

/** What a verification is bound to: the SHA-256 of the browser's token, base64url. The token itself is never stored. */
export function browserKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** How long a verified contact can be used to join or apply. */
export const verificationMinutes = 15;
