import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';

/** A bounce or complaint, as a mail provider reports it. */
export interface MailEvent {
  readonly type: 'bounce' | 'complaint';
  /** Whether the address will never accept mail. Complaints always count. */
  readonly permanent: boolean;
  readonly email: string;
  /** The email's Message-ID; left out if the provider does not report it. */
  readonly messageId?: string | undefined;
}

/** A subscription that Amazon SNS wants confirmed. */
export interface SnsConfirmation {
  readonly topicArn: string;
  readonly url: string;
}

/** What a provider reported: events, none if it is irrelevant here, or a request to confirm. */
export type ProviderReport = Outcome<{ events: readonly MailEvent[]; confirmation: SnsConfirmation | null }>;

const report = (events: readonly MailEvent[]): ProviderReport => ({ ok: true, events, confirmation: null });
const nothing = report([]);

function as<S extends TSchema>(schema: S, value: unknown): Static<S> | null {
  return Value.Check(schema, value) ? value : null;
}

const Postmark = Type.Object({ RecordType: Type.String() });
const PostmarkBounce = Type.Object({ Type: Type.String(), Email: Type.String() });
const PostmarkChange = Type.Object({
  Recipient: Type.String(),
  SuppressSending: Type.Boolean(),
  SuppressionReason: Type.Union([Type.String(), Type.Null()]),
});
const postmarkOthers = new Set(['Delivery', 'Open', 'Click', 'Inbound']);
const postmarkPermanent = new Set(['HardBounce', 'BadEmailAddress']);

/**
 * Parses a webhook of Postmark: bounces and complaints of a transactional stream, and changes of the suppression list,
 * by which a broadcast stream reports them. https://postmarkapp.com/developer/webhooks/webhooks-overview
 */
export function readPostmark(body: unknown): ProviderReport {
  const kind = as(Postmark, body)?.RecordType ?? '';
  if (postmarkOthers.has(kind)) return nothing;
  if (kind === 'SubscriptionChange') {
    const change = as(PostmarkChange, body);
    if (change === null)
      return firstFault({ Recipient: 'Recipient, SuppressSending or SuppressionReason is missing' });
    const { Recipient: email, SuppressionReason: reason } = change;
    if (!change.SuppressSending) return nothing;
    if (reason === 'SpamComplaint') return report([{ type: 'complaint', permanent: true, email }]);
    return reason === 'HardBounce' ? report([{ type: 'bounce', permanent: true, email }]) : nothing;
  }
  if (kind !== 'Bounce' && kind !== 'SpamComplaint')
    return firstFault({ RecordType: 'RecordType must be Bounce, SpamComplaint or SubscriptionChange' });
  const bounce = as(PostmarkBounce, body);
  if (bounce === null) return firstFault({ Email: 'Type or Email is missing' });
  const { Type: type, Email: email } = bounce;
  return kind === 'SpamComplaint' || type === 'SpamComplaint'
    ? report([{ type: 'complaint', permanent: true, email }])
    : report([{ type: 'bounce', permanent: postmarkPermanent.has(type), email }]);
}

const Resend = Type.Object({ type: Type.String() });
const ResendData = Type.Object({
  data: Type.Object({
    to: Type.Array(Type.String()),
    bounce: Type.Optional(Type.Object({ type: Type.Optional(Type.String()) })),
  }),
});

/** Parses a webhook of Resend. https://resend.com/docs/webhooks/event-types */
export function readResend(body: unknown): ProviderReport {
  const kind = as(Resend, body)?.type ?? '';
  if (kind !== 'email.bounced' && kind !== 'email.complained')
    return /^(?:email|contact|domain)\.[a-z_]+$/.test(kind)
      ? nothing
      : firstFault({ type: 'type must be email.bounced or email.complained' });
  const data = as(ResendData, body)?.data;
  if (data === undefined) return firstFault({ data: 'data.to is missing' });
  const type = kind === 'email.bounced' ? 'bounce' : 'complaint';
  // A bounce without a type is permanent: the event is only sent for those.
  const permanent = type === 'complaint' || (data.bounce?.type ?? 'Permanent') === 'Permanent';
  return report(data.to.map((email) => ({ type, permanent, email })));
}

const Sns = Type.Object({ Type: Type.Optional(Type.String()) });
const SnsNotification = Type.Object({ Message: Type.String() });
const SnsSubscription = Type.Object({
  TopicArn: Type.String({ maxLength: 300, pattern: '^arn:aws[a-z-]*:sns:[\\w-]+:\\d+:[\\w.-]+$' }),
  SubscribeURL: Type.String({ maxLength: 2000 }),
});
const Ses = Type.Object({
  notificationType: Type.Optional(Type.String()),
  eventType: Type.Optional(Type.String()),
});
const address = Type.Object({ emailAddress: Type.String() });
const SesBounce = Type.Object({
  bounce: Type.Object({ bounceType: Type.String(), bouncedRecipients: Type.Array(address) }),
});
const SesMail = Type.Object({
  mail: Type.Object({ commonHeaders: Type.Object({ messageId: Type.String() }) }),
});
const SesComplaint = Type.Object({ complaint: Type.Object({ complainedRecipients: Type.Array(address) }) });

/**
 * Parses what Amazon SES sends through SNS, with or without raw message delivery, as feedback notifications or as
 * published events. https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 */
export function readSes(body: unknown): ProviderReport {
  const envelope = as(Sns, body)?.Type;
  if (envelope === undefined) return readSesMessage(body, 'notificationType');
  if (envelope === 'UnsubscribeConfirmation') return nothing;
  if (envelope === 'SubscriptionConfirmation') return readSnsSubscription(body);
  const message = as(SnsNotification, body)?.Message;
  if (envelope !== 'Notification' || message === undefined)
    return firstFault({ Type: 'Type must be Notification, with a Message, or SubscriptionConfirmation' });
  return readSesMessage(parsed(message), 'Message');
}

/** @param field the path of the message. */
function readSesMessage(message: unknown, field: string): ProviderReport {
  const known = as(Ses, message);
  const kind = (known?.notificationType ?? known?.eventType ?? '').toLowerCase();
  const bounce = as(SesBounce, message)?.bounce;
  const complaint = as(SesComplaint, message)?.complaint;
  // SES replaces the Message-ID; its own is in mail.messageId, the original one among the headers, if they are
  // included.
  const messageId = as(SesMail, message)?.mail.commonHeaders.messageId;
  if (kind === 'bounce' && bounce !== undefined) {
    const permanent = bounce.bounceType === 'Permanent';
    return report(
      bounce.bouncedRecipients.map(({ emailAddress: email }) => ({
        type: 'bounce',
        permanent,
        email,
        messageId,
      })),
    );
  }
  if (kind === 'complaint' && complaint !== undefined)
    return report(
      complaint.complainedRecipients.map(({ emailAddress: email }) => ({
        type: 'complaint',
        permanent: true,
        email,
        messageId,
      })),
    );
  return sesOthers.has(kind)
    ? nothing
    : firstFault({ [field]: 'This is no notification about a bounce or a complaint' });
}

const sesOthers = new Set([
  ...['delivery', 'send', 'reject', 'open', 'click', 'rendering failure', 'deliverydelay', 'subscription'],
]);

/** The link must be Amazon's own: an admin will open it. */
function readSnsSubscription(body: unknown): ProviderReport {
  const subscription = as(SnsSubscription, body);
  const url = URL.parse(subscription?.SubscribeURL ?? '');
  const isAmazon =
    url?.protocol === 'https:' &&
    url.username === '' &&
    /^sns\.[\w-]+\.amazonaws\.com(?:\.cn)?$/.test(url.host);
  if (subscription === null || url === null || !isAmazon)
    return firstFault({ SubscribeURL: 'SubscribeURL must be a link of Amazon SNS, with a TopicArn' });
  return { ok: true, events: [], confirmation: { topicArn: subscription.TopicArn, url: url.href } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
