import { createVerify, X509Certificate } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { type Failure, failure } from '../../platform/errors/error-catalogue.ts';

/** A provider's request, as it came. */
type SignedRequest = Pick<FastifyRequest, 'headers' | 'body' | 'bodyText'>;

/** What is known of a certificate: its text, that there is none, or nothing, because its host did not answer. */
export type FetchedCertificate = { readonly text: string } | 'missing' | 'unreachable';

export interface SignatureOptions {
  /** Of Resend's webhook, `whsec_…`; undefined: its signatures cannot be checked. */
  readonly resendSecret: string | undefined;
  readonly fetchCertificate?: (url: string) => Promise<FetchedCertificate>;
}

/** Checks what providers sign, beside the API key that authenticates them. A check answers null if nothing is wrong. */
export class MailEventSignatures {
  readonly #resend: Webhook | null;
  readonly #fetch: (url: string) => Promise<FetchedCertificate>;
  /** Amazon's certificates by their addresses. */
  readonly #certificates = new Map<string, X509Certificate>();

  constructor({ resendSecret, fetchCertificate = fetchFromAmazon }: SignatureOptions) {
    this.#resend = resendSecret === undefined ? null : new Webhook(resendSecret);
    this.#fetch = fetchCertificate;
  }

  /**
   * Checks a message of Amazon SNS. One without a signature passes, because SNS signs nothing that it delivers raw.
   * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html
   */
  async checkSns({ body }: Pick<SignedRequest, 'body'>): Promise<Failure | null> {
    if (!Value.Check(Signed, body)) return null;
    if (!Value.Check(SnsMessage, body)) return signatureInvalid;
    const certificate = await this.#certificateAt(body.SigningCertURL);
    if (certificate === 'unreachable') return signatureUnchecked;
    if (certificate === 'missing') return signatureInvalid;
    const signed = (body.Type === 'Notification' ? ofNotifications : ofConfirmations)
      .map((name) => [name, body[name]] as const)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => `${name}\n${value}\n`)
      .join('');
    const isRight = createVerify(body.SignatureVersion === '1' ? 'sha1' : 'sha256')
      .update(signed)
      .verify(certificate.publicKey, body.Signature, 'base64');
    return isRight ? null : signatureInvalid;
  }

  /** Checks a webhook of Resend, which Svix signs and sends. https://resend.com/docs/webhooks/verify-webhooks-requests */
  checkResend({ headers, bodyText }: Omit<SignedRequest, 'body'>): Failure | null {
    const header = (name: string) => String(headers[`svix-${name}`] ?? '');
    try {
      this.#resend?.verify(bodyText ?? '', {
        'webhook-id': header('id'),
        'webhook-timestamp': header('timestamp'),
        'webhook-signature': header('signature'),
      });
      return null;
    } catch {
      return signatureInvalid;
    }
  }

  async #certificateAt(url: string): Promise<X509Certificate | 'missing' | 'unreachable'> {
    const known = this.#certificates.get(url);
    if (known !== undefined && isInForce(known)) return known;
    const fetched = await this.#fetch(url);
    if (typeof fetched === 'string') return fetched;
    const certificate = parsedCertificate(fetched.text);
    if (certificate === null || !isInForce(certificate)) return 'missing';
    if (this.#certificates.size >= certificatesAtMost) this.#certificates.clear();
    this.#certificates.set(url, certificate);
    return certificate;
  }
}

const certificatesAtMost = 20;
const deadlineMs = 3000;

const Signed = Type.Object({ Signature: Type.Unknown() });
const optional = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const SnsMessage = Type.Object({
  Type: Type.String(),
  Message: Type.String(),
  MessageId: Type.String(),
  Timestamp: Type.String(),
  TopicArn: Type.String(),
  Subject: optional,
  SubscribeURL: optional,
  Token: optional,
  SignatureVersion: Type.Union([Type.Literal('1'), Type.Literal('2')]),
  Signature: Type.String(),
  /** If a message could name another host, anyone could sign it. */
  SigningCertURL: Type.String({
    pattern:
      '^https://sns\\.[a-z0-9-]+\\.amazonaws\\.com(?:\\.cn)?/SimpleNotificationService-[\\w-]{1,100}\\.pem$',
  }),
});

/** What SNS signs, in its order. */
const ofNotifications = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const;
const ofConfirmations = [
  ...(['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const),
];

const isInForce = ({ validFromDate, validToDate }: X509Certificate): boolean =>
  validFromDate.getTime() <= Date.now() && Date.now() < validToDate.getTime();

function parsedCertificate(text: string): X509Certificate | null {
  try {
    return new X509Certificate(text);
  } catch {
    return null;
  }
}

async function fetchFromAmazon(url: string): Promise<FetchedCertificate> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(deadlineMs) });
    if (response.ok) return { text: await response.text() };
    return response.status < 500 ? 'missing' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

const signatureInvalid = failure(
  'SIGNATURE_INVALID',
  'The signature is missing or doesn’t match. Check that your provider sends this, and that its secret is current.',
);
const signatureUnchecked = failure(
  'SIGNATURE_UNCHECKED',
  'Amazon’s certificate can’t be fetched right now. Let this server make HTTPS requests to sns.*.amazonaws.com, then try again.',
  { retryAfterSeconds: 60 },
);
