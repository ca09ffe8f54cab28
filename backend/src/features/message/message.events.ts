import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';

/** What a mail provider may say of an address. */
export const eventKinds = ['bounce', 'complaint', 'unsubscribe', 'notSpam', 'reactivation'] as const;

export interface MailEvent {
  /**
   * `unsubscribe`: its owner unsubscribed at the provider. `notSpam`: a complaint was a mistake. `reactivation`: the provider
   * sends to the address again.
   */
  readonly type: (typeof eventKinds)[number];
  /** Of a bounce: whether the address will never accept mail. Anything else always counts. */
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

/** An address for which a provider says something that is no bounce. */
const said = (type: Exclude<MailEvent['type'], 'bounce'>, email: string, messageId?: string): MailEvent => ({
  type,
  permanent: true,
  email,
  ...(messageId !== undefined && { messageId }),
});
const bounced = (permanent: boolean, email: string, messageId?: string): MailEvent => ({
  type: 'bounce',
  permanent,
  email,
  ...(messageId !== undefined && { messageId }),
});

const report = (events: readonly MailEvent[]): ProviderReport => ({ ok: true, events, confirmation: null });
const nothing = report([]);

function as<S extends TSchema>(schema: S, value: unknown): Static<S> | null {
  return Value.Check(schema, value) ? value : null;
}

const Postmark = Type.Object({ RecordType: Type.String() });
const PostmarkBounce = Type.Object({
  Type: Type.String(),
  Email: Type.String(),
  Inactive: Type.Optional(Type.Boolean()),
});
const PostmarkChange = Type.Object({
  Recipient: Type.String(),
  SuppressSending: Type.Boolean(),
  SuppressionReason: Type.Union([Type.String(), Type.Null()]),
});
const postmarkOthers = new Set(['Delivery', 'Open', 'Click', 'Inbound']);
const postmarkPermanent = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);
/** Kinds of bounces that say something else. */
const postmarkKinds: Readonly<Record<string, 'complaint' | 'unsubscribe' | 'reactivation'>> = {
  SpamComplaint: 'complaint',
  Unsubscribe: 'unsubscribe',
  Subscribe: 'reactivation',
};
/** A suppression by hand is one that the recipient, the sender or Postmark asked for. */
const postmarkReasons: Readonly<Record<string, (email: string) => MailEvent>> = {
  HardBounce: (email) => bounced(true, email),
  SpamComplaint: (email) => said('complaint', email),
  ManualSuppression: (email) => said('unsubscribe', email),
};

/**
 * Parses a webhook of Postmark: bounces and complaints of a transactional stream, and changes of the suppression list,
 * by which a broadcast stream reports them. An address that Postmark has deactivated gets nothing more from it, whatever
 * the bounce was. https://postmarkapp.com/developer/webhooks/webhooks-overview
 */
export function readPostmark(body: unknown): ProviderReport {
  const kind = as(Postmark, body)?.RecordType ?? '';
  if (postmarkOthers.has(kind)) return nothing;
  if (kind === 'SubscriptionChange') return readPostmarkChange(body);
  if (kind !== 'Bounce' && kind !== 'SpamComplaint')
    return firstFault({ RecordType: 'RecordType must be Bounce, SpamComplaint or SubscriptionChange' });
  const bounce = as(PostmarkBounce, body);
  if (bounce === null) return firstFault({ Email: 'Type or Email is missing' });
  const { Type: type, Email: email, Inactive: isInactive = false } = bounce;
  const other = kind === 'SpamComplaint' ? 'complaint' : postmarkKinds[type];
  return report([
    other === undefined ? bounced(isInactive || postmarkPermanent.has(type), email) : said(other, email),
  ]);
}

function readPostmarkChange(body: unknown): ProviderReport {
  const change = as(PostmarkChange, body);
  if (change === null)
    return firstFault({ Recipient: 'Recipient, SuppressSending or SuppressionReason is missing' });
  const { Recipient: email, SuppressionReason: reason, SuppressSending: isSuppressed } = change;
  if (!isSuppressed) return report([said('reactivation', email)]);
  const read = postmarkReasons[reason ?? ''];
  return read === undefined
    ? firstFault({
        SuppressionReason: `SuppressionReason must be ${Object.keys(postmarkReasons).join(', ')}`,
      })
    : report([read(email)]);
}

const Resend = Type.Object({ type: Type.String() });
const ResendData = Type.Object({
  data: Type.Object({
    to: Type.Array(Type.String()),
    bounce: Type.Optional(Type.Object({ type: Type.Optional(Type.String()) })),
  }),
});
const ResendContact = Type.Object({
  data: Type.Object({ email: Type.String(), unsubscribed: Type.Boolean() }),
});
const resendOthers = new Set([
  ...['email.sent', 'email.delivered', 'email.delivery_delayed', 'email.opened', 'email.clicked'],
  ...['email.scheduled', 'email.received', 'email.failed', 'contact.created', 'contact.deleted'],
  ...['domain.created', 'domain.updated', 'domain.deleted'],
]);
const resendKinds = ['email.bounced', 'email.suppressed', 'email.complained'];

/**
 * Parses a webhook of Resend. `email.suppressed`: an address on its list of those that bounced or complained before.
 * https://resend.com/docs/webhooks/event-types
 */
export function readResend(body: unknown): ProviderReport {
  const kind = as(Resend, body)?.type ?? '';
  if (resendOthers.has(kind)) return nothing;
  if (kind === 'contact.updated') {
    const contact = as(ResendContact, body)?.data;
    if (contact === undefined) return firstFault({ data: 'data.email or data.unsubscribed is missing' });
    return contact.unsubscribed ? report([said('unsubscribe', contact.email)]) : nothing;
  }
  if (!resendKinds.includes(kind))
    return firstFault({ type: `type must be ${resendKinds.join(', ')} or contact.updated` });
  const data = as(ResendData, body)?.data;
  if (data === undefined) return firstFault({ data: 'data.to is missing' });
  if (kind === 'email.complained') return report(data.to.map((email) => said('complaint', email)));
  // A bounce without a type is permanent: the event is only sent for those.
  const permanent = kind === 'email.suppressed' || (data.bounce?.type ?? 'Permanent') === 'Permanent';
  return report(data.to.map((email) => bounced(permanent, email)));
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
const SesComplaint = Type.Object({
  complaint: Type.Object({
    complainedRecipients: Type.Array(address),
    complaintFeedbackType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
});
const SesSubscription = Type.Object({
  subscription: Type.Object({ newTopicPreferences: Type.Object({ unsubscribeAll: Type.Boolean() }) }),
  mail: Type.Object({ destination: Type.Array(Type.String()) }),
});
/** What a complaint says, by its feedback type (RFC 5965); by default, that the message was reported as spam. */
const sesFeedback: Readonly<Record<string, 'notSpam' | 'nothing'>> = {
  'not-spam': 'notSpam',
  'auth-failure': 'nothing', // about the sender's DKIM and SPF; no recipient complained
};
/** SES sends it once, when a topic is chosen for its events. */
const sesGreeting = /^Successfully validated SNS topic\b/;

/**
 * Parses what Amazon SES sends through SNS, with or without raw message delivery, as feedback notifications or as
 * published events. https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 */
export function readSes(body: unknown): ProviderReport {
  const envelope = as(Sns, body)?.Type;
  if (envelope === undefined) return readSesMessage(body, 'notificationType');
  // Both have a link that subscribes this address; the second says that it no longer is.
  if (envelope === 'SubscriptionConfirmation' || envelope === 'UnsubscribeConfirmation')
    return readSnsSubscription(body);
  const message = as(SnsNotification, body)?.Message;
  if (envelope !== 'Notification' || message === undefined)
    return firstFault({ Type: 'Type must be Notification, with a Message, or SubscriptionConfirmation' });
  return sesGreeting.test(message) ? nothing : readSesMessage(parsed(message), 'Message');
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
      bounce.bouncedRecipients.map(({ emailAddress }) => bounced(permanent, emailAddress, messageId)),
    );
  }
  if (kind === 'complaint' && complaint !== undefined) {
    const type = sesFeedback[complaint.complaintFeedbackType ?? ''] ?? 'complaint';
    return type === 'nothing'
      ? nothing
      : report(complaint.complainedRecipients.map(({ emailAddress }) => said(type, emailAddress, messageId)));
  }
  const change = as(SesSubscription, message);
  if (kind === 'subscription' && change !== null)
    return change.subscription.newTopicPreferences.unsubscribeAll
      ? report(change.mail.destination.map((email) => said('unsubscribe', email, messageId)))
      : nothing;
  return sesOthers.has(kind)
    ? nothing
    : firstFault({ [field]: 'Not a notification about a bounce or a complaint' });
}

const sesOthers = new Set([
  ...['delivery', 'send', 'reject', 'open', 'click', 'rendering failure', 'deliverydelay'],
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
