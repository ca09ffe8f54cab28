// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A new question and its answer, in plain text. It is added after all others. */
export type AddFaqInput = {
  /** At most 2,000 characters; may have several lines. The same placeholders are replaced. */
  answer: string;
  /** Whether visitors see it; defaults to true. */
  isActive?: boolean | null | undefined;
  /** At most 200 characters. `{brand}`, `{supportEmail}` and `{pointsPerReferral}` are replaced for visitors. */
  question: string;
};

/** An address to suppress. */
export type AddSuppressionInput = {
  /** An email address in any spelling. */
  email: string;
  /** Which messages it no longer gets. */
  scope?: SuppressionScope;
};

/** Login credentials. */
export type AdminLoginInput = {
  /** The email address of the account. */
  email: string;
  /** The account's password. */
  password: string;
  /** Whether the session lasts 30 days instead of 12 hours. */
  remember?: boolean;
};

/** Details of a new account. */
export type AdminSignupInput = {
  /** The email address to log in with. */
  email: string;
  /** The admin's name; at most 100 characters. */
  name: string;
  /** With `setup`: 12 to 128 characters; not a common password. Otherwise the password is chosen at the emailed link; one that is given here is only checked. */
  password?: string | null | undefined;
  /** Whether the session of an account that is active at once lasts 30 days instead of 12 hours. */
  remember?: boolean;
  /** The token of the setup link that the server printed: the account is then an active ADMIN at once. It works once. */
  setup?: string | null | undefined;
};

/** Sort order of accounts. */
export type AdminSort =
  /** When they signed up. */
  | 'CREATED_AT'
  /** Email address. */
  | 'EMAIL'
  /** When they last logged in; accounts that never did come first. */
  | 'LAST_LOGIN_AT'
  /** Name of the admin. */
  | 'NAME'
  /** From VIEWER to ADMIN. */
  | 'ROLE'
  /** Pending accounts first, then by name. */
  | 'STATE';

/** Whether an account can be used. */
export type AdminState =
  /** It can log in. */
  | 'ACTIVE'
  /** Its email is confirmed, and an admin has to approve it. */
  | 'PENDING';

/** Sort order of applications; ties go to the earlier one. */
export type AmbassadorSort =
  /** When they applied. */
  | 'APPLIED_AT'
  /** Name of the college. */
  | 'COLLEGE_NAME'
  /** Email address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** The beginning of the message. */
  | 'MESSAGE'
  /** Phone number, digit by digit. */
  | 'PHONE'
  /** From NEW to DECLINED. */
  | 'STATUS';

/** Review status of an application. */
export type AmbassadorStatus =
  /** The applicant is an ambassador. */
  | 'ACCEPTED'
  /** The team has contacted the applicant. */
  | 'CONTACTED'
  /** The team has declined the application. */
  | 'DECLINED'
  /** No one has replied yet. */
  | 'NEW';

/** What a key can do. A key with a scope other than ROLE can use only operations that name its scope; all others answer FORBIDDEN. */
export type ApiKeyScope =
  /** Looking up and redeeming invitations. */
  | 'INVITES'
  /** Reporting bounces and complaints. */
  | 'MAIL_EVENTS'
  /** Reading /metrics. */
  | 'METRICS'
  /** What its role allows, on both APIs. */
  | 'ROLE';

/** Sort order of API keys. */
export type ApiKeySort =
  /** When they were created. */
  | 'CREATED_AT'
  /** Email address of the admin who created them. */
  | 'CREATED_BY'
  /** When they expire; keys that never expire come last. */
  | 'EXPIRES_AT'
  /** When they were last used; keys that never were come first. */
  | 'LAST_USED_AT'
  /** Name of the key. */
  | 'NAME';

/** Kind of actor of an audit entry. */
export type AuditActorKind =
  /** A logged-in admin. */
  | 'ADMIN'
  /** A tool that holds an API key. */
  | 'API_KEY'
  /** The command line on the server. */
  | 'COMMAND_LINE'
  /** A visitor who was not logged in, such as a failed login. */
  | 'VISITOR';

/** Which entries of the audit log to return; all given conditions must hold. */
export type AuditLogFilter = {
  /** An action, such as admin.login, or its prefix, such as admin. */
  action?: string | null | undefined;
  /** The account or API key that did it. */
  actorId?: string | number | null | undefined;
  /** From this moment on, inclusive; ISO 8601. */
  from?: string | null | undefined;
  /** Part of the actor's or the target's name, in any case. */
  search?: string | null | undefined;
  /** What the action was applied to. */
  targetId?: string | number | null | undefined;
  /** Before this moment; ISO 8601. */
  to?: string | null | undefined;
};

/** Settings of a broadcast. */
export type BroadcastInput = {
  /** Its name in the back office, 1 to 100 characters. */
  name: string;
  /** Maximum number of messages per hour, 1 to 1,000,000. */
  perHour?: number;
  /** The users. Only those who agreed to news and verified an email address get it. */
  segment: SegmentInput;
  /** The template of its message, in its current version. */
  templateId: string | number;
};

/** A new password, and proof of the old one. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password: 12 to 128 characters; not a common password. */
  password: string;
};

/** The token of the emailed link, and the account's name and password. */
export type ConfirmAdminSignupInput = {
  /** The name of the account, at most 100 characters. Defaults to the one entered at sign-up. */
  name?: string | null | undefined;
  /** The password of the account: 12 to 128 characters; not a common password. The one entered at sign-up is not used. */
  password: string;
  /** Whether the session of an account that is active at once lasts 30 days instead of 12 hours. */
  remember?: boolean;
  /** The token in the link's fragment. */
  token: string;
};

/** Where a user gave or withdrew consent. */
export type ConsentSource =
  /** In the waitlist form, by ticking a box. */
  | 'JOIN'
  /** On their status page. */
  | 'STATUS'
  /** With the link or button in a message. */
  | 'UNSUBSCRIBE';

/** An API key to create. */
export type CreateApiKeyInput = {
  /** Days until it expires, 1 to 3,650. By default it doesn't. */
  expiresInDays?: number | null | undefined;
  /** What the key is for; at most 100 characters. */
  name: string;
  /** Role of the key; used only with the scope ROLE. */
  role?: Role;
  /** What the key may do. */
  scope?: ApiKeyScope;
};

/** Why a user gets no message, although the segment matches them. */
export type ExclusionReason =
  /** They accepted an invitation. */
  | 'ACCEPTED'
  /** They have an invitation that they can accept. */
  | 'ALREADY_INVITED'
  /** They are blocked. */
  | 'BLOCKED'
  /** Their invitation expired before its message could be sent. */
  | 'ENDED'
  /** Their personal data was erased. */
  | 'ERASED'
  /** Another wave is about to invite them. */
  | 'IN_ANOTHER_WAVE'
  /** An address of the email list that no user on the waitlist verified or stated. */
  | 'NOT_ON_LIST'
  /** They can't be reached: they have no verified email address, or text messages are off. */
  | 'NO_CHANNEL'
  /** They have not agreed to news. */
  | 'NO_CONSENT'
  /** They verified a phone number and only stated the address that is on the email list; reachStatedBy can include them. */
  | 'STATED_EMAIL'
  /** Messages to their address bounced or were reported, or an admin stopped them. */
  | 'SUPPRESSED'
  /** They already have two broadcasts within seven days. */
  | 'TOO_OFTEN'
  /** An id that belongs to no user. */
  | 'UNKNOWN_USER'
  /** They unsubscribed. */
  | 'UNSUBSCRIBED';

/** A colleague to invite. */
export type InviteAdminInput = {
  /** The address that the link is sent to. */
  email: string;
  /** The role that they get. */
  role: Role;
};

/** State of an invitation. */
export type InviteState =
  /** It was accepted. */
  | 'ACCEPTED'
  /** It was not accepted in time. */
  | 'EXPIRED'
  /** It can be accepted until expiresAt. */
  | 'ISSUED'
  /** It was revoked. */
  | 'REVOKED';

/** Settings of a wave. */
export type InviteWaveInput = {
  /** Minutes until each invitation expires, 1 to 525,600. */
  expiresInMinutes?: number;
  /** Its name in the back office, 1 to 100 characters. */
  name: string;
  /** Maximum number of messages per hour, 1 to 1,000,000; reminders count. */
  perHour?: number;
  /** When users who have not accepted are reminded: days before the invitation expires; at most two. */
  reminderDays?: Array<number>;
  /** The users. Only WAITING and EXPIRED ones can be invited. */
  segment: SegmentInput;
  /** The template of its message, in its current version. Defaults to the first of its kind. */
  templateId?: string | number | null | undefined;
};

/** An applicant's details. Their email must have been verified for this purpose within the last 15 minutes. */
export type JoinAsAmbassadorInput = {
  /** At most 15 characters. */
  collegeName: string;
  /** Email address. */
  email: string;
  /** At most 15 characters. */
  firstName: string;
  /** At most 15 characters. */
  lastName: string;
  /** Why they want to be an ambassador; at most 2,000 characters, may have several lines. */
  message: string;
  /** Phone number: international with a +, or a national number of the United Kingdom. */
  phoneNo?: string | null | undefined;
};

/** The details of a visitor who joins. Their email or phone must have been verified within the last 15 minutes. */
export type JoinWaitlistInput = {
  /** A label or slug, in any case: I am new to investing (new-to-investing), Broker/wealth manager is not on the list (not-listed), 5paisa (5paisa), Alice Blue (alice-blue), Angel One (angel-one), Axis Direct (axis-direct), Dhan (dhan), Fyers (fyers), Geojit (geojit), Groww (groww), HDFC Securities (hdfc-securities), ICICI Direct (icici-direct), IIFL Securities (iifl-securities), Kotak Securities (kotak-securities), Motilal Oswal (motilal-oswal), Nuvama Wealth (nuvama), Paytm Money (paytm-money), Religare Broking (religare), SBI Securities (sbi-securities), Sharekhan (sharekhan), Upstox (upstox), Zerodha (zerodha). */
  broker: string;
  /** English name or ISO 3166-1 alpha-2 code. */
  country: string;
  /** Email address. */
  email: string;
  /** At most 15 characters. */
  firstName: string;
  /** At most 15 characters. */
  lastName: string;
  /** Whether they agree to news by email. Ask with the form's wording, and never assume consent. */
  newsConsent?: boolean;
  /** International with a +, or a national number of the given country. */
  phoneNo: string;
  /** The referral code entered, alone or as the link that holds it. An unknown code is stored as entered and credits no one. */
  referralCode?: string | null | undefined;
  /** The country the visitor seems to be in. */
  systemCountry?: string | null | undefined;
};

/** Suppressions that one reporter reported in a period. */
export type LiftReportedInput = {
  /** The beginning of the period; ISO 8601 with a time zone. */
  from: string;
  /** The API key or account, as in suppressionReporters. */
  reporterId: string | number;
  /** The end of the period, included; ISO 8601 with a time zone. */
  to: string;
};

/** Kind of message to many users. */
export type MailingKind =
  /** A broadcast of news. */
  | 'BROADCAST'
  /** A wave of invitations. */
  | 'INVITE';

/** State of a mailing. */
export type MailingState =
  /** It ended before everyone got their message. */
  | 'CANCELLED'
  /** Every recipient is settled. */
  | 'DONE'
  /** It can be changed; nothing is sent. */
  | 'DRAFT'
  /** Nothing is sent until it is resumed. */
  | 'PAUSED'
  /** It started; its recipients are being written down. */
  | 'PREPARING'
  /** Messages are sent at its pace. */
  | 'RUNNING'
  /** It starts by itself at its time. */
  | 'SCHEDULED';

/** A message to users. */
export type MessageInput = {
  /** Markdown with variables, without HTML or images; at most 10,000 characters. Links start with https:// or mailto:, or are a link variable. An invitation must contain {inviteLink}. */
  body: string;
  /** What it is for, which determines the variables it can have. */
  kind: MessageKind;
  /** What mail programs show beside the subject; at most 200 characters, with variables. */
  preheader?: string | null | undefined;
  /** At most 150 characters, with variables such as {firstName}. */
  subject: string;
};

/** What a message to users is for. */
export type MessageKind =
  /** News for users who agreed to it. */
  | 'BROADCAST'
  /** Admits a user from the waitlist. */
  | 'INVITE'
  /** Reminds a user of their invitation before it expires. */
  | 'REMINDER';

/** A verification code with the purpose STATUS, and where it was sent. */
export type OpenStatusByCodeInput = {
  /** Channel that the code was sent by. */
  channel: OtpChannel;
  /** The email address it was sent to; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number it was sent to; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** The code; surrounding spaces are ignored. */
  otp: string;
};

/** Channel of a verification code. */
export type OtpChannel =
  /** To an email address. */
  | 'EMAIL'
  /** To an Indian mobile number. */
  | 'SMS';

/** Purpose of a verification code. */
export type OtpPurpose =
  /** To apply as a campus ambassador. */
  | 'AMBASSADOR'
  /** To see one's own status. Pass the code to openStatusByCode, not to verifyOtp. */
  | 'STATUS'
  /** To join the waitlist. */
  | 'WAITLIST';

/** Why a mailing is paused. */
export type PauseReason =
  /** An admin paused it. */
  | 'ADMIN'
  /** It paused itself: too many addresses do not exist. */
  | 'BOUNCES'
  /** It paused itself: too many recipients reported it as spam. */
  | 'COMPLAINTS';

/** How far a message to one user got. */
export type RecipientState =
  /** The mailing was canceled before it was sent. */
  | 'CANCELLED'
  /** Still to be sent. */
  | 'PLANNED'
  /** About to be sent, or waiting for a retry. */
  | 'QUEUED'
  /** It was permanently refused. */
  | 'REFUSED'
  /** The mail server took it. */
  | 'SENT'
  /** Nothing was sent, for the reason given. */
  | 'SKIPPED'
  /** It may or may not have been sent. */
  | 'UNCERTAIN';

/** Sort order of users with referrals; ties go to the user who joined first, or last in ascending order. */
export type ReferralCountSort =
  /** Number of users who joined with this user's code. */
  | 'REFERRAL_COUNT'
  /** Referral points. */
  | 'REFERRAL_POINTS';

/** A new password, and the token of the emailed link. */
export type ResetPasswordInput = {
  /** The new password: 12 to 128 characters; not a common password. */
  password: string;
  /** The token in the link's fragment. */
  token: string;
};

/** What an account may do; each role includes the ones before it. */
export type Role =
  /** Also manages accounts and API keys and reads the audit log. */
  | 'ADMIN'
  /** Also writes FAQs and reviews ambassador applications. */
  | 'EDITOR'
  /** Reads everything but the accounts, keys and audit log. */
  | 'VIEWER';

/** A template to save. */
export type SaveMessageTemplateInput = {
  /** Markdown with variables, without HTML or images; at most 10,000 characters. Links start with https:// or mailto:, or are a link variable. An invitation must contain {inviteLink}. */
  body: string;
  /** The number of the version that was edited: if another one is current by now, nothing is saved. Omit it to save in any case. */
  editedNumber?: number | null | undefined;
  /** The template to change; omit it to add one. */
  id?: string | number | null | undefined;
  /** What it is for, which determines the variables it can have. */
  kind: MessageKind;
  /** Its name in the back office; at most 100 characters. */
  name: string;
  /** What mail programs show beside the subject; at most 200 characters, with variables. */
  preheader?: string | null | undefined;
  /** At most 150 characters, with variables such as {firstName}. */
  subject: string;
};

/** Which users a message is for. All given conditions must hold; fields that are left out or null are ignored. */
export type SegmentInput = {
  /** One of these brokers: slugs. */
  brokers?: Array<string> | null | undefined;
  /** One of these countries: ISO 3166-1 alpha-2 codes. */
  countries?: Array<string> | null | undefined;
  /** Belongs to an address of this email list: verified it, or stated it and verified a phone number. Each address chooses one user: the one who verified it; otherwise, of those who stated it, the first to join who is not blocked. */
  emailListId?: string | number | null | undefined;
  /** Whether anyone joined with their code. */
  hasReferrals?: boolean | null | undefined;
  /** Joined on this day or later: UTC, such as 2026-01-31. */
  joinedFrom?: string | null | undefined;
  /** Joined on this day or earlier: UTC, such as 2026-01-31. */
  joinedTo?: string | null | undefined;
  /** Maximum points. */
  maxPoints?: number | null | undefined;
  /** Minimum points. */
  minPoints?: number | null | undefined;
  /** With emailListId: how to reach users who only stated the address and verified a phone number: by email at that address, which may be someone else's, or by text message (sms; not for news). Left out: they get no message. */
  reachStatedBy?: OtpChannel | null | undefined;
  /** One of these users: 1 to 1,000 ids. A GraphQL request is limited to 32 KiB; over REST, 1,000 fit. */
  signupIds?: Array<string | number> | null | undefined;
  /** One of these states. Invitations can go to WAITING and EXPIRED users. */
  states?: Array<SegmentState>;
  /** Only this many of them, best rank first. */
  topByRank?: number | null | undefined;
  /** Which contact they verified. */
  verifiedBy?: OtpChannel | null | undefined;
};

/** State of a user. */
export type SegmentState =
  /** They accepted their invitation. Not for invitations. */
  | 'ACCEPTED'
  /** Their last invitation expired and they have not rejoined. */
  | 'EXPIRED'
  /** They have an invitation that they can accept. Not for invitations. */
  | 'INVITED'
  /** They are waiting, with a rank. */
  | 'WAITING';

/** Where to send a verification code, and for what purpose. */
export type SendOtpInput = {
  /** Channel to send the code by. */
  channel: OtpChannel;
  /** The email address; needed for EMAIL. */
  email?: string | null | undefined;
  /** The Indian mobile number, with or without +91; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** What the code is for. */
  purpose?: OtpPurpose;
};

/** How long each period of a series is. */
export type SignupInterval =
  /** A day, UTC. */
  | 'DAY'
  /** A calendar month. */
  | 'MONTH'
  /** Monday to Sunday. */
  | 'WEEK';

/** How a text message is encoded, which determines how much fits in one part. */
export type SmsEncoding =
  /** 160 characters per part, from the GSM-7 alphabet only. */
  | 'GSM_7'
  /** 70 characters per part; any character. */
  | 'UCS_2';

/** Sort direction of a list. */
export type SortDirection =
  /** Ascending: lowest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Descending: highest, latest or last in the alphabet first. */
  | 'DESC';

/** The state of the visitor's sign-up. */
export type StatusState =
  /** They accepted their invitation. */
  | 'ACCEPTED'
  /** They did not accept their invitation in time. rejoinWaitlist puts them back in line. */
  | 'EXPIRED'
  /** They have an invitation that they can accept. */
  | 'INVITED'
  /** They have a rank. */
  | 'WAITING';

/** Why an address is suppressed. */
export type SuppressionReason =
  /** A message bounced permanently. */
  | 'BOUNCE'
  /** A message was reported as spam. */
  | 'COMPLAINT'
  /** An admin added it. */
  | 'MANUAL'
  /** The user unsubscribed, here or at the mail provider. */
  | 'UNSUBSCRIBE';

/** Which messages an address no longer gets. Verification codes and account emails are always sent. */
export type SuppressionScope =
  /** Invitations and news. */
  | 'ALL'
  /** Invitations and their reminders. */
  | 'INVITES'
  /** Broadcasts with news. */
  | 'NEWS';

/** Changes to an FAQ; fields left out or null stay as they are. */
export type UpdateFaqInput = {
  /** At most 2,000 characters; may have several lines. */
  answer?: string | null | undefined;
  /** The revision that was edited. If it is not the current one, the answer is CONFLICT; defaults to whatever is current. */
  editedRevision?: number | null | undefined;
  /** The FAQ's id. */
  faqId: string | number;
  /** Whether visitors see it. */
  isActive?: boolean | null | undefined;
  /** At most 200 characters. */
  question?: string | null | undefined;
};

/** Kind of message sent to a user. */
export type UserMessageKind =
  /** A verification code; kept for about a day. */
  | 'CODE'
  /** The welcome after joining. */
  | 'WELCOME';

/** Delivery status of a message. */
export type UserMessageState =
  /** It could not be delivered: it was permanently refused, or every attempt failed. */
  | 'FAILED'
  /** It is waiting to be sent or retried. */
  | 'QUEUED'
  /** The mail server or SMS service accepted it. For a code: it was entered. */
  | 'SENT'
  /** A code that was not entered; whether it was sent is not recorded. */
  | 'UNRECORDED';

/** Sort order of users. Texts are sorted whatever their case and accents. Ties are in join order, reversed if the order is. */
export type UserSort =
  /** The broker's name; users without one come last in either direction. */
  | 'BROKER'
  /** English name of the country; users without one come last in either direction. */
  | 'COUNTRY'
  /** Email address; users without one come last in either direction. */
  | 'EMAIL'
  /** First name; users without one come last in either direction. */
  | 'FIRST_NAME'
  /** When they joined. */
  | 'JOINED_AT'
  /** Last name; users without one come last in either direction. */
  | 'LAST_NAME'
  /** Phone number, digit by digit; users without one come last in either direction. */
  | 'PHONE'
  /** Rank; users without a rank come last in either direction, most points first. */
  | 'RANK'
  /** The code they entered; users without one come last in either direction. */
  | 'REFERRAL_CODE'
  /** How many joined with their code, whatever their state; descending, ties are in join order. */
  | 'REFERRAL_COUNT'
  /** The user's own referral code. */
  | 'REFERRAL_ID'
  /** Points, whatever their state; descending, ties are in join order. */
  | 'REFERRAL_POINTS'
  /** Best match first, in either direction: the owner of the exact referral code searched for, the users who joined with it, then everyone else, each by points, whatever their state. Without a search, by points. */
  | 'RELEVANCE'
  /** Name of the state. */
  | 'STATE';

/** State of a user. Only WAITING users have a rank. */
export type UserState =
  /** They accepted their invitation. */
  | 'ACCEPTED'
  /** They have no rank until they are unblocked. */
  | 'BLOCKED'
  /** Their personal data has been removed; texts are empty. */
  | 'ERASED'
  /** They did not accept their invitation in time and have not rejoined. */
  | 'EXPIRED'
  /** They have an invitation that they can accept. */
  | 'INVITED'
  /** They are waiting, with a rank. */
  | 'WAITING';

/** A verification code to check. */
export type VerifyOtpInput = {
  /** Channel that the code was sent by. */
  channel: OtpChannel;
  /** The email address it was sent to; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number it was sent to; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** The code; surrounding spaces are ignored. */
  otp: string;
  /** The purpose the code was requested for. */
  purpose?: OtpPurpose;
};

/** How far a user of a wave got. */
export type WaveInviteState =
  /** They accepted it. */
  | 'ACCEPTED'
  /** The wave was canceled before they were sent anything. */
  | 'CANCELLED'
  /** They did not accept it in time. */
  | 'EXPIRED'
  /** They opened the invitation. */
  | 'OPENED'
  /** Still to be invited. */
  | 'PLANNED'
  /** Invited; the message is about to be sent. */
  | 'QUEUED'
  /** The message was refused for good; the invitation works on the status page. */
  | 'REFUSED'
  /** It was revoked. */
  | 'REVOKED'
  /** The mail server or SMS service took the message. */
  | 'SENT'
  /** They were sent nothing, for the reason given. */
  | 'SKIPPED'
  /** It is not known whether the message was sent. */
  | 'UNCERTAIN';

/** State of a delivery. */
export type WebhookDeliveryState =
  /** The endpoint answered 2xx. */
  | 'DELIVERED'
  /** All ten attempts failed, or a test did. */
  | 'FAILED'
  /** It will be sent or retried. */
  | 'PENDING'
  /** An admin skipped it, or the user was erased first. */
  | 'SKIPPED';

/** Why an endpoint was disabled. */
export type WebhookDisabledReason =
  /** No request succeeded for five days. */
  | 'FAILING'
  /** It answered 410 Gone. */
  | 'GONE';

/** Settings of an endpoint. */
export type WebhookEndpointInput = {
  /** Maximum number of events per request, 1 to 100. */
  batchSize?: number;
  /** What it is for; at most 100 characters. */
  description?: string;
  /** Maximum number of requests per second, 1 to 1,000. */
  perSecond?: number;
  /** Whether events include names and contact details. */
  personalData?: boolean;
  /** The events it subscribes to; webhookEventTypes lists them all. */
  types: Array<string>;
  /** Where requests go: https, without user name or password, at most 2,000 characters. */
  url: string;
};

/** Whether events are sent to an endpoint. */
export type WebhookEndpointState =
  /** Events are sent. */
  | 'ACTIVE'
  /** It was disabled because it failed; events wait. */
  | 'DISABLED'
  /** An admin paused it; events wait. */
  | 'PAUSED';

/** Where a paused or disabled endpoint resumes. */
export type WebhookResume =
  /** Where it stopped: it gets everything it missed. */
  | 'LAST'
  /** Now: what it missed is skipped. */
  | 'NOW';

export type AdminPartsFragment = { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null };

export type AdminSignupMutationVariables = Exact<{
  input: AdminSignupInput;
}>;


export type AdminSignupMutation = { adminSignup: { message: string, accessToken: string | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string, accessToken: string } };

export type AdminsQueryVariables = Exact<{
  search?: string | null | undefined;
  sort: AdminSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type AdminsQuery = { admins: { totalDocs: number, docs: Array<{ id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null }> } };

export type ApproveAdminMutationVariables = Exact<{
  id: string | number;
  role: Role;
}>;


export type ApproveAdminMutation = { approveAdmin: { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null } };

export type AdminLegacyQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminLegacyQuery = { adminLegacy: { webhookEndpoints: Array<{ id: string, name: string }>, mailings: Array<{ id: string, name: string, isWave: boolean, isRunning: boolean }>, apiKeys: Array<{ id: string, name: string }> } };

export type SetAdminRoleMutationVariables = Exact<{
  id: string | number;
  role: Role;
  takeOver: boolean;
}>;


export type SetAdminRoleMutation = { setAdminRole: { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null } };

export type RemoveAdminMutationVariables = Exact<{
  id: string | number;
  takeOver: boolean;
}>;


export type RemoveAdminMutation = { removeAdmin: { id: string } };

export type AdminSignupRequestQueryVariables = Exact<{
  token: string;
}>;


export type AdminSignupRequestQuery = { adminSignupRequest: { name: string, email: string, role: Role | null } };

export type ConfirmAdminSignupMutationVariables = Exact<{
  input: ConfirmAdminSignupInput;
}>;


export type ConfirmAdminSignupMutation = { confirmAdminSignup: { message: string, accessToken: string | null } };

export type InvitationPartsFragment = { id: string, email: string, role: Role, invitedBy: string, invitedAt: string, expiresAt: string };

export type AdminInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminInvitationsQuery = { adminInvitations: Array<{ id: string, email: string, role: Role, invitedBy: string, invitedAt: string, expiresAt: string }> };

export type InviteAdminMutationVariables = Exact<{
  input: InviteAdminInput;
}>;


export type InviteAdminMutation = { inviteAdmin: { message: string } };

export type ResendAdminInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendAdminInvitationMutation = { resendAdminInvitation: { message: string, invitation: { id: string, email: string, role: Role, invitedBy: string, invitedAt: string, expiresAt: string } } };

export type RevokeAdminInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAdminInvitationMutation = { revokeAdminInvitation: { id: string } };

export type AmbassadorsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: AmbassadorStatus | null | undefined;
  sort: AmbassadorSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type AmbassadorsQuery = { ambassadors: { totalDocs: number, docs: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, collegeName: string, message: string, appliedAt: string, status: AmbassadorStatus, noteCount: number }> } };

export type SetAmbassadorStatusMutationVariables = Exact<{
  id: string | number;
  status: AmbassadorStatus;
  from: AmbassadorStatus;
}>;


export type SetAmbassadorStatusMutation = { setAmbassadorStatus: { id: string, status: AmbassadorStatus } };

export type AmbassadorNotesQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type AmbassadorNotesQuery = { ambassadorNotes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string }> };

export type AddAmbassadorNoteMutationVariables = Exact<{
  applicationId: string | number;
  text: string;
}>;


export type AddAmbassadorNoteMutation = { addAmbassadorNote: { id: string } };

export type DeleteAmbassadorNoteMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAmbassadorNoteMutation = { deleteAmbassadorNote: { id: string } };

export type ApiKeyPartsFragment = { id: string, name: string, scope: ApiKeyScope, role: Role | null, createdBy: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null };

export type ApiKeysQueryVariables = Exact<{
  search?: string | null | undefined;
  sort: ApiKeySort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type ApiKeysQuery = { apiKeys: { totalDocs: number, docs: Array<{ id: string, name: string, scope: ApiKeyScope, role: Role | null, createdBy: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> } };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string, apiKey: { id: string, name: string, scope: ApiKeyScope, role: Role | null, createdBy: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { id: string } };

export type AuditLogQueryVariables = Exact<{
  first: number;
  after?: string | number | null | undefined;
  filter?: AuditLogFilter | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nextAfter: string | null, entries: Array<{ id: string, recordedAt: string, action: string, actorKind: AuditActorKind, actorName: string | null, targetKind: string | null, targetName: string | null, targetId: string | null, clientAddress: string | null, details: Array<{ name: string, value: string }> }> } };

export type BroadcastPartsFragment = { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, feedback: { unsubscribed: number, bounced: number, complained: number }, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } };

export type BroadcastsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type BroadcastsQuery = { broadcasts: { totalDocs: number, docs: Array<{ id: string, name: string, state: MailingState, startsAt: string | null, createdBy: string | null, createdAt: string, startedAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } }> } };

export type BroadcastQueryVariables = Exact<{
  id: string | number;
}>;


export type BroadcastQuery = { broadcast: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, feedback: { unsubscribed: number, bounced: number, complained: number }, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } | null };

export type BroadcastRecipientsQueryVariables = Exact<{
  broadcastId: string | number;
  state?: RecipientState | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type BroadcastRecipientsQuery = { broadcastRecipients: { totalDocs: number, totalIsExact: boolean, docs: Array<{ signupId: string, firstName: string, lastName: string, email: string, channel: OtpChannel, rankThen: number | null, state: RecipientState, reason: ExclusionReason | null, sentAt: string | null }> } };

export type CreateBroadcastMutationVariables = Exact<{
  input: BroadcastInput;
}>;


export type CreateBroadcastMutation = { createBroadcast: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type UpdateBroadcastMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: BroadcastInput;
}>;


export type UpdateBroadcastMutation = { updateBroadcast: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { asOf: string, totalUsers: number, peopleAddedToday: number, peopleAddedLastWeek: number, peopleAddedWeekBefore: number, totalWaitlist: number, funnel: { codesAskedFor: number, codesVerified: number, joined: number, referredSomebody: number }, invitations: { waiting: number, invited: number, accepted: number, expired: number, secondsToAcceptance: number | null }, mostUsedReferral: Array<{ userId: string, firstName: string, lastName: string, referralId: string, referralPoints: number, referralCount: number }>, mostActiveCountry: Array<{ country: string, name: string, totalUsers: number }> } };

export type SignupsByCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupsByCountryQuery = { signupsByCountry: Array<{ country: string, name: string, totalUsers: number }> };

export type SignupsOverTimeQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  interval: SignupInterval;
}>;


export type SignupsOverTimeQuery = { signupsOverTime: Array<{ start: string, signups: number }> };

export type FirstStepsPartsFragment = { brand: boolean, mail: boolean, app: boolean, signup: boolean, faq: boolean, team: boolean, isShown: boolean };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { firstSteps: { brand: boolean, mail: boolean, app: boolean, signup: boolean, faq: boolean, team: boolean, isShown: boolean } };

export type DismissFirstStepsMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissFirstStepsMutation = { dismissFirstSteps: { brand: boolean, mail: boolean, app: boolean, signup: boolean, faq: boolean, team: boolean, isShown: boolean } };

export type PausePartsFragment = { byServer: boolean, pausedBy: string | null, pausedAt: string | null };

export type SignupPauseQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupPauseQuery = { signupPause: { byServer: boolean, pausedBy: string | null, pausedAt: string | null } | null };

export type PauseSignupsMutationVariables = Exact<{ [key: string]: never; }>;


export type PauseSignupsMutation = { pauseSignups: { byServer: boolean, pausedBy: string | null, pausedAt: string | null } | null };

export type ResumeSignupsMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSignupsMutation = { resumeSignups: { byServer: boolean, pausedBy: string | null, pausedAt: string | null } | null };

export type FaqPartsFragment = { id: string, question: string, answer: string, isActive: boolean, revision: number };

export type FaqsQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqsQuery = { faqs: Array<{ id: string, question: string, answer: string, isActive: boolean, revision: number }> };

export type FaqQueryVariables = Exact<{
  id: string | number;
}>;


export type FaqQuery = { faq: { id: string, question: string, answer: string, isActive: boolean, revision: number } };

export type AddFaqMutationVariables = Exact<{
  input: AddFaqInput;
}>;


export type AddFaqMutation = { addFaq: { message: string, faq: { id: string, question: string, answer: string, isActive: boolean, revision: number } } };

export type UpdateFaqMutationVariables = Exact<{
  input: UpdateFaqInput;
}>;


export type UpdateFaqMutation = { updateFaq: { message: string, faq: { id: string, question: string, answer: string, isActive: boolean, revision: number } } };

export type DeleteFaqMutationVariables = Exact<{
  faqId: string | number;
}>;


export type DeleteFaqMutation = { deleteFaq: { message: string, faq: { id: string, question: string, answer: string, isActive: boolean, revision: number } } };

export type ReorderFaqsMutationVariables = Exact<{
  faqIds: Array<string | number> | string | number;
}>;


export type ReorderFaqsMutation = { reorderFaqs: { message: string, faqs: Array<{ id: string, question: string, answer: string, isActive: boolean, revision: number }> } };

export type WavePartsFragment = { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } };

export type InviteWavesQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type InviteWavesQuery = { inviteWaves: { totalDocs: number, docs: Array<{ id: string, funnel: { opened: number, accepted: number, expired: number }, mailing: { id: string, name: string, state: MailingState, startsAt: string | null, createdBy: string | null, createdAt: string, startedAt: string | null, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } }> } };

export type InviteWaveQueryVariables = Exact<{
  id: string | number;
}>;


export type InviteWaveQuery = { inviteWave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } | null };

export type WaveInvitesQueryVariables = Exact<{
  waveId: string | number;
  state?: WaveInviteState | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type WaveInvitesQuery = { waveInvites: { totalDocs: number, totalIsExact: boolean, docs: Array<{ signupId: string, firstName: string, lastName: string, email: string, channel: OtpChannel, rankThen: number | null, state: WaveInviteState, reason: ExclusionReason | null, sentAt: string | null, openedAt: string | null, acceptedAt: string | null, expiresAt: string | null }> } };

export type CreateInviteWaveMutationVariables = Exact<{
  input: InviteWaveInput;
}>;


export type CreateInviteWaveMutation = { createInviteWave: { message: string, wave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } } };

export type UpdateInviteWaveMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: InviteWaveInput;
}>;


export type UpdateInviteWaveMutation = { updateInviteWave: { message: string, wave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } } };

export type RevokeWaveMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeWaveMutation = { revokeWave: { message: string, wave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } } };

export type SegmentPartsFragment = { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null };

export type RecipientPartsFragment = { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> };

export type MailingPartsFragment = { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } };

export type MailingLineFragment = { id: string, name: string, state: MailingState, startsAt: string | null, createdBy: string | null, createdAt: string, startedAt: string | null, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } };

export type SegmentChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SegmentChoicesQuery = { countries: Array<{ code: string, name: string }>, brokers: Array<{ slug: string, label: string }> };

export type EmailListsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailListsQuery = { emailLists: Array<{ id: string, name: string, createdAt: string, valid: number }> };

export type PreviewSegmentQueryVariables = Exact<{
  segment: SegmentInput;
  kind: MailingKind;
}>;


export type PreviewSegmentQuery = { previewSegment: { people: number, emails: number, textMessages: number, stated: number, canText: boolean, firstRank: number | null, lastRank: number | null, sample: Array<{ id: string, firstName: string, lastName: string, email: string, country: string | null, points: number, rank: number | null }>, excluded: Array<{ reason: ExclusionReason, people: number }> } };

export type StartMailingMutationVariables = Exact<{
  id: string | number;
  confirmPeople: number;
  revision: number;
  startsAt?: string | null | undefined;
}>;


export type StartMailingMutation = { startMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type PauseMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type PauseMailingMutation = { pauseMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type ResumeMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type ResumeMailingMutation = { resumeMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type CancelMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelMailingMutation = { cancelMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type DeleteMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteMailingMutation = { deleteMailing: { message: string } };

export type ResendUncertainMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendUncertainMutation = { resendUncertain: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { states: Array<SegmentState>, countries: Array<string> | null, brokers: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, hasReferrals: boolean | null, verifiedBy: OtpChannel | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, cancelled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type TemplatePartsFragment = { id: string, kind: MessageKind, name: string, version: { id: string, number: number, subject: string, preheader: string, body: string, createdBy: string | null, createdAt: string } };

export type MessageTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTemplatesQuery = { messageTemplates: Array<{ id: string, kind: MessageKind, name: string, version: { id: string, number: number, subject: string, preheader: string, body: string, createdBy: string | null, createdAt: string } }> };

export type PreviewMessageQueryVariables = Exact<{
  input: MessageInput;
}>;


export type PreviewMessageQuery = { previewMessage: { subject: string, html: string, text: string, textMessage: { text: string, encoding: SmsEncoding, units: number, segments: number } | null } };

export type SaveMessageTemplateMutationVariables = Exact<{
  input: SaveMessageTemplateInput;
}>;


export type SaveMessageTemplateMutation = { saveMessageTemplate: { message: string, template: { id: string, kind: MessageKind, name: string, version: { id: string, number: number, subject: string, preheader: string, body: string, createdBy: string | null, createdAt: string } } } };

export type SendTestMessageMutationVariables = Exact<{
  input: MessageInput;
}>;


export type SendTestMessageMutation = { sendTestMessage: { message: string } };

export type SuppressionsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type SuppressionsQuery = { suppressions: { totalDocs: number, docs: Array<{ id: string, email: string | null, scope: SuppressionScope, reason: SuppressionReason, at: string, reportedBy: string | null }> } };

export type AddSuppressionMutationVariables = Exact<{
  input: AddSuppressionInput;
}>;


export type AddSuppressionMutation = { addSuppression: { message: string } };

export type LiftSuppressionMutationVariables = Exact<{
  id: string | number;
}>;


export type LiftSuppressionMutation = { liftSuppression: { message: string } };

export type SnsConfirmationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SnsConfirmationsQuery = { snsConfirmations: Array<{ topicArn: string, url: string, at: string }> };

export type SuppressionReportersQueryVariables = Exact<{ [key: string]: never; }>;


export type SuppressionReportersQuery = { suppressionReporters: Array<{ id: string, name: string, suppressions: number, firstAt: string, lastAt: string }> };

export type LiftReportedSuppressionsMutationVariables = Exact<{
  input: LiftReportedInput;
}>;


export type LiftReportedSuppressionsMutation = { liftReportedSuppressions: { message: string } };

export type ReferralCountsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: UserState | null | undefined;
  sort: ReferralCountSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type ReferralCountsQuery = { referralCounts: { totalDocs: number, totalIsExact: boolean, docs: Array<{ userId: string, firstName: string, lastName: string, email: string, state: UserState, referralPoints: number, referralCount: number }> } };

export type TreePersonFragment = { userId: string, parentId: string | null, depth: number, firstName: string, lastName: string, email: string, phone: string, joinedAt: string, referralPoints: number, referralCount: number };

export type ReferralTreeQueryVariables = Exact<{
  userId: string | number;
  depth: number;
  limit: number;
}>;


export type ReferralTreeQuery = { referralTree: { truncated: boolean, path: Array<{ userId: string, parentId: string | null, depth: number, firstName: string, lastName: string, email: string, phone: string, joinedAt: string, referralPoints: number, referralCount: number }>, nodes: Array<{ userId: string, parentId: string | null, depth: number, firstName: string, lastName: string, email: string, phone: string, joinedAt: string, referralPoints: number, referralCount: number }>, size: { people: number, depth: number, exact: boolean } } };

export type ReferralChildrenQueryVariables = Exact<{
  userId: string | number;
  first: number;
  after?: string | number | null | undefined;
}>;


export type ReferralChildrenQuery = { referralChildren: { nextAfter: string | null, nodes: Array<{ userId: string, parentId: string | null, depth: number, firstName: string, lastName: string, email: string, phone: string, joinedAt: string, referralPoints: number, referralCount: number }> } };

export type LargestReferralTreesQueryVariables = Exact<{
  first: number;
}>;


export type LargestReferralTreesQuery = { largestReferralTrees: Array<{ root: { userId: string, parentId: string | null, depth: number, firstName: string, lastName: string, email: string, phone: string, joinedAt: string, referralPoints: number, referralCount: number }, size: { people: number, depth: number, exact: boolean } }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null } | null };

export type AdminLoginMutationVariables = Exact<{
  input: AdminLoginInput;
}>;


export type AdminLoginMutation = { adminLogin: { message: string, accessToken: string } };

export type AdminLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminLogoutMutation = { adminLogout: { message: string } };

export type UserPartsFragment = { id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, brokerLabel: string | null, referralId: string, referralCode: string | null, referralPoints: number, referralCount: number, rank: number | null, state: UserState, joinedAt: string, referrer: { id: string, firstName: string, lastName: string } | null };

export type UserCreditsPartsFragment = { nextAfter: string | null, entries: Array<{ points: number, revision: number, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> };

export type UserQueryVariables = Exact<{
  id: string | number;
}>;


export type UserQuery = { user: { joinedNth: number, verifiedBy: OtpChannel, systemCountry: string | null, blockedAt: string | null, erasedAt: string | null, user: { id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, brokerLabel: string | null, referralId: string, referralCode: string | null, referralPoints: number, referralCount: number, rank: number | null, state: UserState, joinedAt: string, referrer: { id: string, firstName: string, lastName: string } | null }, ranking: { rank: number, people: number, withMorePoints: number, withAsManyJoinedEarlier: number } | null, referrer: { id: string, firstName: string, lastName: string, referralId: string } | null, credits: { nextAfter: string | null, entries: Array<{ points: number, revision: number, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> }, invite: { id: string, state: InviteState, rankThen: number | null, issuedAt: string, expiresAt: string, openedAt: string | null, acceptedAt: string | null, account: string | null, messages: number, messageSentAt: string | null, messageRefusedAt: string | null, wave: { id: string, name: string } | null } | null, messages: Array<{ kind: UserMessageKind, channel: OtpChannel, purpose: OtpPurpose | null, state: UserMessageState, queuedAt: string, sentAt: string | null, failedAt: string | null, enteredAt: string | null }> } };

export type UserCreditsQueryVariables = Exact<{
  id: string | number;
  after?: string | number | null | undefined;
}>;


export type UserCreditsQuery = { userCredits: { nextAfter: string | null, entries: Array<{ points: number, revision: number, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> } };

export type BlockSignupMutationVariables = Exact<{
  id: string | number;
}>;


export type BlockSignupMutation = { blockSignup: { message: string } };

export type UnblockSignupMutationVariables = Exact<{
  id: string | number;
}>;


export type UnblockSignupMutation = { unblockSignup: { message: string } };

export type EraseSignupMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseSignupMutation = { eraseSignup: { message: string } };

export type ResendWelcomeMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendWelcomeMutation = { resendWelcome: { message: string } };

export type InviteSignupsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type InviteSignupsMutation = { inviteSignups: { message: string } };

export type ResendInviteMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendInviteMutation = { resendInvite: { message: string } };

export type AcceptInviteMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptInviteMutation = { acceptInvite: { message: string } };

export type RevokeInviteMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeInviteMutation = { revokeInvite: { message: string } };

export type ConsentRecordQueryVariables = Exact<{
  signupId: string | number;
}>;


export type ConsentRecordQuery = { consentRecord: { getsNews: boolean, suppressed: Array<SuppressionScope>, entries: Array<{ granted: boolean, wording: string | null, source: ConsentSource, at: string }> } };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  country?: string | null | undefined;
  state?: UserState | null | undefined;
  sort: UserSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type UsersQuery = { users: { totalDocs: number, totalIsExact: boolean, docs: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, brokerLabel: string | null, referralId: string, referralCode: string | null, referralPoints: number, referralCount: number, rank: number | null, state: UserState, joinedAt: string, referrer: { id: string, firstName: string, lastName: string } | null }> } };

export type WebhookEndpointPartsFragment = { id: string, url: string, description: string, types: Array<string>, personalData: boolean, batchSize: number, perSecond: number, state: WebhookEndpointState, reason: WebhookDisabledReason | null, isDown: boolean, failingSince: string | null, nextProbeAt: string | null, backlog: number, succeeded: number, failed: number, previousSecretUntil: string | null, createdBy: string | null };

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { webhookEndpoints: Array<{ id: string, url: string, description: string, types: Array<string>, personalData: boolean, batchSize: number, perSecond: number, state: WebhookEndpointState, reason: WebhookDisabledReason | null, isDown: boolean, failingSince: string | null, nextProbeAt: string | null, backlog: number, succeeded: number, failed: number, previousSecretUntil: string | null, createdBy: string | null }>, webhookEventTypes: Array<{ type: string, description: string }> };

export type WebhookAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookAlertsQuery = { webhookEndpoints: Array<{ id: string, url: string, state: WebhookEndpointState, reason: WebhookDisabledReason | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string | number;
  state?: WebhookDeliveryState | null | undefined;
  first: number;
  after?: string | number | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nextAfter: string | null, deliveries: Array<{ id: string, eventId: string, type: string, state: WebhookDeliveryState, attempts: number, attemptedAt: string | null, nextAttemptAt: string | null, status: number | null, error: string | null, answer: string | null, durationMs: number | null, body: string | null, at: string }> } };

export type WebhookSecretQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookSecretQuery = { webhookSecret: { secret: string, previousUntil: string | null } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: WebhookEndpointInput;
  fromStart: boolean;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, url: string, description: string, types: Array<string>, personalData: boolean, batchSize: number, perSecond: number, state: WebhookEndpointState, reason: WebhookDisabledReason | null, isDown: boolean, failingSince: string | null, nextProbeAt: string | null, backlog: number, succeeded: number, failed: number, previousSecretUntil: string | null, createdBy: string | null } } };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  id: string | number;
  input: WebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { endpoint: { id: string, url: string, description: string, types: Array<string>, personalData: boolean, batchSize: number, perSecond: number, state: WebhookEndpointState, reason: WebhookDisabledReason | null, isDown: boolean, failingSince: string | null, nextProbeAt: string | null, backlog: number, succeeded: number, failed: number, previousSecretUntil: string | null, createdBy: string | null } } };

export type EnableWebhookEndpointMutationVariables = Exact<{
  id: string | number;
  from: WebhookResume;
}>;


export type EnableWebhookEndpointMutation = { enableWebhookEndpoint: { endpoint: { id: string, url: string, description: string, types: Array<string>, personalData: boolean, batchSize: number, perSecond: number, state: WebhookEndpointState, reason: WebhookDisabledReason | null, isDown: boolean, failingSince: string | null, nextProbeAt: string | null, backlog: number, succeeded: number, failed: number, previousSecretUntil: string | null, createdBy: string | null } } };

export type PauseWebhookEndpointMutationVariables = Exact<{
  id: string | number;
}>;


export type PauseWebhookEndpointMutation = { pauseWebhookEndpoint: { endpoint: { id: string, url: string, description: string, types: Array<string>, personalData: boolean, batchSize: number, perSecond: number, state: WebhookEndpointState, reason: WebhookDisabledReason | null, isDown: boolean, failingSince: string | null, nextProbeAt: string | null, backlog: number, succeeded: number, failed: number, previousSecretUntil: string | null, createdBy: string | null } } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
  overlapHours: number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, previousUntil: string | null } };

export type TestWebhookEndpointMutationVariables = Exact<{
  id: string | number;
}>;


export type TestWebhookEndpointMutation = { testWebhookEndpoint: { ok: boolean, status: number | null, error: string | null, durationMs: number } };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  id: string | number;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { endpointId: string } };

export type ReplayWebhookEventsMutationVariables = Exact<{
  endpointId: string | number;
  from: string;
  to: string;
  types: Array<string> | string;
}>;


export type ReplayWebhookEventsMutation = { replayWebhookEvents: { joins: number, deliveries: number } };

export type JoinAsAmbassadorMutationVariables = Exact<{
  input: JoinAsAmbassadorInput;
}>;


export type JoinAsAmbassadorMutation = { joinAsAmbassador: { message: string } };

export type PhoneCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneCountriesQuery = { countries: Array<{ code: string, name: string, dialCode: string }> };

export type OpenInviteMutationVariables = Exact<{
  token: string;
}>;


export type OpenInviteMutation = { openInvite: { firstName: string, invite: { state: InviteState, code: string | null, expiresAt: string, url: string | null } } };

export type InvitationFragment = { state: InviteState, code: string | null, expiresAt: string, url: string | null };

export type NextStepPartsFragment = { referrals: number, rank: number };

export type VisitorCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorCountryQuery = { visitorCountry: { code: string | null, name: string | null } };

export type StatusVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusVersionQuery = { status: { version: string } | null };

export type StatusQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StatusQuery = { status: { version: string, state: StatusState, firstName: string, rank: number | null, ahead: number | null, behind: number | null, points: number, referralCount: number, referralId: string, newsConsent: boolean | null, invite: { state: InviteState, code: string | null, expiresAt: string, url: string | null } | null, nextStep: { referrals: number, rank: number } | null, leaderboard: Array<{ rank: number, name: string, points: number, isYou: boolean }>, referrals: { nextAfter: string | null, referrals: Array<{ name: string, joinedAt: string }> } } | null };

export type OpenStatusByLinkMutationVariables = Exact<{
  token: string;
}>;


export type OpenStatusByLinkMutation = { openStatusByLink: { message: string } };

export type OpenStatusByCodeMutationVariables = Exact<{
  input: OpenStatusByCodeInput;
}>;


export type OpenStatusByCodeMutation = { openStatusByCode: { message: string } };

export type RejoinWaitlistMutationVariables = Exact<{ [key: string]: never; }>;


export type RejoinWaitlistMutation = { rejoinWaitlist: { message: string } | null };

export type CloseStatusMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseStatusMutation = { closeStatus: boolean };

export type RevokeStatusLinksMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeStatusLinksMutation = { revokeStatusLinks: boolean };

export type SetNewsConsentMutationVariables = Exact<{
  granted: boolean;
}>;


export type SetNewsConsentMutation = { setNewsConsent: boolean };

export type SignupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupChoicesQuery = { countries: Array<{ code: string, name: string, dialCode: string, searchTerms: Array<string> }>, brokers: Array<{ slug: string, label: string }> };

export type RankQueryVariables = Exact<{
  userId?: string | number | null | undefined;
  referralId?: string | null | undefined;
}>;


export type RankQuery = { rank: { rank: number, total: number, referralId: string, nextStep: { referrals: number, rank: number } | null } };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: { message: string, alreadyJoined: boolean, referralCredited: boolean, signup: { id: string, referralId: string } } };

export type UpdatePointsMutationVariables = Exact<{
  referralCode: string;
}>;


export type UpdatePointsMutation = { updatePoints: { message: string } };

export type SignupsPausedQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupsPausedQuery = { signupsPaused: boolean };

export type SendOtpMutationVariables = Exact<{
  input: SendOtpInput;
}>;


export type SendOtpMutation = { sendOtp: { message: string, codeLength: number, expiresInSeconds: number, resendAfterSeconds: number } };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyOtpInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { message: string } };

export const AdminPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode;
export const InvitationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode;
export const ApiKeyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;
export const SegmentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}}]} as unknown as DocumentNode;
export const RecipientPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode;
export const MailingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode;
export const BroadcastPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcastParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"bounced"}},{"kind":"Field","name":{"kind":"Name","value":"complained"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export const FirstStepsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstStepsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"signup"}},{"kind":"Field","name":{"kind":"Name","value":"faq"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode;
export const PausePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode;
export const FaqPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode;
export const WavePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export const MailingLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode;
export const TemplatePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode;
export const TreePersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode;
export const UserPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"brokerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode;
export const UserCreditsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]} as unknown as DocumentNode;
export const WebhookEndpointPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode;
export const InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode;
export const NextStepPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode;
export const AdminSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode;
export type AdminSignupMutationFn = ApolloReactCommon.MutationFunction<AdminSignupMutation, AdminSignupMutationVariables>;

/**
 * __useAdminSignupMutation__
 *
 * To run a mutation, you first call `useAdminSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAdminSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [adminSignupMutation, { data, loading, error }] = useAdminSignupMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAdminSignupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AdminSignupMutation, AdminSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AdminSignupMutation, AdminSignupMutationVariables>(AdminSignupDocument, options);
      }
export type AdminSignupMutationHookResult = ReturnType<typeof useAdminSignupMutation>;
export type AdminSignupMutationResult = ApolloReactCommon.MutationResult<AdminSignupMutation>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type RequestPasswordResetMutationFn = ApolloReactCommon.MutationFunction<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;

/**
 * __useRequestPasswordResetMutation__
 *
 * To run a mutation, you first call `useRequestPasswordResetMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRequestPasswordResetMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [requestPasswordResetMutation, { data, loading, error }] = useRequestPasswordResetMutation({
 *   variables: {
 *      email: // value for 'email'
 *   },
 * });
 */
export function useRequestPasswordResetMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);
      }
export type RequestPasswordResetMutationHookResult = ReturnType<typeof useRequestPasswordResetMutation>;
export type RequestPasswordResetMutationResult = ApolloReactCommon.MutationResult<RequestPasswordResetMutation>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type ResetPasswordMutationFn = ApolloReactCommon.MutationFunction<ResetPasswordMutation, ResetPasswordMutationVariables>;

/**
 * __useResetPasswordMutation__
 *
 * To run a mutation, you first call `useResetPasswordMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResetPasswordMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resetPasswordMutation, { data, loading, error }] = useResetPasswordMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useResetPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
      }
export type ResetPasswordMutationHookResult = ReturnType<typeof useResetPasswordMutation>;
export type ResetPasswordMutationResult = ApolloReactCommon.MutationResult<ResetPasswordMutation>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode;
export type ChangePasswordMutationFn = ApolloReactCommon.MutationFunction<ChangePasswordMutation, ChangePasswordMutationVariables>;

/**
 * __useChangePasswordMutation__
 *
 * To run a mutation, you first call `useChangePasswordMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangePasswordMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changePasswordMutation, { data, loading, error }] = useChangePasswordMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangePasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
      }
export type ChangePasswordMutationHookResult = ReturnType<typeof useChangePasswordMutation>;
export type ChangePasswordMutationResult = ApolloReactCommon.MutationResult<ChangePasswordMutation>;
export const AdminsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useAdminsQuery__
 *
 * To run a query within a React component, call `useAdminsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAdminsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAdminsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      sort: // value for 'sort'
 *      direction: // value for 'direction'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useAdminsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminsQuery, AdminsQueryVariables> & ({ variables: AdminsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminsQuery, AdminsQueryVariables>(AdminsDocument, options);
      }
export function useAdminsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AdminsQuery, AdminsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AdminsQuery, AdminsQueryVariables>(AdminsDocument, options);
        }
// @ts-ignore
export function useAdminsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AdminsQuery, AdminsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminsQuery, AdminsQueryVariables>;
export function useAdminsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminsQuery, AdminsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminsQuery | undefined, AdminsQueryVariables>;
export function useAdminsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminsQuery, AdminsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AdminsQuery, AdminsQueryVariables>(AdminsDocument, options);
        }
export type AdminsQueryHookResult = ReturnType<typeof useAdminsQuery>;
export type AdminsLazyQueryHookResult = ReturnType<typeof useAdminsLazyQuery>;
export type AdminsSuspenseQueryHookResult = ReturnType<typeof useAdminsSuspenseQuery>;
export type AdminsQueryResult = ApolloReactCommon.QueryResult<AdminsQuery, AdminsQueryVariables>;
export const ApproveAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode;
export type ApproveAdminMutationFn = ApolloReactCommon.MutationFunction<ApproveAdminMutation, ApproveAdminMutationVariables>;

/**
 * __useApproveAdminMutation__
 *
 * To run a mutation, you first call `useApproveAdminMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveAdminMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveAdminMutation, { data, loading, error }] = useApproveAdminMutation({
 *   variables: {
 *      id: // value for 'id'
 *      role: // value for 'role'
 *   },
 * });
 */
export function useApproveAdminMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveAdminMutation, ApproveAdminMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveAdminMutation, ApproveAdminMutationVariables>(ApproveAdminDocument, options);
      }
export type ApproveAdminMutationHookResult = ReturnType<typeof useApproveAdminMutation>;
export type ApproveAdminMutationResult = ApolloReactCommon.MutationResult<ApproveAdminMutation>;
export const AdminLegacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLegacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLegacy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isWave"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAdminLegacyQuery__
 *
 * To run a query within a React component, call `useAdminLegacyQuery` and pass it any options that fit your needs.
 * When your component renders, `useAdminLegacyQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAdminLegacyQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAdminLegacyQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminLegacyQuery, AdminLegacyQueryVariables> & ({ variables: AdminLegacyQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminLegacyQuery, AdminLegacyQueryVariables>(AdminLegacyDocument, options);
      }
export function useAdminLegacyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AdminLegacyQuery, AdminLegacyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AdminLegacyQuery, AdminLegacyQueryVariables>(AdminLegacyDocument, options);
        }
// @ts-ignore
export function useAdminLegacySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AdminLegacyQuery, AdminLegacyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminLegacyQuery, AdminLegacyQueryVariables>;
export function useAdminLegacySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminLegacyQuery, AdminLegacyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminLegacyQuery | undefined, AdminLegacyQueryVariables>;
export function useAdminLegacySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminLegacyQuery, AdminLegacyQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AdminLegacyQuery, AdminLegacyQueryVariables>(AdminLegacyDocument, options);
        }
export type AdminLegacyQueryHookResult = ReturnType<typeof useAdminLegacyQuery>;
export type AdminLegacyLazyQueryHookResult = ReturnType<typeof useAdminLegacyLazyQuery>;
export type AdminLegacySuspenseQueryHookResult = ReturnType<typeof useAdminLegacySuspenseQuery>;
export type AdminLegacyQueryResult = ApolloReactCommon.QueryResult<AdminLegacyQuery, AdminLegacyQueryVariables>;
export const SetAdminRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdminRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAdminRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"takeOver"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode;
export type SetAdminRoleMutationFn = ApolloReactCommon.MutationFunction<SetAdminRoleMutation, SetAdminRoleMutationVariables>;

/**
 * __useSetAdminRoleMutation__
 *
 * To run a mutation, you first call `useSetAdminRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetAdminRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setAdminRoleMutation, { data, loading, error }] = useSetAdminRoleMutation({
 *   variables: {
 *      id: // value for 'id'
 *      role: // value for 'role'
 *      takeOver: // value for 'takeOver'
 *   },
 * });
 */
export function useSetAdminRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAdminRoleMutation, SetAdminRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAdminRoleMutation, SetAdminRoleMutationVariables>(SetAdminRoleDocument, options);
      }
export type SetAdminRoleMutationHookResult = ReturnType<typeof useSetAdminRoleMutation>;
export type SetAdminRoleMutationResult = ApolloReactCommon.MutationResult<SetAdminRoleMutation>;
export const RemoveAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"takeOver"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export type RemoveAdminMutationFn = ApolloReactCommon.MutationFunction<RemoveAdminMutation, RemoveAdminMutationVariables>;

/**
 * __useRemoveAdminMutation__
 *
 * To run a mutation, you first call `useRemoveAdminMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveAdminMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeAdminMutation, { data, loading, error }] = useRemoveAdminMutation({
 *   variables: {
 *      id: // value for 'id'
 *      takeOver: // value for 'takeOver'
 *   },
 * });
 */
export function useRemoveAdminMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveAdminMutation, RemoveAdminMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveAdminMutation, RemoveAdminMutationVariables>(RemoveAdminDocument, options);
      }
export type RemoveAdminMutationHookResult = ReturnType<typeof useRemoveAdminMutation>;
export type RemoveAdminMutationResult = ApolloReactCommon.MutationResult<RemoveAdminMutation>;
export const AdminSignupRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSignupRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSignupRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAdminSignupRequestQuery__
 *
 * To run a query within a React component, call `useAdminSignupRequestQuery` and pass it any options that fit your needs.
 * When your component renders, `useAdminSignupRequestQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAdminSignupRequestQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useAdminSignupRequestQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminSignupRequestQuery, AdminSignupRequestQueryVariables> & ({ variables: AdminSignupRequestQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>(AdminSignupRequestDocument, options);
      }
export function useAdminSignupRequestLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>(AdminSignupRequestDocument, options);
        }
// @ts-ignore
export function useAdminSignupRequestSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>;
export function useAdminSignupRequestSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminSignupRequestQuery | undefined, AdminSignupRequestQueryVariables>;
export function useAdminSignupRequestSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>(AdminSignupRequestDocument, options);
        }
export type AdminSignupRequestQueryHookResult = ReturnType<typeof useAdminSignupRequestQuery>;
export type AdminSignupRequestLazyQueryHookResult = ReturnType<typeof useAdminSignupRequestLazyQuery>;
export type AdminSignupRequestSuspenseQueryHookResult = ReturnType<typeof useAdminSignupRequestSuspenseQuery>;
export type AdminSignupRequestQueryResult = ApolloReactCommon.QueryResult<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>;
export const ConfirmAdminSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdminSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAdminSignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdminSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode;
export type ConfirmAdminSignupMutationFn = ApolloReactCommon.MutationFunction<ConfirmAdminSignupMutation, ConfirmAdminSignupMutationVariables>;

/**
 * __useConfirmAdminSignupMutation__
 *
 * To run a mutation, you first call `useConfirmAdminSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmAdminSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmAdminSignupMutation, { data, loading, error }] = useConfirmAdminSignupMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useConfirmAdminSignupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmAdminSignupMutation, ConfirmAdminSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmAdminSignupMutation, ConfirmAdminSignupMutationVariables>(ConfirmAdminSignupDocument, options);
      }
export type ConfirmAdminSignupMutationHookResult = ReturnType<typeof useConfirmAdminSignupMutation>;
export type ConfirmAdminSignupMutationResult = ApolloReactCommon.MutationResult<ConfirmAdminSignupMutation>;
export const AdminInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useAdminInvitationsQuery__
 *
 * To run a query within a React component, call `useAdminInvitationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAdminInvitationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAdminInvitationsQuery({
 *   variables: {
 *   },
 * });
 */
export function useAdminInvitationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AdminInvitationsQuery, AdminInvitationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminInvitationsQuery, AdminInvitationsQueryVariables>(AdminInvitationsDocument, options);
      }
export function useAdminInvitationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AdminInvitationsQuery, AdminInvitationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AdminInvitationsQuery, AdminInvitationsQueryVariables>(AdminInvitationsDocument, options);
        }
// @ts-ignore
export function useAdminInvitationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AdminInvitationsQuery, AdminInvitationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminInvitationsQuery, AdminInvitationsQueryVariables>;
export function useAdminInvitationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminInvitationsQuery, AdminInvitationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AdminInvitationsQuery | undefined, AdminInvitationsQueryVariables>;
export function useAdminInvitationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AdminInvitationsQuery, AdminInvitationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AdminInvitationsQuery, AdminInvitationsQueryVariables>(AdminInvitationsDocument, options);
        }
export type AdminInvitationsQueryHookResult = ReturnType<typeof useAdminInvitationsQuery>;
export type AdminInvitationsLazyQueryHookResult = ReturnType<typeof useAdminInvitationsLazyQuery>;
export type AdminInvitationsSuspenseQueryHookResult = ReturnType<typeof useAdminInvitationsSuspenseQuery>;
export type AdminInvitationsQueryResult = ApolloReactCommon.QueryResult<AdminInvitationsQuery, AdminInvitationsQueryVariables>;
export const InviteAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type InviteAdminMutationFn = ApolloReactCommon.MutationFunction<InviteAdminMutation, InviteAdminMutationVariables>;

/**
 * __useInviteAdminMutation__
 *
 * To run a mutation, you first call `useInviteAdminMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useInviteAdminMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [inviteAdminMutation, { data, loading, error }] = useInviteAdminMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useInviteAdminMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<InviteAdminMutation, InviteAdminMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<InviteAdminMutation, InviteAdminMutationVariables>(InviteAdminDocument, options);
      }
export type InviteAdminMutationHookResult = ReturnType<typeof useInviteAdminMutation>;
export type InviteAdminMutationResult = ApolloReactCommon.MutationResult<InviteAdminMutation>;
export const ResendAdminInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendAdminInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAdminInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode;
export type ResendAdminInvitationMutationFn = ApolloReactCommon.MutationFunction<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables>;

/**
 * __useResendAdminInvitationMutation__
 *
 * To run a mutation, you first call `useResendAdminInvitationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResendAdminInvitationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resendAdminInvitationMutation, { data, loading, error }] = useResendAdminInvitationMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useResendAdminInvitationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables>(ResendAdminInvitationDocument, options);
      }
export type ResendAdminInvitationMutationHookResult = ReturnType<typeof useResendAdminInvitationMutation>;
export type ResendAdminInvitationMutationResult = ApolloReactCommon.MutationResult<ResendAdminInvitationMutation>;
export const RevokeAdminInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAdminInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAdminInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export type RevokeAdminInvitationMutationFn = ApolloReactCommon.MutationFunction<RevokeAdminInvitationMutation, RevokeAdminInvitationMutationVariables>;

/**
 * __useRevokeAdminInvitationMutation__
 *
 * To run a mutation, you first call `useRevokeAdminInvitationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeAdminInvitationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeAdminInvitationMutation, { data, loading, error }] = useRevokeAdminInvitationMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRevokeAdminInvitationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeAdminInvitationMutation, RevokeAdminInvitationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeAdminInvitationMutation, RevokeAdminInvitationMutationVariables>(RevokeAdminInvitationDocument, options);
      }
export type RevokeAdminInvitationMutationHookResult = ReturnType<typeof useRevokeAdminInvitationMutation>;
export type RevokeAdminInvitationMutationResult = ApolloReactCommon.MutationResult<RevokeAdminInvitationMutation>;
export const AmbassadorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ambassadors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ambassadors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAmbassadorsQuery__
 *
 * To run a query within a React component, call `useAmbassadorsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAmbassadorsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAmbassadorsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      status: // value for 'status'
 *      sort: // value for 'sort'
 *      direction: // value for 'direction'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useAmbassadorsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AmbassadorsQuery, AmbassadorsQueryVariables> & ({ variables: AmbassadorsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AmbassadorsQuery, AmbassadorsQueryVariables>(AmbassadorsDocument, options);
      }
export function useAmbassadorsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AmbassadorsQuery, AmbassadorsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AmbassadorsQuery, AmbassadorsQueryVariables>(AmbassadorsDocument, options);
        }
// @ts-ignore
export function useAmbassadorsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AmbassadorsQuery, AmbassadorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AmbassadorsQuery, AmbassadorsQueryVariables>;
export function useAmbassadorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AmbassadorsQuery, AmbassadorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AmbassadorsQuery | undefined, AmbassadorsQueryVariables>;
export function useAmbassadorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AmbassadorsQuery, AmbassadorsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AmbassadorsQuery, AmbassadorsQueryVariables>(AmbassadorsDocument, options);
        }
export type AmbassadorsQueryHookResult = ReturnType<typeof useAmbassadorsQuery>;
export type AmbassadorsLazyQueryHookResult = ReturnType<typeof useAmbassadorsLazyQuery>;
export type AmbassadorsSuspenseQueryHookResult = ReturnType<typeof useAmbassadorsSuspenseQuery>;
export type AmbassadorsQueryResult = ApolloReactCommon.QueryResult<AmbassadorsQuery, AmbassadorsQueryVariables>;
export const SetAmbassadorStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAmbassadorStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAmbassadorStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode;
export type SetAmbassadorStatusMutationFn = ApolloReactCommon.MutationFunction<SetAmbassadorStatusMutation, SetAmbassadorStatusMutationVariables>;

/**
 * __useSetAmbassadorStatusMutation__
 *
 * To run a mutation, you first call `useSetAmbassadorStatusMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetAmbassadorStatusMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setAmbassadorStatusMutation, { data, loading, error }] = useSetAmbassadorStatusMutation({
 *   variables: {
 *      id: // value for 'id'
 *      status: // value for 'status'
 *      from: // value for 'from'
 *   },
 * });
 */
export function useSetAmbassadorStatusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAmbassadorStatusMutation, SetAmbassadorStatusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAmbassadorStatusMutation, SetAmbassadorStatusMutationVariables>(SetAmbassadorStatusDocument, options);
      }
export type SetAmbassadorStatusMutationHookResult = ReturnType<typeof useSetAmbassadorStatusMutation>;
export type SetAmbassadorStatusMutationResult = ApolloReactCommon.MutationResult<SetAmbassadorStatusMutation>;
export const AmbassadorNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmbassadorNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ambassadorNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAmbassadorNotesQuery__
 *
 * To run a query within a React component, call `useAmbassadorNotesQuery` and pass it any options that fit your needs.
 * When your component renders, `useAmbassadorNotesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAmbassadorNotesQuery({
 *   variables: {
 *      applicationId: // value for 'applicationId'
 *   },
 * });
 */
export function useAmbassadorNotesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AmbassadorNotesQuery, AmbassadorNotesQueryVariables> & ({ variables: AmbassadorNotesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>(AmbassadorNotesDocument, options);
      }
export function useAmbassadorNotesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>(AmbassadorNotesDocument, options);
        }
// @ts-ignore
export function useAmbassadorNotesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>;
export function useAmbassadorNotesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AmbassadorNotesQuery | undefined, AmbassadorNotesQueryVariables>;
export function useAmbassadorNotesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>(AmbassadorNotesDocument, options);
        }
export type AmbassadorNotesQueryHookResult = ReturnType<typeof useAmbassadorNotesQuery>;
export type AmbassadorNotesLazyQueryHookResult = ReturnType<typeof useAmbassadorNotesLazyQuery>;
export type AmbassadorNotesSuspenseQueryHookResult = ReturnType<typeof useAmbassadorNotesSuspenseQuery>;
export type AmbassadorNotesQueryResult = ApolloReactCommon.QueryResult<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>;
export const AddAmbassadorNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAmbassadorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAmbassadorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export type AddAmbassadorNoteMutationFn = ApolloReactCommon.MutationFunction<AddAmbassadorNoteMutation, AddAmbassadorNoteMutationVariables>;

/**
 * __useAddAmbassadorNoteMutation__
 *
 * To run a mutation, you first call `useAddAmbassadorNoteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddAmbassadorNoteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addAmbassadorNoteMutation, { data, loading, error }] = useAddAmbassadorNoteMutation({
 *   variables: {
 *      applicationId: // value for 'applicationId'
 *      text: // value for 'text'
 *   },
 * });
 */
export function useAddAmbassadorNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddAmbassadorNoteMutation, AddAmbassadorNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddAmbassadorNoteMutation, AddAmbassadorNoteMutationVariables>(AddAmbassadorNoteDocument, options);
      }
export type AddAmbassadorNoteMutationHookResult = ReturnType<typeof useAddAmbassadorNoteMutation>;
export type AddAmbassadorNoteMutationResult = ApolloReactCommon.MutationResult<AddAmbassadorNoteMutation>;
export const DeleteAmbassadorNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAmbassadorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAmbassadorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export type DeleteAmbassadorNoteMutationFn = ApolloReactCommon.MutationFunction<DeleteAmbassadorNoteMutation, DeleteAmbassadorNoteMutationVariables>;

/**
 * __useDeleteAmbassadorNoteMutation__
 *
 * To run a mutation, you first call `useDeleteAmbassadorNoteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteAmbassadorNoteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteAmbassadorNoteMutation, { data, loading, error }] = useDeleteAmbassadorNoteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteAmbassadorNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteAmbassadorNoteMutation, DeleteAmbassadorNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteAmbassadorNoteMutation, DeleteAmbassadorNoteMutationVariables>(DeleteAmbassadorNoteDocument, options);
      }
export type DeleteAmbassadorNoteMutationHookResult = ReturnType<typeof useDeleteAmbassadorNoteMutation>;
export type DeleteAmbassadorNoteMutationResult = ApolloReactCommon.MutationResult<DeleteAmbassadorNoteMutation>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeySort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useApiKeysQuery__
 *
 * To run a query within a React component, call `useApiKeysQuery` and pass it any options that fit your needs.
 * When your component renders, `useApiKeysQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApiKeysQuery({
 *   variables: {
 *      search: // value for 'search'
 *      sort: // value for 'sort'
 *      direction: // value for 'direction'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useApiKeysQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApiKeysQuery, ApiKeysQueryVariables> & ({ variables: ApiKeysQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options);
      }
export function useApiKeysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApiKeysQuery, ApiKeysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options);
        }
// @ts-ignore
export function useApiKeysSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApiKeysQuery, ApiKeysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiKeysQuery, ApiKeysQueryVariables>;
export function useApiKeysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiKeysQuery, ApiKeysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiKeysQuery | undefined, ApiKeysQueryVariables>;
export function useApiKeysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiKeysQuery, ApiKeysQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options);
        }
export type ApiKeysQueryHookResult = ReturnType<typeof useApiKeysQuery>;
export type ApiKeysLazyQueryHookResult = ReturnType<typeof useApiKeysLazyQuery>;
export type ApiKeysSuspenseQueryHookResult = ReturnType<typeof useApiKeysSuspenseQuery>;
export type ApiKeysQueryResult = ApolloReactCommon.QueryResult<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;
export type CreateApiKeyMutationFn = ApolloReactCommon.MutationFunction<CreateApiKeyMutation, CreateApiKeyMutationVariables>;

/**
 * __useCreateApiKeyMutation__
 *
 * To run a mutation, you first call `useCreateApiKeyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateApiKeyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createApiKeyMutation, { data, loading, error }] = useCreateApiKeyMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateApiKeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateApiKeyMutation, CreateApiKeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateApiKeyMutation, CreateApiKeyMutationVariables>(CreateApiKeyDocument, options);
      }
export type CreateApiKeyMutationHookResult = ReturnType<typeof useCreateApiKeyMutation>;
export type CreateApiKeyMutationResult = ApolloReactCommon.MutationResult<CreateApiKeyMutation>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export type RevokeApiKeyMutationFn = ApolloReactCommon.MutationFunction<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;

/**
 * __useRevokeApiKeyMutation__
 *
 * To run a mutation, you first call `useRevokeApiKeyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeApiKeyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeApiKeyMutation, { data, loading, error }] = useRevokeApiKeyMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRevokeApiKeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>(RevokeApiKeyDocument, options);
      }
export type RevokeApiKeyMutationHookResult = ReturnType<typeof useRevokeApiKeyMutation>;
export type RevokeApiKeyMutationResult = ApolloReactCommon.MutationResult<RevokeApiKeyMutation>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAuditLogQuery__
 *
 * To run a query within a React component, call `useAuditLogQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditLogQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditLogQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useAuditLogQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditLogQuery, AuditLogQueryVariables> & ({ variables: AuditLogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
      }
export function useAuditLogLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditLogQuery, AuditLogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
        }
// @ts-ignore
export function useAuditLogSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AuditLogQuery, AuditLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditLogQuery, AuditLogQueryVariables>;
export function useAuditLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditLogQuery, AuditLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AuditLogQuery | undefined, AuditLogQueryVariables>;
export function useAuditLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AuditLogQuery, AuditLogQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
        }
export type AuditLogQueryHookResult = ReturnType<typeof useAuditLogQuery>;
export type AuditLogLazyQueryHookResult = ReturnType<typeof useAuditLogLazyQuery>;
export type AuditLogSuspenseQueryHookResult = ReturnType<typeof useAuditLogSuspenseQuery>;
export type AuditLogQueryResult = ApolloReactCommon.QueryResult<AuditLogQuery, AuditLogQueryVariables>;
export const BroadcastsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcasts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingLine"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBroadcastsQuery__
 *
 * To run a query within a React component, call `useBroadcastsQuery` and pass it any options that fit your needs.
 * When your component renders, `useBroadcastsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBroadcastsQuery({
 *   variables: {
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useBroadcastsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BroadcastsQuery, BroadcastsQueryVariables> & ({ variables: BroadcastsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BroadcastsQuery, BroadcastsQueryVariables>(BroadcastsDocument, options);
      }
export function useBroadcastsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BroadcastsQuery, BroadcastsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BroadcastsQuery, BroadcastsQueryVariables>(BroadcastsDocument, options);
        }
// @ts-ignore
export function useBroadcastsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BroadcastsQuery, BroadcastsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BroadcastsQuery, BroadcastsQueryVariables>;
export function useBroadcastsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BroadcastsQuery, BroadcastsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BroadcastsQuery | undefined, BroadcastsQueryVariables>;
export function useBroadcastsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BroadcastsQuery, BroadcastsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BroadcastsQuery, BroadcastsQueryVariables>(BroadcastsDocument, options);
        }
export type BroadcastsQueryHookResult = ReturnType<typeof useBroadcastsQuery>;
export type BroadcastsLazyQueryHookResult = ReturnType<typeof useBroadcastsLazyQuery>;
export type BroadcastsSuspenseQueryHookResult = ReturnType<typeof useBroadcastsSuspenseQuery>;
export type BroadcastsQueryResult = ApolloReactCommon.QueryResult<BroadcastsQuery, BroadcastsQueryVariables>;
export const BroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcastParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcastParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"bounced"}},{"kind":"Field","name":{"kind":"Name","value":"complained"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBroadcastQuery__
 *
 * To run a query within a React component, call `useBroadcastQuery` and pass it any options that fit your needs.
 * When your component renders, `useBroadcastQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBroadcastQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useBroadcastQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BroadcastQuery, BroadcastQueryVariables> & ({ variables: BroadcastQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BroadcastQuery, BroadcastQueryVariables>(BroadcastDocument, options);
      }
export function useBroadcastLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BroadcastQuery, BroadcastQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BroadcastQuery, BroadcastQueryVariables>(BroadcastDocument, options);
        }
// @ts-ignore
export function useBroadcastSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BroadcastQuery, BroadcastQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BroadcastQuery, BroadcastQueryVariables>;
export function useBroadcastSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BroadcastQuery, BroadcastQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BroadcastQuery | undefined, BroadcastQueryVariables>;
export function useBroadcastSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BroadcastQuery, BroadcastQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BroadcastQuery, BroadcastQueryVariables>(BroadcastDocument, options);
        }
export type BroadcastQueryHookResult = ReturnType<typeof useBroadcastQuery>;
export type BroadcastLazyQueryHookResult = ReturnType<typeof useBroadcastLazyQuery>;
export type BroadcastSuspenseQueryHookResult = ReturnType<typeof useBroadcastSuspenseQuery>;
export type BroadcastQueryResult = ApolloReactCommon.QueryResult<BroadcastQuery, BroadcastQueryVariables>;
export const BroadcastRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BroadcastRecipients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"broadcastId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipientState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcastRecipients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"broadcastId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"broadcastId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"rankThen"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBroadcastRecipientsQuery__
 *
 * To run a query within a React component, call `useBroadcastRecipientsQuery` and pass it any options that fit your needs.
 * When your component renders, `useBroadcastRecipientsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBroadcastRecipientsQuery({
 *   variables: {
 *      broadcastId: // value for 'broadcastId'
 *      state: // value for 'state'
 *      search: // value for 'search'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useBroadcastRecipientsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables> & ({ variables: BroadcastRecipientsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>(BroadcastRecipientsDocument, options);
      }
export function useBroadcastRecipientsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>(BroadcastRecipientsDocument, options);
        }
// @ts-ignore
export function useBroadcastRecipientsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>;
export function useBroadcastRecipientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BroadcastRecipientsQuery | undefined, BroadcastRecipientsQueryVariables>;
export function useBroadcastRecipientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>(BroadcastRecipientsDocument, options);
        }
export type BroadcastRecipientsQueryHookResult = ReturnType<typeof useBroadcastRecipientsQuery>;
export type BroadcastRecipientsLazyQueryHookResult = ReturnType<typeof useBroadcastRecipientsLazyQuery>;
export type BroadcastRecipientsSuspenseQueryHookResult = ReturnType<typeof useBroadcastRecipientsSuspenseQuery>;
export type BroadcastRecipientsQueryResult = ApolloReactCommon.QueryResult<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>;
export const CreateBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcastInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type CreateBroadcastMutationFn = ApolloReactCommon.MutationFunction<CreateBroadcastMutation, CreateBroadcastMutationVariables>;

/**
 * __useCreateBroadcastMutation__
 *
 * To run a mutation, you first call `useCreateBroadcastMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateBroadcastMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createBroadcastMutation, { data, loading, error }] = useCreateBroadcastMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateBroadcastMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateBroadcastMutation, CreateBroadcastMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateBroadcastMutation, CreateBroadcastMutationVariables>(CreateBroadcastDocument, options);
      }
export type CreateBroadcastMutationHookResult = ReturnType<typeof useCreateBroadcastMutation>;
export type CreateBroadcastMutationResult = ApolloReactCommon.MutationResult<CreateBroadcastMutation>;
export const UpdateBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcastInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type UpdateBroadcastMutationFn = ApolloReactCommon.MutationFunction<UpdateBroadcastMutation, UpdateBroadcastMutationVariables>;

/**
 * __useUpdateBroadcastMutation__
 *
 * To run a mutation, you first call `useUpdateBroadcastMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateBroadcastMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateBroadcastMutation, { data, loading, error }] = useUpdateBroadcastMutation({
 *   variables: {
 *      id: // value for 'id'
 *      revision: // value for 'revision'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateBroadcastMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateBroadcastMutation, UpdateBroadcastMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateBroadcastMutation, UpdateBroadcastMutationVariables>(UpdateBroadcastDocument, options);
      }
export type UpdateBroadcastMutationHookResult = ReturnType<typeof useUpdateBroadcastMutation>;
export type UpdateBroadcastMutationResult = ApolloReactCommon.MutationResult<UpdateBroadcastMutation>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedToday"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedLastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedWeekBefore"}},{"kind":"Field","name":{"kind":"Name","value":"totalWaitlist"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codesAskedFor"}},{"kind":"Field","name":{"kind":"Name","value":"codesVerified"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"referredSomebody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"secondsToAcceptance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostUsedReferral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostActiveCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDashboardQuery__
 *
 * To run a query within a React component, call `useDashboardQuery` and pass it any options that fit your needs.
 * When your component renders, `useDashboardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardQuery({
 *   variables: {
 *   },
 * });
 */
export function useDashboardQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
      }
export function useDashboardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
// @ts-ignore
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery | undefined, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
export type DashboardQueryHookResult = ReturnType<typeof useDashboardQuery>;
export type DashboardLazyQueryHookResult = ReturnType<typeof useDashboardLazyQuery>;
export type DashboardSuspenseQueryHookResult = ReturnType<typeof useDashboardSuspenseQuery>;
export type DashboardQueryResult = ApolloReactCommon.QueryResult<DashboardQuery, DashboardQueryVariables>;
export const SignupsByCountryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupsByCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsByCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupsByCountryQuery__
 *
 * To run a query within a React component, call `useSignupsByCountryQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupsByCountryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupsByCountryQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignupsByCountryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SignupsByCountryQuery, SignupsByCountryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupsByCountryQuery, SignupsByCountryQueryVariables>(SignupsByCountryDocument, options);
      }
export function useSignupsByCountryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignupsByCountryQuery, SignupsByCountryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupsByCountryQuery, SignupsByCountryQueryVariables>(SignupsByCountryDocument, options);
        }
// @ts-ignore
export function useSignupsByCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SignupsByCountryQuery, SignupsByCountryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsByCountryQuery, SignupsByCountryQueryVariables>;
export function useSignupsByCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsByCountryQuery, SignupsByCountryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsByCountryQuery | undefined, SignupsByCountryQueryVariables>;
export function useSignupsByCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsByCountryQuery, SignupsByCountryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SignupsByCountryQuery, SignupsByCountryQueryVariables>(SignupsByCountryDocument, options);
        }
export type SignupsByCountryQueryHookResult = ReturnType<typeof useSignupsByCountryQuery>;
export type SignupsByCountryLazyQueryHookResult = ReturnType<typeof useSignupsByCountryLazyQuery>;
export type SignupsByCountrySuspenseQueryHookResult = ReturnType<typeof useSignupsByCountrySuspenseQuery>;
export type SignupsByCountryQueryResult = ApolloReactCommon.QueryResult<SignupsByCountryQuery, SignupsByCountryQueryVariables>;
export const SignupsOverTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupsOverTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupInterval"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsOverTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"signups"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupsOverTimeQuery__
 *
 * To run a query within a React component, call `useSignupsOverTimeQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupsOverTimeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupsOverTimeQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      interval: // value for 'interval'
 *   },
 * });
 */
export function useSignupsOverTimeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SignupsOverTimeQuery, SignupsOverTimeQueryVariables> & ({ variables: SignupsOverTimeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>(SignupsOverTimeDocument, options);
      }
export function useSignupsOverTimeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>(SignupsOverTimeDocument, options);
        }
// @ts-ignore
export function useSignupsOverTimeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>;
export function useSignupsOverTimeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsOverTimeQuery | undefined, SignupsOverTimeQueryVariables>;
export function useSignupsOverTimeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>(SignupsOverTimeDocument, options);
        }
export type SignupsOverTimeQueryHookResult = ReturnType<typeof useSignupsOverTimeQuery>;
export type SignupsOverTimeLazyQueryHookResult = ReturnType<typeof useSignupsOverTimeLazyQuery>;
export type SignupsOverTimeSuspenseQueryHookResult = ReturnType<typeof useSignupsOverTimeSuspenseQuery>;
export type SignupsOverTimeQueryResult = ApolloReactCommon.QueryResult<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>;
export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstStepsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstStepsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"signup"}},{"kind":"Field","name":{"kind":"Name","value":"faq"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode;

/**
 * __useFirstStepsQuery__
 *
 * To run a query within a React component, call `useFirstStepsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFirstStepsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFirstStepsQuery({
 *   variables: {
 *   },
 * });
 */
export function useFirstStepsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FirstStepsQuery, FirstStepsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FirstStepsQuery, FirstStepsQueryVariables>(FirstStepsDocument, options);
      }
export function useFirstStepsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FirstStepsQuery, FirstStepsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FirstStepsQuery, FirstStepsQueryVariables>(FirstStepsDocument, options);
        }
// @ts-ignore
export function useFirstStepsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FirstStepsQuery, FirstStepsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FirstStepsQuery, FirstStepsQueryVariables>;
export function useFirstStepsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FirstStepsQuery, FirstStepsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FirstStepsQuery | undefined, FirstStepsQueryVariables>;
export function useFirstStepsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FirstStepsQuery, FirstStepsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FirstStepsQuery, FirstStepsQueryVariables>(FirstStepsDocument, options);
        }
export type FirstStepsQueryHookResult = ReturnType<typeof useFirstStepsQuery>;
export type FirstStepsLazyQueryHookResult = ReturnType<typeof useFirstStepsLazyQuery>;
export type FirstStepsSuspenseQueryHookResult = ReturnType<typeof useFirstStepsSuspenseQuery>;
export type FirstStepsQueryResult = ApolloReactCommon.QueryResult<FirstStepsQuery, FirstStepsQueryVariables>;
export const DismissFirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissFirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissFirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstStepsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstStepsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"signup"}},{"kind":"Field","name":{"kind":"Name","value":"faq"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode;
export type DismissFirstStepsMutationFn = ApolloReactCommon.MutationFunction<DismissFirstStepsMutation, DismissFirstStepsMutationVariables>;

/**
 * __useDismissFirstStepsMutation__
 *
 * To run a mutation, you first call `useDismissFirstStepsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDismissFirstStepsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [dismissFirstStepsMutation, { data, loading, error }] = useDismissFirstStepsMutation({
 *   variables: {
 *   },
 * });
 */
export function useDismissFirstStepsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DismissFirstStepsMutation, DismissFirstStepsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DismissFirstStepsMutation, DismissFirstStepsMutationVariables>(DismissFirstStepsDocument, options);
      }
export type DismissFirstStepsMutationHookResult = ReturnType<typeof useDismissFirstStepsMutation>;
export type DismissFirstStepsMutationResult = ApolloReactCommon.MutationResult<DismissFirstStepsMutation>;
export const SignupPauseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PauseParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupPauseQuery__
 *
 * To run a query within a React component, call `useSignupPauseQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupPauseQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupPauseQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignupPauseQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SignupPauseQuery, SignupPauseQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupPauseQuery, SignupPauseQueryVariables>(SignupPauseDocument, options);
      }
export function useSignupPauseLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignupPauseQuery, SignupPauseQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupPauseQuery, SignupPauseQueryVariables>(SignupPauseDocument, options);
        }
// @ts-ignore
export function useSignupPauseSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SignupPauseQuery, SignupPauseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupPauseQuery, SignupPauseQueryVariables>;
export function useSignupPauseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupPauseQuery, SignupPauseQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupPauseQuery | undefined, SignupPauseQueryVariables>;
export function useSignupPauseSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupPauseQuery, SignupPauseQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SignupPauseQuery, SignupPauseQueryVariables>(SignupPauseDocument, options);
        }
export type SignupPauseQueryHookResult = ReturnType<typeof useSignupPauseQuery>;
export type SignupPauseLazyQueryHookResult = ReturnType<typeof useSignupPauseLazyQuery>;
export type SignupPauseSuspenseQueryHookResult = ReturnType<typeof useSignupPauseSuspenseQuery>;
export type SignupPauseQueryResult = ApolloReactCommon.QueryResult<SignupPauseQuery, SignupPauseQueryVariables>;
export const PauseSignupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PauseParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode;
export type PauseSignupsMutationFn = ApolloReactCommon.MutationFunction<PauseSignupsMutation, PauseSignupsMutationVariables>;

/**
 * __usePauseSignupsMutation__
 *
 * To run a mutation, you first call `usePauseSignupsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePauseSignupsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [pauseSignupsMutation, { data, loading, error }] = usePauseSignupsMutation({
 *   variables: {
 *   },
 * });
 */
export function usePauseSignupsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PauseSignupsMutation, PauseSignupsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PauseSignupsMutation, PauseSignupsMutationVariables>(PauseSignupsDocument, options);
      }
export type PauseSignupsMutationHookResult = ReturnType<typeof usePauseSignupsMutation>;
export type PauseSignupsMutationResult = ApolloReactCommon.MutationResult<PauseSignupsMutation>;
export const ResumeSignupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PauseParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode;
export type ResumeSignupsMutationFn = ApolloReactCommon.MutationFunction<ResumeSignupsMutation, ResumeSignupsMutationVariables>;

/**
 * __useResumeSignupsMutation__
 *
 * To run a mutation, you first call `useResumeSignupsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResumeSignupsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resumeSignupsMutation, { data, loading, error }] = useResumeSignupsMutation({
 *   variables: {
 *   },
 * });
 */
export function useResumeSignupsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResumeSignupsMutation, ResumeSignupsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResumeSignupsMutation, ResumeSignupsMutationVariables>(ResumeSignupsDocument, options);
      }
export type ResumeSignupsMutationHookResult = ReturnType<typeof useResumeSignupsMutation>;
export type ResumeSignupsMutationResult = ApolloReactCommon.MutationResult<ResumeSignupsMutation>;
export const FaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode;

/**
 * __useFaqsQuery__
 *
 * To run a query within a React component, call `useFaqsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFaqsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFaqsQuery({
 *   variables: {
 *   },
 * });
 */
export function useFaqsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FaqsQuery, FaqsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FaqsQuery, FaqsQueryVariables>(FaqsDocument, options);
      }
export function useFaqsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FaqsQuery, FaqsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FaqsQuery, FaqsQueryVariables>(FaqsDocument, options);
        }
// @ts-ignore
export function useFaqsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FaqsQuery, FaqsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FaqsQuery, FaqsQueryVariables>;
export function useFaqsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FaqsQuery, FaqsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FaqsQuery | undefined, FaqsQueryVariables>;
export function useFaqsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FaqsQuery, FaqsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FaqsQuery, FaqsQueryVariables>(FaqsDocument, options);
        }
export type FaqsQueryHookResult = ReturnType<typeof useFaqsQuery>;
export type FaqsLazyQueryHookResult = ReturnType<typeof useFaqsLazyQuery>;
export type FaqsSuspenseQueryHookResult = ReturnType<typeof useFaqsSuspenseQuery>;
export type FaqsQueryResult = ApolloReactCommon.QueryResult<FaqsQuery, FaqsQueryVariables>;
export const FaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode;

/**
 * __useFaqQuery__
 *
 * To run a query within a React component, call `useFaqQuery` and pass it any options that fit your needs.
 * When your component renders, `useFaqQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFaqQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useFaqQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FaqQuery, FaqQueryVariables> & ({ variables: FaqQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FaqQuery, FaqQueryVariables>(FaqDocument, options);
      }
export function useFaqLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FaqQuery, FaqQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FaqQuery, FaqQueryVariables>(FaqDocument, options);
        }
// @ts-ignore
export function useFaqSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FaqQuery, FaqQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FaqQuery, FaqQueryVariables>;
export function useFaqSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FaqQuery, FaqQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FaqQuery | undefined, FaqQueryVariables>;
export function useFaqSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FaqQuery, FaqQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FaqQuery, FaqQueryVariables>(FaqDocument, options);
        }
export type FaqQueryHookResult = ReturnType<typeof useFaqQuery>;
export type FaqLazyQueryHookResult = ReturnType<typeof useFaqLazyQuery>;
export type FaqSuspenseQueryHookResult = ReturnType<typeof useFaqSuspenseQuery>;
export type FaqQueryResult = ApolloReactCommon.QueryResult<FaqQuery, FaqQueryVariables>;
export const AddFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode;
export type AddFaqMutationFn = ApolloReactCommon.MutationFunction<AddFaqMutation, AddFaqMutationVariables>;

/**
 * __useAddFaqMutation__
 *
 * To run a mutation, you first call `useAddFaqMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddFaqMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addFaqMutation, { data, loading, error }] = useAddFaqMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddFaqMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddFaqMutation, AddFaqMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddFaqMutation, AddFaqMutationVariables>(AddFaqDocument, options);
      }
export type AddFaqMutationHookResult = ReturnType<typeof useAddFaqMutation>;
export type AddFaqMutationResult = ApolloReactCommon.MutationResult<AddFaqMutation>;
export const UpdateFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode;
export type UpdateFaqMutationFn = ApolloReactCommon.MutationFunction<UpdateFaqMutation, UpdateFaqMutationVariables>;

/**
 * __useUpdateFaqMutation__
 *
 * To run a mutation, you first call `useUpdateFaqMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateFaqMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateFaqMutation, { data, loading, error }] = useUpdateFaqMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateFaqMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateFaqMutation, UpdateFaqMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateFaqMutation, UpdateFaqMutationVariables>(UpdateFaqDocument, options);
      }
export type UpdateFaqMutationHookResult = ReturnType<typeof useUpdateFaqMutation>;
export type UpdateFaqMutationResult = ApolloReactCommon.MutationResult<UpdateFaqMutation>;
export const DeleteFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faqId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"faqId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faqId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode;
export type DeleteFaqMutationFn = ApolloReactCommon.MutationFunction<DeleteFaqMutation, DeleteFaqMutationVariables>;

/**
 * __useDeleteFaqMutation__
 *
 * To run a mutation, you first call `useDeleteFaqMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteFaqMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteFaqMutation, { data, loading, error }] = useDeleteFaqMutation({
 *   variables: {
 *      faqId: // value for 'faqId'
 *   },
 * });
 */
export function useDeleteFaqMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteFaqMutation, DeleteFaqMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteFaqMutation, DeleteFaqMutationVariables>(DeleteFaqDocument, options);
      }
export type DeleteFaqMutationHookResult = ReturnType<typeof useDeleteFaqMutation>;
export type DeleteFaqMutationResult = ApolloReactCommon.MutationResult<DeleteFaqMutation>;
export const ReorderFaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderFaqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faqIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderFaqs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"faqIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faqIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode;
export type ReorderFaqsMutationFn = ApolloReactCommon.MutationFunction<ReorderFaqsMutation, ReorderFaqsMutationVariables>;

/**
 * __useReorderFaqsMutation__
 *
 * To run a mutation, you first call `useReorderFaqsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReorderFaqsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reorderFaqsMutation, { data, loading, error }] = useReorderFaqsMutation({
 *   variables: {
 *      faqIds: // value for 'faqIds'
 *   },
 * });
 */
export function useReorderFaqsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReorderFaqsMutation, ReorderFaqsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReorderFaqsMutation, ReorderFaqsMutationVariables>(ReorderFaqsDocument, options);
      }
export type ReorderFaqsMutationHookResult = ReturnType<typeof useReorderFaqsMutation>;
export type ReorderFaqsMutationResult = ApolloReactCommon.MutationResult<ReorderFaqsMutation>;
export const InviteWavesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InviteWaves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteWaves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useInviteWavesQuery__
 *
 * To run a query within a React component, call `useInviteWavesQuery` and pass it any options that fit your needs.
 * When your component renders, `useInviteWavesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useInviteWavesQuery({
 *   variables: {
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useInviteWavesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InviteWavesQuery, InviteWavesQueryVariables> & ({ variables: InviteWavesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InviteWavesQuery, InviteWavesQueryVariables>(InviteWavesDocument, options);
      }
export function useInviteWavesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InviteWavesQuery, InviteWavesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InviteWavesQuery, InviteWavesQueryVariables>(InviteWavesDocument, options);
        }
// @ts-ignore
export function useInviteWavesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InviteWavesQuery, InviteWavesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InviteWavesQuery, InviteWavesQueryVariables>;
export function useInviteWavesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InviteWavesQuery, InviteWavesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InviteWavesQuery | undefined, InviteWavesQueryVariables>;
export function useInviteWavesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InviteWavesQuery, InviteWavesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InviteWavesQuery, InviteWavesQueryVariables>(InviteWavesDocument, options);
        }
export type InviteWavesQueryHookResult = ReturnType<typeof useInviteWavesQuery>;
export type InviteWavesLazyQueryHookResult = ReturnType<typeof useInviteWavesLazyQuery>;
export type InviteWavesSuspenseQueryHookResult = ReturnType<typeof useInviteWavesSuspenseQuery>;
export type InviteWavesQueryResult = ApolloReactCommon.QueryResult<InviteWavesQuery, InviteWavesQueryVariables>;
export const InviteWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InviteWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useInviteWaveQuery__
 *
 * To run a query within a React component, call `useInviteWaveQuery` and pass it any options that fit your needs.
 * When your component renders, `useInviteWaveQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useInviteWaveQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useInviteWaveQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InviteWaveQuery, InviteWaveQueryVariables> & ({ variables: InviteWaveQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InviteWaveQuery, InviteWaveQueryVariables>(InviteWaveDocument, options);
      }
export function useInviteWaveLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InviteWaveQuery, InviteWaveQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InviteWaveQuery, InviteWaveQueryVariables>(InviteWaveDocument, options);
        }
// @ts-ignore
export function useInviteWaveSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InviteWaveQuery, InviteWaveQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InviteWaveQuery, InviteWaveQueryVariables>;
export function useInviteWaveSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InviteWaveQuery, InviteWaveQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InviteWaveQuery | undefined, InviteWaveQueryVariables>;
export function useInviteWaveSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InviteWaveQuery, InviteWaveQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InviteWaveQuery, InviteWaveQueryVariables>(InviteWaveDocument, options);
        }
export type InviteWaveQueryHookResult = ReturnType<typeof useInviteWaveQuery>;
export type InviteWaveLazyQueryHookResult = ReturnType<typeof useInviteWaveLazyQuery>;
export type InviteWaveSuspenseQueryHookResult = ReturnType<typeof useInviteWaveSuspenseQuery>;
export type InviteWaveQueryResult = ApolloReactCommon.QueryResult<InviteWaveQuery, InviteWaveQueryVariables>;
export const WaveInvitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaveInvites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waveId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaveInviteState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waveInvites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waveId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waveId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"rankThen"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWaveInvitesQuery__
 *
 * To run a query within a React component, call `useWaveInvitesQuery` and pass it any options that fit your needs.
 * When your component renders, `useWaveInvitesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWaveInvitesQuery({
 *   variables: {
 *      waveId: // value for 'waveId'
 *      state: // value for 'state'
 *      search: // value for 'search'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useWaveInvitesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WaveInvitesQuery, WaveInvitesQueryVariables> & ({ variables: WaveInvitesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WaveInvitesQuery, WaveInvitesQueryVariables>(WaveInvitesDocument, options);
      }
export function useWaveInvitesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WaveInvitesQuery, WaveInvitesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WaveInvitesQuery, WaveInvitesQueryVariables>(WaveInvitesDocument, options);
        }
// @ts-ignore
export function useWaveInvitesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WaveInvitesQuery, WaveInvitesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WaveInvitesQuery, WaveInvitesQueryVariables>;
export function useWaveInvitesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WaveInvitesQuery, WaveInvitesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WaveInvitesQuery | undefined, WaveInvitesQueryVariables>;
export function useWaveInvitesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WaveInvitesQuery, WaveInvitesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WaveInvitesQuery, WaveInvitesQueryVariables>(WaveInvitesDocument, options);
        }
export type WaveInvitesQueryHookResult = ReturnType<typeof useWaveInvitesQuery>;
export type WaveInvitesLazyQueryHookResult = ReturnType<typeof useWaveInvitesLazyQuery>;
export type WaveInvitesSuspenseQueryHookResult = ReturnType<typeof useWaveInvitesSuspenseQuery>;
export type WaveInvitesQueryResult = ApolloReactCommon.QueryResult<WaveInvitesQuery, WaveInvitesQueryVariables>;
export const CreateInviteWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInviteWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInviteWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type CreateInviteWaveMutationFn = ApolloReactCommon.MutationFunction<CreateInviteWaveMutation, CreateInviteWaveMutationVariables>;

/**
 * __useCreateInviteWaveMutation__
 *
 * To run a mutation, you first call `useCreateInviteWaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateInviteWaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createInviteWaveMutation, { data, loading, error }] = useCreateInviteWaveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateInviteWaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateInviteWaveMutation, CreateInviteWaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateInviteWaveMutation, CreateInviteWaveMutationVariables>(CreateInviteWaveDocument, options);
      }
export type CreateInviteWaveMutationHookResult = ReturnType<typeof useCreateInviteWaveMutation>;
export type CreateInviteWaveMutationResult = ApolloReactCommon.MutationResult<CreateInviteWaveMutation>;
export const UpdateInviteWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInviteWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInviteWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type UpdateInviteWaveMutationFn = ApolloReactCommon.MutationFunction<UpdateInviteWaveMutation, UpdateInviteWaveMutationVariables>;

/**
 * __useUpdateInviteWaveMutation__
 *
 * To run a mutation, you first call `useUpdateInviteWaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateInviteWaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateInviteWaveMutation, { data, loading, error }] = useUpdateInviteWaveMutation({
 *   variables: {
 *      id: // value for 'id'
 *      revision: // value for 'revision'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateInviteWaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateInviteWaveMutation, UpdateInviteWaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateInviteWaveMutation, UpdateInviteWaveMutationVariables>(UpdateInviteWaveDocument, options);
      }
export type UpdateInviteWaveMutationHookResult = ReturnType<typeof useUpdateInviteWaveMutation>;
export type UpdateInviteWaveMutationResult = ApolloReactCommon.MutationResult<UpdateInviteWaveMutation>;
export const RevokeWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type RevokeWaveMutationFn = ApolloReactCommon.MutationFunction<RevokeWaveMutation, RevokeWaveMutationVariables>;

/**
 * __useRevokeWaveMutation__
 *
 * To run a mutation, you first call `useRevokeWaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeWaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeWaveMutation, { data, loading, error }] = useRevokeWaveMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRevokeWaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeWaveMutation, RevokeWaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeWaveMutation, RevokeWaveMutationVariables>(RevokeWaveDocument, options);
      }
export type RevokeWaveMutationHookResult = ReturnType<typeof useRevokeWaveMutation>;
export type RevokeWaveMutationResult = ApolloReactCommon.MutationResult<RevokeWaveMutation>;
export const SegmentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SegmentChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brokers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSegmentChoicesQuery__
 *
 * To run a query within a React component, call `useSegmentChoicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSegmentChoicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSegmentChoicesQuery({
 *   variables: {
 *   },
 * });
 */
export function useSegmentChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SegmentChoicesQuery, SegmentChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SegmentChoicesQuery, SegmentChoicesQueryVariables>(SegmentChoicesDocument, options);
      }
export function useSegmentChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SegmentChoicesQuery, SegmentChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SegmentChoicesQuery, SegmentChoicesQueryVariables>(SegmentChoicesDocument, options);
        }
// @ts-ignore
export function useSegmentChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SegmentChoicesQuery, SegmentChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SegmentChoicesQuery, SegmentChoicesQueryVariables>;
export function useSegmentChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SegmentChoicesQuery, SegmentChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SegmentChoicesQuery | undefined, SegmentChoicesQueryVariables>;
export function useSegmentChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SegmentChoicesQuery, SegmentChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SegmentChoicesQuery, SegmentChoicesQueryVariables>(SegmentChoicesDocument, options);
        }
export type SegmentChoicesQueryHookResult = ReturnType<typeof useSegmentChoicesQuery>;
export type SegmentChoicesLazyQueryHookResult = ReturnType<typeof useSegmentChoicesLazyQuery>;
export type SegmentChoicesSuspenseQueryHookResult = ReturnType<typeof useSegmentChoicesSuspenseQuery>;
export type SegmentChoicesQueryResult = ApolloReactCommon.QueryResult<SegmentChoicesQuery, SegmentChoicesQueryVariables>;
export const EmailListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useEmailListsQuery__
 *
 * To run a query within a React component, call `useEmailListsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmailListsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmailListsQuery({
 *   variables: {
 *   },
 * });
 */
export function useEmailListsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmailListsQuery, EmailListsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmailListsQuery, EmailListsQueryVariables>(EmailListsDocument, options);
      }
export function useEmailListsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmailListsQuery, EmailListsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmailListsQuery, EmailListsQueryVariables>(EmailListsDocument, options);
        }
// @ts-ignore
export function useEmailListsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmailListsQuery, EmailListsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailListsQuery, EmailListsQueryVariables>;
export function useEmailListsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailListsQuery, EmailListsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailListsQuery | undefined, EmailListsQueryVariables>;
export function useEmailListsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailListsQuery, EmailListsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmailListsQuery, EmailListsQueryVariables>(EmailListsDocument, options);
        }
export type EmailListsQueryHookResult = ReturnType<typeof useEmailListsQuery>;
export type EmailListsLazyQueryHookResult = ReturnType<typeof useEmailListsLazyQuery>;
export type EmailListsSuspenseQueryHookResult = ReturnType<typeof useEmailListsSuspenseQuery>;
export type EmailListsQueryResult = ApolloReactCommon.QueryResult<EmailListsQuery, EmailListsQueryVariables>;
export const PreviewSegmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewSegment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"segment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailingKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"segment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"segment"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"textMessages"}},{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"canText"}},{"kind":"Field","name":{"kind":"Name","value":"firstRank"}},{"kind":"Field","name":{"kind":"Name","value":"lastRank"}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewSegmentQuery__
 *
 * To run a query within a React component, call `usePreviewSegmentQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewSegmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewSegmentQuery({
 *   variables: {
 *      segment: // value for 'segment'
 *      kind: // value for 'kind'
 *   },
 * });
 */
export function usePreviewSegmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PreviewSegmentQuery, PreviewSegmentQueryVariables> & ({ variables: PreviewSegmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewSegmentQuery, PreviewSegmentQueryVariables>(PreviewSegmentDocument, options);
      }
export function usePreviewSegmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PreviewSegmentQuery, PreviewSegmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewSegmentQuery, PreviewSegmentQueryVariables>(PreviewSegmentDocument, options);
        }
// @ts-ignore
export function usePreviewSegmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PreviewSegmentQuery, PreviewSegmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PreviewSegmentQuery, PreviewSegmentQueryVariables>;
export function usePreviewSegmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PreviewSegmentQuery, PreviewSegmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PreviewSegmentQuery | undefined, PreviewSegmentQueryVariables>;
export function usePreviewSegmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PreviewSegmentQuery, PreviewSegmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PreviewSegmentQuery, PreviewSegmentQueryVariables>(PreviewSegmentDocument, options);
        }
export type PreviewSegmentQueryHookResult = ReturnType<typeof usePreviewSegmentQuery>;
export type PreviewSegmentLazyQueryHookResult = ReturnType<typeof usePreviewSegmentLazyQuery>;
export type PreviewSegmentSuspenseQueryHookResult = ReturnType<typeof usePreviewSegmentSuspenseQuery>;
export type PreviewSegmentQueryResult = ApolloReactCommon.QueryResult<PreviewSegmentQuery, PreviewSegmentQueryVariables>;
export const StartMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmPeople"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmPeople"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"startsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type StartMailingMutationFn = ApolloReactCommon.MutationFunction<StartMailingMutation, StartMailingMutationVariables>;

/**
 * __useStartMailingMutation__
 *
 * To run a mutation, you first call `useStartMailingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStartMailingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [startMailingMutation, { data, loading, error }] = useStartMailingMutation({
 *   variables: {
 *      id: // value for 'id'
 *      confirmPeople: // value for 'confirmPeople'
 *      revision: // value for 'revision'
 *      startsAt: // value for 'startsAt'
 *   },
 * });
 */
export function useStartMailingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartMailingMutation, StartMailingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartMailingMutation, StartMailingMutationVariables>(StartMailingDocument, options);
      }
export type StartMailingMutationHookResult = ReturnType<typeof useStartMailingMutation>;
export type StartMailingMutationResult = ApolloReactCommon.MutationResult<StartMailingMutation>;
export const PauseMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type PauseMailingMutationFn = ApolloReactCommon.MutationFunction<PauseMailingMutation, PauseMailingMutationVariables>;

/**
 * __usePauseMailingMutation__
 *
 * To run a mutation, you first call `usePauseMailingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePauseMailingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [pauseMailingMutation, { data, loading, error }] = usePauseMailingMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePauseMailingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PauseMailingMutation, PauseMailingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PauseMailingMutation, PauseMailingMutationVariables>(PauseMailingDocument, options);
      }
export type PauseMailingMutationHookResult = ReturnType<typeof usePauseMailingMutation>;
export type PauseMailingMutationResult = ApolloReactCommon.MutationResult<PauseMailingMutation>;
export const ResumeMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type ResumeMailingMutationFn = ApolloReactCommon.MutationFunction<ResumeMailingMutation, ResumeMailingMutationVariables>;

/**
 * __useResumeMailingMutation__
 *
 * To run a mutation, you first call `useResumeMailingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResumeMailingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resumeMailingMutation, { data, loading, error }] = useResumeMailingMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useResumeMailingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResumeMailingMutation, ResumeMailingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResumeMailingMutation, ResumeMailingMutationVariables>(ResumeMailingDocument, options);
      }
export type ResumeMailingMutationHookResult = ReturnType<typeof useResumeMailingMutation>;
export type ResumeMailingMutationResult = ApolloReactCommon.MutationResult<ResumeMailingMutation>;
export const CancelMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type CancelMailingMutationFn = ApolloReactCommon.MutationFunction<CancelMailingMutation, CancelMailingMutationVariables>;

/**
 * __useCancelMailingMutation__
 *
 * To run a mutation, you first call `useCancelMailingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelMailingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelMailingMutation, { data, loading, error }] = useCancelMailingMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCancelMailingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelMailingMutation, CancelMailingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelMailingMutation, CancelMailingMutationVariables>(CancelMailingDocument, options);
      }
export type CancelMailingMutationHookResult = ReturnType<typeof useCancelMailingMutation>;
export type CancelMailingMutationResult = ApolloReactCommon.MutationResult<CancelMailingMutation>;
export const DeleteMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type DeleteMailingMutationFn = ApolloReactCommon.MutationFunction<DeleteMailingMutation, DeleteMailingMutationVariables>;

/**
 * __useDeleteMailingMutation__
 *
 * To run a mutation, you first call `useDeleteMailingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteMailingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteMailingMutation, { data, loading, error }] = useDeleteMailingMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteMailingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteMailingMutation, DeleteMailingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteMailingMutation, DeleteMailingMutationVariables>(DeleteMailingDocument, options);
      }
export type DeleteMailingMutationHookResult = ReturnType<typeof useDeleteMailingMutation>;
export type DeleteMailingMutationResult = ApolloReactCommon.MutationResult<DeleteMailingMutation>;
export const ResendUncertainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendUncertain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendUncertain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"hasReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode;
export type ResendUncertainMutationFn = ApolloReactCommon.MutationFunction<ResendUncertainMutation, ResendUncertainMutationVariables>;

/**
 * __useResendUncertainMutation__
 *
 * To run a mutation, you first call `useResendUncertainMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResendUncertainMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resendUncertainMutation, { data, loading, error }] = useResendUncertainMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useResendUncertainMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendUncertainMutation, ResendUncertainMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendUncertainMutation, ResendUncertainMutationVariables>(ResendUncertainDocument, options);
      }
export type ResendUncertainMutationHookResult = ReturnType<typeof useResendUncertainMutation>;
export type ResendUncertainMutationResult = ApolloReactCommon.MutationResult<ResendUncertainMutation>;
export const MessageTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMessageTemplatesQuery__
 *
 * To run a query within a React component, call `useMessageTemplatesQuery` and pass it any options that fit your needs.
 * When your component renders, `useMessageTemplatesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMessageTemplatesQuery({
 *   variables: {
 *   },
 * });
 */
export function useMessageTemplatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MessageTemplatesQuery, MessageTemplatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MessageTemplatesQuery, MessageTemplatesQueryVariables>(MessageTemplatesDocument, options);
      }
export function useMessageTemplatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MessageTemplatesQuery, MessageTemplatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MessageTemplatesQuery, MessageTemplatesQueryVariables>(MessageTemplatesDocument, options);
        }
// @ts-ignore
export function useMessageTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MessageTemplatesQuery, MessageTemplatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export function useMessageTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MessageTemplatesQuery, MessageTemplatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MessageTemplatesQuery | undefined, MessageTemplatesQueryVariables>;
export function useMessageTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MessageTemplatesQuery, MessageTemplatesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MessageTemplatesQuery, MessageTemplatesQueryVariables>(MessageTemplatesDocument, options);
        }
export type MessageTemplatesQueryHookResult = ReturnType<typeof useMessageTemplatesQuery>;
export type MessageTemplatesLazyQueryHookResult = ReturnType<typeof useMessageTemplatesLazyQuery>;
export type MessageTemplatesSuspenseQueryHookResult = ReturnType<typeof useMessageTemplatesSuspenseQuery>;
export type MessageTemplatesQueryResult = ApolloReactCommon.QueryResult<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export const PreviewMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"segments"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewMessageQuery__
 *
 * To run a query within a React component, call `usePreviewMessageQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewMessageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewMessageQuery({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePreviewMessageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PreviewMessageQuery, PreviewMessageQueryVariables> & ({ variables: PreviewMessageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewMessageQuery, PreviewMessageQueryVariables>(PreviewMessageDocument, options);
      }
export function usePreviewMessageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PreviewMessageQuery, PreviewMessageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewMessageQuery, PreviewMessageQueryVariables>(PreviewMessageDocument, options);
        }
// @ts-ignore
export function usePreviewMessageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PreviewMessageQuery, PreviewMessageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PreviewMessageQuery, PreviewMessageQueryVariables>;
export function usePreviewMessageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PreviewMessageQuery, PreviewMessageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PreviewMessageQuery | undefined, PreviewMessageQueryVariables>;
export function usePreviewMessageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PreviewMessageQuery, PreviewMessageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PreviewMessageQuery, PreviewMessageQueryVariables>(PreviewMessageDocument, options);
        }
export type PreviewMessageQueryHookResult = ReturnType<typeof usePreviewMessageQuery>;
export type PreviewMessageLazyQueryHookResult = ReturnType<typeof usePreviewMessageLazyQuery>;
export type PreviewMessageSuspenseQueryHookResult = ReturnType<typeof usePreviewMessageSuspenseQuery>;
export type PreviewMessageQueryResult = ApolloReactCommon.QueryResult<PreviewMessageQuery, PreviewMessageQueryVariables>;
export const SaveMessageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode;
export type SaveMessageTemplateMutationFn = ApolloReactCommon.MutationFunction<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>;

/**
 * __useSaveMessageTemplateMutation__
 *
 * To run a mutation, you first call `useSaveMessageTemplateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveMessageTemplateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveMessageTemplateMutation, { data, loading, error }] = useSaveMessageTemplateMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveMessageTemplateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>(SaveMessageTemplateDocument, options);
      }
export type SaveMessageTemplateMutationHookResult = ReturnType<typeof useSaveMessageTemplateMutation>;
export type SaveMessageTemplateMutationResult = ApolloReactCommon.MutationResult<SaveMessageTemplateMutation>;
export const SendTestMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type SendTestMessageMutationFn = ApolloReactCommon.MutationFunction<SendTestMessageMutation, SendTestMessageMutationVariables>;

/**
 * __useSendTestMessageMutation__
 *
 * To run a mutation, you first call `useSendTestMessageMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendTestMessageMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendTestMessageMutation, { data, loading, error }] = useSendTestMessageMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendTestMessageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendTestMessageMutation, SendTestMessageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendTestMessageMutation, SendTestMessageMutationVariables>(SendTestMessageDocument, options);
      }
export type SendTestMessageMutationHookResult = ReturnType<typeof useSendTestMessageMutation>;
export type SendTestMessageMutationResult = ApolloReactCommon.MutationResult<SendTestMessageMutation>;
export const SuppressionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suppressions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reportedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSuppressionsQuery__
 *
 * To run a query within a React component, call `useSuppressionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSuppressionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSuppressionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useSuppressionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SuppressionsQuery, SuppressionsQueryVariables> & ({ variables: SuppressionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SuppressionsQuery, SuppressionsQueryVariables>(SuppressionsDocument, options);
      }
export function useSuppressionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SuppressionsQuery, SuppressionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SuppressionsQuery, SuppressionsQueryVariables>(SuppressionsDocument, options);
        }
// @ts-ignore
export function useSuppressionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SuppressionsQuery, SuppressionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuppressionsQuery, SuppressionsQueryVariables>;
export function useSuppressionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuppressionsQuery, SuppressionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuppressionsQuery | undefined, SuppressionsQueryVariables>;
export function useSuppressionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuppressionsQuery, SuppressionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SuppressionsQuery, SuppressionsQueryVariables>(SuppressionsDocument, options);
        }
export type SuppressionsQueryHookResult = ReturnType<typeof useSuppressionsQuery>;
export type SuppressionsLazyQueryHookResult = ReturnType<typeof useSuppressionsLazyQuery>;
export type SuppressionsSuspenseQueryHookResult = ReturnType<typeof useSuppressionsSuspenseQuery>;
export type SuppressionsQueryResult = ApolloReactCommon.QueryResult<SuppressionsQuery, SuppressionsQueryVariables>;
export const AddSuppressionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSuppression"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSuppressionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSuppression"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type AddSuppressionMutationFn = ApolloReactCommon.MutationFunction<AddSuppressionMutation, AddSuppressionMutationVariables>;

/**
 * __useAddSuppressionMutation__
 *
 * To run a mutation, you first call `useAddSuppressionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddSuppressionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addSuppressionMutation, { data, loading, error }] = useAddSuppressionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddSuppressionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddSuppressionMutation, AddSuppressionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddSuppressionMutation, AddSuppressionMutationVariables>(AddSuppressionDocument, options);
      }
export type AddSuppressionMutationHookResult = ReturnType<typeof useAddSuppressionMutation>;
export type AddSuppressionMutationResult = ApolloReactCommon.MutationResult<AddSuppressionMutation>;
export const LiftSuppressionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftSuppression"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftSuppression"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type LiftSuppressionMutationFn = ApolloReactCommon.MutationFunction<LiftSuppressionMutation, LiftSuppressionMutationVariables>;

/**
 * __useLiftSuppressionMutation__
 *
 * To run a mutation, you first call `useLiftSuppressionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLiftSuppressionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [liftSuppressionMutation, { data, loading, error }] = useLiftSuppressionMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLiftSuppressionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LiftSuppressionMutation, LiftSuppressionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LiftSuppressionMutation, LiftSuppressionMutationVariables>(LiftSuppressionDocument, options);
      }
export type LiftSuppressionMutationHookResult = ReturnType<typeof useLiftSuppressionMutation>;
export type LiftSuppressionMutationResult = ApolloReactCommon.MutationResult<LiftSuppressionMutation>;
export const SnsConfirmationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SnsConfirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snsConfirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicArn"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSnsConfirmationsQuery__
 *
 * To run a query within a React component, call `useSnsConfirmationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSnsConfirmationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSnsConfirmationsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSnsConfirmationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>(SnsConfirmationsDocument, options);
      }
export function useSnsConfirmationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>(SnsConfirmationsDocument, options);
        }
// @ts-ignore
export function useSnsConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>;
export function useSnsConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SnsConfirmationsQuery | undefined, SnsConfirmationsQueryVariables>;
export function useSnsConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>(SnsConfirmationsDocument, options);
        }
export type SnsConfirmationsQueryHookResult = ReturnType<typeof useSnsConfirmationsQuery>;
export type SnsConfirmationsLazyQueryHookResult = ReturnType<typeof useSnsConfirmationsLazyQuery>;
export type SnsConfirmationsSuspenseQueryHookResult = ReturnType<typeof useSnsConfirmationsSuspenseQuery>;
export type SnsConfirmationsQueryResult = ApolloReactCommon.QueryResult<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>;
export const SuppressionReportersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuppressionReporters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressionReporters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suppressions"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSuppressionReportersQuery__
 *
 * To run a query within a React component, call `useSuppressionReportersQuery` and pass it any options that fit your needs.
 * When your component renders, `useSuppressionReportersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSuppressionReportersQuery({
 *   variables: {
 *   },
 * });
 */
export function useSuppressionReportersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SuppressionReportersQuery, SuppressionReportersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SuppressionReportersQuery, SuppressionReportersQueryVariables>(SuppressionReportersDocument, options);
      }
export function useSuppressionReportersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SuppressionReportersQuery, SuppressionReportersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SuppressionReportersQuery, SuppressionReportersQueryVariables>(SuppressionReportersDocument, options);
        }
// @ts-ignore
export function useSuppressionReportersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SuppressionReportersQuery, SuppressionReportersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuppressionReportersQuery, SuppressionReportersQueryVariables>;
export function useSuppressionReportersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuppressionReportersQuery, SuppressionReportersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuppressionReportersQuery | undefined, SuppressionReportersQueryVariables>;
export function useSuppressionReportersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuppressionReportersQuery, SuppressionReportersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SuppressionReportersQuery, SuppressionReportersQueryVariables>(SuppressionReportersDocument, options);
        }
export type SuppressionReportersQueryHookResult = ReturnType<typeof useSuppressionReportersQuery>;
export type SuppressionReportersLazyQueryHookResult = ReturnType<typeof useSuppressionReportersLazyQuery>;
export type SuppressionReportersSuspenseQueryHookResult = ReturnType<typeof useSuppressionReportersSuspenseQuery>;
export type SuppressionReportersQueryResult = ApolloReactCommon.QueryResult<SuppressionReportersQuery, SuppressionReportersQueryVariables>;
export const LiftReportedSuppressionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftReportedSuppressions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiftReportedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftReportedSuppressions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type LiftReportedSuppressionsMutationFn = ApolloReactCommon.MutationFunction<LiftReportedSuppressionsMutation, LiftReportedSuppressionsMutationVariables>;

/**
 * __useLiftReportedSuppressionsMutation__
 *
 * To run a mutation, you first call `useLiftReportedSuppressionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLiftReportedSuppressionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [liftReportedSuppressionsMutation, { data, loading, error }] = useLiftReportedSuppressionsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useLiftReportedSuppressionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LiftReportedSuppressionsMutation, LiftReportedSuppressionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LiftReportedSuppressionsMutation, LiftReportedSuppressionsMutationVariables>(LiftReportedSuppressionsDocument, options);
      }
export type LiftReportedSuppressionsMutationHookResult = ReturnType<typeof useLiftReportedSuppressionsMutation>;
export type LiftReportedSuppressionsMutationResult = ApolloReactCommon.MutationResult<LiftReportedSuppressionsMutation>;
export const ReferralCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralCountSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useReferralCountsQuery__
 *
 * To run a query within a React component, call `useReferralCountsQuery` and pass it any options that fit your needs.
 * When your component renders, `useReferralCountsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReferralCountsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      state: // value for 'state'
 *      sort: // value for 'sort'
 *      direction: // value for 'direction'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useReferralCountsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReferralCountsQuery, ReferralCountsQueryVariables> & ({ variables: ReferralCountsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReferralCountsQuery, ReferralCountsQueryVariables>(ReferralCountsDocument, options);
      }
export function useReferralCountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReferralCountsQuery, ReferralCountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReferralCountsQuery, ReferralCountsQueryVariables>(ReferralCountsDocument, options);
        }
// @ts-ignore
export function useReferralCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReferralCountsQuery, ReferralCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferralCountsQuery, ReferralCountsQueryVariables>;
export function useReferralCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferralCountsQuery, ReferralCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferralCountsQuery | undefined, ReferralCountsQueryVariables>;
export function useReferralCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferralCountsQuery, ReferralCountsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReferralCountsQuery, ReferralCountsQueryVariables>(ReferralCountsDocument, options);
        }
export type ReferralCountsQueryHookResult = ReturnType<typeof useReferralCountsQuery>;
export type ReferralCountsLazyQueryHookResult = ReturnType<typeof useReferralCountsLazyQuery>;
export type ReferralCountsSuspenseQueryHookResult = ReturnType<typeof useReferralCountsSuspenseQuery>;
export type ReferralCountsQueryResult = ApolloReactCommon.QueryResult<ReferralCountsQuery, ReferralCountsQueryVariables>;
export const ReferralTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"depth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralTree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"depth"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truncated"}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"exact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useReferralTreeQuery__
 *
 * To run a query within a React component, call `useReferralTreeQuery` and pass it any options that fit your needs.
 * When your component renders, `useReferralTreeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReferralTreeQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      depth: // value for 'depth'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useReferralTreeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReferralTreeQuery, ReferralTreeQueryVariables> & ({ variables: ReferralTreeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReferralTreeQuery, ReferralTreeQueryVariables>(ReferralTreeDocument, options);
      }
export function useReferralTreeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReferralTreeQuery, ReferralTreeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReferralTreeQuery, ReferralTreeQueryVariables>(ReferralTreeDocument, options);
        }
// @ts-ignore
export function useReferralTreeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReferralTreeQuery, ReferralTreeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferralTreeQuery, ReferralTreeQueryVariables>;
export function useReferralTreeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferralTreeQuery, ReferralTreeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferralTreeQuery | undefined, ReferralTreeQueryVariables>;
export function useReferralTreeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferralTreeQuery, ReferralTreeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReferralTreeQuery, ReferralTreeQueryVariables>(ReferralTreeDocument, options);
        }
export type ReferralTreeQueryHookResult = ReturnType<typeof useReferralTreeQuery>;
export type ReferralTreeLazyQueryHookResult = ReturnType<typeof useReferralTreeLazyQuery>;
export type ReferralTreeSuspenseQueryHookResult = ReturnType<typeof useReferralTreeSuspenseQuery>;
export type ReferralTreeQueryResult = ApolloReactCommon.QueryResult<ReferralTreeQuery, ReferralTreeQueryVariables>;
export const ReferralChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useReferralChildrenQuery__
 *
 * To run a query within a React component, call `useReferralChildrenQuery` and pass it any options that fit your needs.
 * When your component renders, `useReferralChildrenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReferralChildrenQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useReferralChildrenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReferralChildrenQuery, ReferralChildrenQueryVariables> & ({ variables: ReferralChildrenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReferralChildrenQuery, ReferralChildrenQueryVariables>(ReferralChildrenDocument, options);
      }
export function useReferralChildrenLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReferralChildrenQuery, ReferralChildrenQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReferralChildrenQuery, ReferralChildrenQueryVariables>(ReferralChildrenDocument, options);
        }
// @ts-ignore
export function useReferralChildrenSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReferralChildrenQuery, ReferralChildrenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferralChildrenQuery, ReferralChildrenQueryVariables>;
export function useReferralChildrenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferralChildrenQuery, ReferralChildrenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReferralChildrenQuery | undefined, ReferralChildrenQueryVariables>;
export function useReferralChildrenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReferralChildrenQuery, ReferralChildrenQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReferralChildrenQuery, ReferralChildrenQueryVariables>(ReferralChildrenDocument, options);
        }
export type ReferralChildrenQueryHookResult = ReturnType<typeof useReferralChildrenQuery>;
export type ReferralChildrenLazyQueryHookResult = ReturnType<typeof useReferralChildrenLazyQuery>;
export type ReferralChildrenSuspenseQueryHookResult = ReturnType<typeof useReferralChildrenSuspenseQuery>;
export type ReferralChildrenQueryResult = ApolloReactCommon.QueryResult<ReferralChildrenQuery, ReferralChildrenQueryVariables>;
export const LargestReferralTreesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LargestReferralTrees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"largestReferralTrees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"root"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"exact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useLargestReferralTreesQuery__
 *
 * To run a query within a React component, call `useLargestReferralTreesQuery` and pass it any options that fit your needs.
 * When your component renders, `useLargestReferralTreesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLargestReferralTreesQuery({
 *   variables: {
 *      first: // value for 'first'
 *   },
 * });
 */
export function useLargestReferralTreesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LargestReferralTreesQuery, LargestReferralTreesQueryVariables> & ({ variables: LargestReferralTreesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>(LargestReferralTreesDocument, options);
      }
export function useLargestReferralTreesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>(LargestReferralTreesDocument, options);
        }
// @ts-ignore
export function useLargestReferralTreesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>;
export function useLargestReferralTreesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LargestReferralTreesQuery | undefined, LargestReferralTreesQueryVariables>;
export function useLargestReferralTreesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>(LargestReferralTreesDocument, options);
        }
export type LargestReferralTreesQueryHookResult = ReturnType<typeof useLargestReferralTreesQuery>;
export type LargestReferralTreesLazyQueryHookResult = ReturnType<typeof useLargestReferralTreesLazyQuery>;
export type LargestReferralTreesSuspenseQueryHookResult = ReturnType<typeof useLargestReferralTreesSuspenseQuery>;
export type LargestReferralTreesQueryResult = ApolloReactCommon.QueryResult<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useMeQuery__
 *
 * To run a query within a React component, call `useMeQuery` and pass it any options that fit your needs.
 * When your component renders, `useMeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMeQuery({
 *   variables: {
 *   },
 * });
 */
export function useMeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MeQuery, MeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MeQuery, MeQueryVariables>(MeDocument, options);
      }
export function useMeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MeQuery, MeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MeQuery, MeQueryVariables>(MeDocument, options);
        }
// @ts-ignore
export function useMeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MeQuery, MeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MeQuery, MeQueryVariables>;
export function useMeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MeQuery, MeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MeQuery | undefined, MeQueryVariables>;
export function useMeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MeQuery, MeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MeQuery, MeQueryVariables>(MeDocument, options);
        }
export type MeQueryHookResult = ReturnType<typeof useMeQuery>;
export type MeLazyQueryHookResult = ReturnType<typeof useMeLazyQuery>;
export type MeSuspenseQueryHookResult = ReturnType<typeof useMeSuspenseQuery>;
export type MeQueryResult = ApolloReactCommon.QueryResult<MeQuery, MeQueryVariables>;
export const AdminLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode;
export type AdminLoginMutationFn = ApolloReactCommon.MutationFunction<AdminLoginMutation, AdminLoginMutationVariables>;

/**
 * __useAdminLoginMutation__
 *
 * To run a mutation, you first call `useAdminLoginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAdminLoginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [adminLoginMutation, { data, loading, error }] = useAdminLoginMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAdminLoginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AdminLoginMutation, AdminLoginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AdminLoginMutation, AdminLoginMutationVariables>(AdminLoginDocument, options);
      }
export type AdminLoginMutationHookResult = ReturnType<typeof useAdminLoginMutation>;
export type AdminLoginMutationResult = ApolloReactCommon.MutationResult<AdminLoginMutation>;
export const AdminLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type AdminLogoutMutationFn = ApolloReactCommon.MutationFunction<AdminLogoutMutation, AdminLogoutMutationVariables>;

/**
 * __useAdminLogoutMutation__
 *
 * To run a mutation, you first call `useAdminLogoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAdminLogoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [adminLogoutMutation, { data, loading, error }] = useAdminLogoutMutation({
 *   variables: {
 *   },
 * });
 */
export function useAdminLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AdminLogoutMutation, AdminLogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AdminLogoutMutation, AdminLogoutMutationVariables>(AdminLogoutDocument, options);
      }
export type AdminLogoutMutationHookResult = ReturnType<typeof useAdminLogoutMutation>;
export type AdminLogoutMutationResult = ApolloReactCommon.MutationResult<AdminLogoutMutation>;
export const UserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"joinedNth"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"systemCountry"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"withMorePoints"}},{"kind":"Field","name":{"kind":"Name","value":"withAsManyJoinedEarlier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserCreditsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rankThen"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"messageSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageRefusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"queuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"brokerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]} as unknown as DocumentNode;

/**
 * __useUserQuery__
 *
 * To run a query within a React component, call `useUserQuery` and pass it any options that fit your needs.
 * When your component renders, `useUserQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUserQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUserQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserQuery, UserQueryVariables> & ({ variables: UserQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserQuery, UserQueryVariables>(UserDocument, options);
      }
export function useUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserQuery, UserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserQuery, UserQueryVariables>(UserDocument, options);
        }
// @ts-ignore
export function useUserSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UserQuery, UserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserQuery, UserQueryVariables>;
export function useUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserQuery, UserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserQuery | undefined, UserQueryVariables>;
export function useUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserQuery, UserQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UserQuery, UserQueryVariables>(UserDocument, options);
        }
export type UserQueryHookResult = ReturnType<typeof useUserQuery>;
export type UserLazyQueryHookResult = ReturnType<typeof useUserLazyQuery>;
export type UserSuspenseQueryHookResult = ReturnType<typeof useUserSuspenseQuery>;
export type UserQueryResult = ApolloReactCommon.QueryResult<UserQuery, UserQueryVariables>;
export const UserCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserCredits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCredits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserCreditsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]} as unknown as DocumentNode;

/**
 * __useUserCreditsQuery__
 *
 * To run a query within a React component, call `useUserCreditsQuery` and pass it any options that fit your needs.
 * When your component renders, `useUserCreditsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUserCreditsQuery({
 *   variables: {
 *      id: // value for 'id'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useUserCreditsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserCreditsQuery, UserCreditsQueryVariables> & ({ variables: UserCreditsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserCreditsQuery, UserCreditsQueryVariables>(UserCreditsDocument, options);
      }
export function useUserCreditsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserCreditsQuery, UserCreditsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserCreditsQuery, UserCreditsQueryVariables>(UserCreditsDocument, options);
        }
// @ts-ignore
export function useUserCreditsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UserCreditsQuery, UserCreditsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserCreditsQuery, UserCreditsQueryVariables>;
export function useUserCreditsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserCreditsQuery, UserCreditsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserCreditsQuery | undefined, UserCreditsQueryVariables>;
export function useUserCreditsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserCreditsQuery, UserCreditsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UserCreditsQuery, UserCreditsQueryVariables>(UserCreditsDocument, options);
        }
export type UserCreditsQueryHookResult = ReturnType<typeof useUserCreditsQuery>;
export type UserCreditsLazyQueryHookResult = ReturnType<typeof useUserCreditsLazyQuery>;
export type UserCreditsSuspenseQueryHookResult = ReturnType<typeof useUserCreditsSuspenseQuery>;
export type UserCreditsQueryResult = ApolloReactCommon.QueryResult<UserCreditsQuery, UserCreditsQueryVariables>;
export const BlockSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type BlockSignupMutationFn = ApolloReactCommon.MutationFunction<BlockSignupMutation, BlockSignupMutationVariables>;

/**
 * __useBlockSignupMutation__
 *
 * To run a mutation, you first call `useBlockSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBlockSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [blockSignupMutation, { data, loading, error }] = useBlockSignupMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useBlockSignupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BlockSignupMutation, BlockSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BlockSignupMutation, BlockSignupMutationVariables>(BlockSignupDocument, options);
      }
export type BlockSignupMutationHookResult = ReturnType<typeof useBlockSignupMutation>;
export type BlockSignupMutationResult = ApolloReactCommon.MutationResult<BlockSignupMutation>;
export const UnblockSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type UnblockSignupMutationFn = ApolloReactCommon.MutationFunction<UnblockSignupMutation, UnblockSignupMutationVariables>;

/**
 * __useUnblockSignupMutation__
 *
 * To run a mutation, you first call `useUnblockSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUnblockSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [unblockSignupMutation, { data, loading, error }] = useUnblockSignupMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUnblockSignupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UnblockSignupMutation, UnblockSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UnblockSignupMutation, UnblockSignupMutationVariables>(UnblockSignupDocument, options);
      }
export type UnblockSignupMutationHookResult = ReturnType<typeof useUnblockSignupMutation>;
export type UnblockSignupMutationResult = ApolloReactCommon.MutationResult<UnblockSignupMutation>;
export const EraseSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type EraseSignupMutationFn = ApolloReactCommon.MutationFunction<EraseSignupMutation, EraseSignupMutationVariables>;

/**
 * __useEraseSignupMutation__
 *
 * To run a mutation, you first call `useEraseSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEraseSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [eraseSignupMutation, { data, loading, error }] = useEraseSignupMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEraseSignupMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EraseSignupMutation, EraseSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EraseSignupMutation, EraseSignupMutationVariables>(EraseSignupDocument, options);
      }
export type EraseSignupMutationHookResult = ReturnType<typeof useEraseSignupMutation>;
export type EraseSignupMutationResult = ApolloReactCommon.MutationResult<EraseSignupMutation>;
export const ResendWelcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWelcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWelcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type ResendWelcomeMutationFn = ApolloReactCommon.MutationFunction<ResendWelcomeMutation, ResendWelcomeMutationVariables>;

/**
 * __useResendWelcomeMutation__
 *
 * To run a mutation, you first call `useResendWelcomeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResendWelcomeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resendWelcomeMutation, { data, loading, error }] = useResendWelcomeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useResendWelcomeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendWelcomeMutation, ResendWelcomeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendWelcomeMutation, ResendWelcomeMutationVariables>(ResendWelcomeDocument, options);
      }
export type ResendWelcomeMutationHookResult = ReturnType<typeof useResendWelcomeMutation>;
export type ResendWelcomeMutationResult = ApolloReactCommon.MutationResult<ResendWelcomeMutation>;
export const InviteSignupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteSignups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteSignups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type InviteSignupsMutationFn = ApolloReactCommon.MutationFunction<InviteSignupsMutation, InviteSignupsMutationVariables>;

/**
 * __useInviteSignupsMutation__
 *
 * To run a mutation, you first call `useInviteSignupsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useInviteSignupsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [inviteSignupsMutation, { data, loading, error }] = useInviteSignupsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useInviteSignupsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<InviteSignupsMutation, InviteSignupsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<InviteSignupsMutation, InviteSignupsMutationVariables>(InviteSignupsDocument, options);
      }
export type InviteSignupsMutationHookResult = ReturnType<typeof useInviteSignupsMutation>;
export type InviteSignupsMutationResult = ApolloReactCommon.MutationResult<InviteSignupsMutation>;
export const ResendInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type ResendInviteMutationFn = ApolloReactCommon.MutationFunction<ResendInviteMutation, ResendInviteMutationVariables>;

/**
 * __useResendInviteMutation__
 *
 * To run a mutation, you first call `useResendInviteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResendInviteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resendInviteMutation, { data, loading, error }] = useResendInviteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useResendInviteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendInviteMutation, ResendInviteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendInviteMutation, ResendInviteMutationVariables>(ResendInviteDocument, options);
      }
export type ResendInviteMutationHookResult = ReturnType<typeof useResendInviteMutation>;
export type ResendInviteMutationResult = ApolloReactCommon.MutationResult<ResendInviteMutation>;
export const AcceptInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type AcceptInviteMutationFn = ApolloReactCommon.MutationFunction<AcceptInviteMutation, AcceptInviteMutationVariables>;

/**
 * __useAcceptInviteMutation__
 *
 * To run a mutation, you first call `useAcceptInviteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAcceptInviteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [acceptInviteMutation, { data, loading, error }] = useAcceptInviteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAcceptInviteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AcceptInviteMutation, AcceptInviteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AcceptInviteMutation, AcceptInviteMutationVariables>(AcceptInviteDocument, options);
      }
export type AcceptInviteMutationHookResult = ReturnType<typeof useAcceptInviteMutation>;
export type AcceptInviteMutationResult = ApolloReactCommon.MutationResult<AcceptInviteMutation>;
export const RevokeInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type RevokeInviteMutationFn = ApolloReactCommon.MutationFunction<RevokeInviteMutation, RevokeInviteMutationVariables>;

/**
 * __useRevokeInviteMutation__
 *
 * To run a mutation, you first call `useRevokeInviteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeInviteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeInviteMutation, { data, loading, error }] = useRevokeInviteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRevokeInviteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeInviteMutation, RevokeInviteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeInviteMutation, RevokeInviteMutationVariables>(RevokeInviteDocument, options);
      }
export type RevokeInviteMutationHookResult = ReturnType<typeof useRevokeInviteMutation>;
export type RevokeInviteMutationResult = ApolloReactCommon.MutationResult<RevokeInviteMutation>;
export const ConsentRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getsNews"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"granted"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConsentRecordQuery__
 *
 * To run a query within a React component, call `useConsentRecordQuery` and pass it any options that fit your needs.
 * When your component renders, `useConsentRecordQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConsentRecordQuery({
 *   variables: {
 *      signupId: // value for 'signupId'
 *   },
 * });
 */
export function useConsentRecordQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConsentRecordQuery, ConsentRecordQueryVariables> & ({ variables: ConsentRecordQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsentRecordQuery, ConsentRecordQueryVariables>(ConsentRecordDocument, options);
      }
export function useConsentRecordLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsentRecordQuery, ConsentRecordQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsentRecordQuery, ConsentRecordQueryVariables>(ConsentRecordDocument, options);
        }
// @ts-ignore
export function useConsentRecordSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ConsentRecordQuery, ConsentRecordQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ConsentRecordQuery, ConsentRecordQueryVariables>;
export function useConsentRecordSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ConsentRecordQuery, ConsentRecordQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ConsentRecordQuery | undefined, ConsentRecordQueryVariables>;
export function useConsentRecordSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ConsentRecordQuery, ConsentRecordQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ConsentRecordQuery, ConsentRecordQueryVariables>(ConsentRecordDocument, options);
        }
export type ConsentRecordQueryHookResult = ReturnType<typeof useConsentRecordQuery>;
export type ConsentRecordLazyQueryHookResult = ReturnType<typeof useConsentRecordLazyQuery>;
export type ConsentRecordSuspenseQueryHookResult = ReturnType<typeof useConsentRecordSuspenseQuery>;
export type ConsentRecordQueryResult = ApolloReactCommon.QueryResult<ConsentRecordQuery, ConsentRecordQueryVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"brokerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUsersQuery__
 *
 * To run a query within a React component, call `useUsersQuery` and pass it any options that fit your needs.
 * When your component renders, `useUsersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUsersQuery({
 *   variables: {
 *      search: // value for 'search'
 *      country: // value for 'country'
 *      state: // value for 'state'
 *      sort: // value for 'sort'
 *      direction: // value for 'direction'
 *      page: // value for 'page'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useUsersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UsersQuery, UsersQueryVariables> & ({ variables: UsersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
      }
export function useUsersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsersQuery, UsersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
        }
// @ts-ignore
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsersQuery, UsersQueryVariables>;
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsersQuery | undefined, UsersQueryVariables>;
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
        }
export type UsersQueryHookResult = ReturnType<typeof useUsersQuery>;
export type UsersLazyQueryHookResult = ReturnType<typeof useUsersLazyQuery>;
export type UsersSuspenseQueryHookResult = ReturnType<typeof useUsersSuspenseQuery>;
export type UsersQueryResult = ApolloReactCommon.QueryResult<UsersQuery, UsersQueryVariables>;
export const WebhookEndpointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode;

/**
 * __useWebhookEndpointsQuery__
 *
 * To run a query within a React component, call `useWebhookEndpointsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookEndpointsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookEndpointsQuery({
 *   variables: {
 *   },
 * });
 */
export function useWebhookEndpointsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>(WebhookEndpointsDocument, options);
      }
export function useWebhookEndpointsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>(WebhookEndpointsDocument, options);
        }
// @ts-ignore
export function useWebhookEndpointsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export function useWebhookEndpointsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookEndpointsQuery | undefined, WebhookEndpointsQueryVariables>;
export function useWebhookEndpointsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>(WebhookEndpointsDocument, options);
        }
export type WebhookEndpointsQueryHookResult = ReturnType<typeof useWebhookEndpointsQuery>;
export type WebhookEndpointsLazyQueryHookResult = ReturnType<typeof useWebhookEndpointsLazyQuery>;
export type WebhookEndpointsSuspenseQueryHookResult = ReturnType<typeof useWebhookEndpointsSuspenseQuery>;
export type WebhookEndpointsQueryResult = ApolloReactCommon.QueryResult<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWebhookAlertsQuery__
 *
 * To run a query within a React component, call `useWebhookAlertsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookAlertsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookAlertsQuery({
 *   variables: {
 *   },
 * });
 */
export function useWebhookAlertsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhookAlertsQuery, WebhookAlertsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookAlertsQuery, WebhookAlertsQueryVariables>(WebhookAlertsDocument, options);
      }
export function useWebhookAlertsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookAlertsQuery, WebhookAlertsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookAlertsQuery, WebhookAlertsQueryVariables>(WebhookAlertsDocument, options);
        }
// @ts-ignore
export function useWebhookAlertsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookAlertsQuery, WebhookAlertsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookAlertsQuery, WebhookAlertsQueryVariables>;
export function useWebhookAlertsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookAlertsQuery, WebhookAlertsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookAlertsQuery | undefined, WebhookAlertsQueryVariables>;
export function useWebhookAlertsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookAlertsQuery, WebhookAlertsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookAlertsQuery, WebhookAlertsQueryVariables>(WebhookAlertsDocument, options);
        }
export type WebhookAlertsQueryHookResult = ReturnType<typeof useWebhookAlertsQuery>;
export type WebhookAlertsLazyQueryHookResult = ReturnType<typeof useWebhookAlertsLazyQuery>;
export type WebhookAlertsSuspenseQueryHookResult = ReturnType<typeof useWebhookAlertsSuspenseQuery>;
export type WebhookAlertsQueryResult = ApolloReactCommon.QueryResult<WebhookAlertsQuery, WebhookAlertsQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWebhookDeliveriesQuery__
 *
 * To run a query within a React component, call `useWebhookDeliveriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookDeliveriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookDeliveriesQuery({
 *   variables: {
 *      endpointId: // value for 'endpointId'
 *      state: // value for 'state'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useWebhookDeliveriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & ({ variables: WebhookDeliveriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
      }
export function useWebhookDeliveriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
// @ts-ignore
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery | undefined, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
export type WebhookDeliveriesQueryHookResult = ReturnType<typeof useWebhookDeliveriesQuery>;
export type WebhookDeliveriesLazyQueryHookResult = ReturnType<typeof useWebhookDeliveriesLazyQuery>;
export type WebhookDeliveriesSuspenseQueryHookResult = ReturnType<typeof useWebhookDeliveriesSuspenseQuery>;
export type WebhookDeliveriesQueryResult = ApolloReactCommon.QueryResult<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousUntil"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWebhookSecretQuery__
 *
 * To run a query within a React component, call `useWebhookSecretQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookSecretQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookSecretQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWebhookSecretQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WebhookSecretQuery, WebhookSecretQueryVariables> & ({ variables: WebhookSecretQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookSecretQuery, WebhookSecretQueryVariables>(WebhookSecretDocument, options);
      }
export function useWebhookSecretLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookSecretQuery, WebhookSecretQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookSecretQuery, WebhookSecretQueryVariables>(WebhookSecretDocument, options);
        }
// @ts-ignore
export function useWebhookSecretSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookSecretQuery, WebhookSecretQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookSecretQuery, WebhookSecretQueryVariables>;
export function useWebhookSecretSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookSecretQuery, WebhookSecretQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookSecretQuery | undefined, WebhookSecretQueryVariables>;
export function useWebhookSecretSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookSecretQuery, WebhookSecretQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookSecretQuery, WebhookSecretQueryVariables>(WebhookSecretDocument, options);
        }
export type WebhookSecretQueryHookResult = ReturnType<typeof useWebhookSecretQuery>;
export type WebhookSecretLazyQueryHookResult = ReturnType<typeof useWebhookSecretLazyQuery>;
export type WebhookSecretSuspenseQueryHookResult = ReturnType<typeof useWebhookSecretSuspenseQuery>;
export type WebhookSecretQueryResult = ApolloReactCommon.QueryResult<WebhookSecretQuery, WebhookSecretQueryVariables>;
export const CreateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromStart"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromStart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromStart"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode;
export type CreateWebhookEndpointMutationFn = ApolloReactCommon.MutationFunction<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;

/**
 * __useCreateWebhookEndpointMutation__
 *
 * To run a mutation, you first call `useCreateWebhookEndpointMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateWebhookEndpointMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createWebhookEndpointMutation, { data, loading, error }] = useCreateWebhookEndpointMutation({
 *   variables: {
 *      input: // value for 'input'
 *      fromStart: // value for 'fromStart'
 *   },
 * });
 */
export function useCreateWebhookEndpointMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>(CreateWebhookEndpointDocument, options);
      }
export type CreateWebhookEndpointMutationHookResult = ReturnType<typeof useCreateWebhookEndpointMutation>;
export type CreateWebhookEndpointMutationResult = ApolloReactCommon.MutationResult<CreateWebhookEndpointMutation>;
export const UpdateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode;
export type UpdateWebhookEndpointMutationFn = ApolloReactCommon.MutationFunction<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;

/**
 * __useUpdateWebhookEndpointMutation__
 *
 * To run a mutation, you first call `useUpdateWebhookEndpointMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateWebhookEndpointMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateWebhookEndpointMutation, { data, loading, error }] = useUpdateWebhookEndpointMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateWebhookEndpointMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>(UpdateWebhookEndpointDocument, options);
      }
export type UpdateWebhookEndpointMutationHookResult = ReturnType<typeof useUpdateWebhookEndpointMutation>;
export type UpdateWebhookEndpointMutationResult = ApolloReactCommon.MutationResult<UpdateWebhookEndpointMutation>;
export const EnableWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookResume"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode;
export type EnableWebhookEndpointMutationFn = ApolloReactCommon.MutationFunction<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>;

/**
 * __useEnableWebhookEndpointMutation__
 *
 * To run a mutation, you first call `useEnableWebhookEndpointMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEnableWebhookEndpointMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [enableWebhookEndpointMutation, { data, loading, error }] = useEnableWebhookEndpointMutation({
 *   variables: {
 *      id: // value for 'id'
 *      from: // value for 'from'
 *   },
 * });
 */
export function useEnableWebhookEndpointMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>(EnableWebhookEndpointDocument, options);
      }
export type EnableWebhookEndpointMutationHookResult = ReturnType<typeof useEnableWebhookEndpointMutation>;
export type EnableWebhookEndpointMutationResult = ApolloReactCommon.MutationResult<EnableWebhookEndpointMutation>;
export const PauseWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode;
export type PauseWebhookEndpointMutationFn = ApolloReactCommon.MutationFunction<PauseWebhookEndpointMutation, PauseWebhookEndpointMutationVariables>;

/**
 * __usePauseWebhookEndpointMutation__
 *
 * To run a mutation, you first call `usePauseWebhookEndpointMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePauseWebhookEndpointMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [pauseWebhookEndpointMutation, { data, loading, error }] = usePauseWebhookEndpointMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePauseWebhookEndpointMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PauseWebhookEndpointMutation, PauseWebhookEndpointMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PauseWebhookEndpointMutation, PauseWebhookEndpointMutationVariables>(PauseWebhookEndpointDocument, options);
      }
export type PauseWebhookEndpointMutationHookResult = ReturnType<typeof usePauseWebhookEndpointMutation>;
export type PauseWebhookEndpointMutationResult = ApolloReactCommon.MutationResult<PauseWebhookEndpointMutation>;
export const DeleteWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export type DeleteWebhookEndpointMutationFn = ApolloReactCommon.MutationFunction<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;

/**
 * __useDeleteWebhookEndpointMutation__
 *
 * To run a mutation, you first call `useDeleteWebhookEndpointMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteWebhookEndpointMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteWebhookEndpointMutation, { data, loading, error }] = useDeleteWebhookEndpointMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteWebhookEndpointMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>(DeleteWebhookEndpointDocument, options);
      }
export type DeleteWebhookEndpointMutationHookResult = ReturnType<typeof useDeleteWebhookEndpointMutation>;
export type DeleteWebhookEndpointMutationResult = ApolloReactCommon.MutationResult<DeleteWebhookEndpointMutation>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"overlapHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousUntil"}}]}}]}}]} as unknown as DocumentNode;
export type RotateWebhookSecretMutationFn = ApolloReactCommon.MutationFunction<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;

/**
 * __useRotateWebhookSecretMutation__
 *
 * To run a mutation, you first call `useRotateWebhookSecretMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRotateWebhookSecretMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rotateWebhookSecretMutation, { data, loading, error }] = useRotateWebhookSecretMutation({
 *   variables: {
 *      id: // value for 'id'
 *      overlapHours: // value for 'overlapHours'
 *   },
 * });
 */
export function useRotateWebhookSecretMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(RotateWebhookSecretDocument, options);
      }
export type RotateWebhookSecretMutationHookResult = ReturnType<typeof useRotateWebhookSecretMutation>;
export type RotateWebhookSecretMutationResult = ApolloReactCommon.MutationResult<RotateWebhookSecretMutation>;
export const TestWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode;
export type TestWebhookEndpointMutationFn = ApolloReactCommon.MutationFunction<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>;

/**
 * __useTestWebhookEndpointMutation__
 *
 * To run a mutation, you first call `useTestWebhookEndpointMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTestWebhookEndpointMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [testWebhookEndpointMutation, { data, loading, error }] = useTestWebhookEndpointMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTestWebhookEndpointMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>(TestWebhookEndpointDocument, options);
      }
export type TestWebhookEndpointMutationHookResult = ReturnType<typeof useTestWebhookEndpointMutation>;
export type TestWebhookEndpointMutationResult = ApolloReactCommon.MutationResult<TestWebhookEndpointMutation>;
export const ReplayWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpointId"}}]}}]}}]} as unknown as DocumentNode;
export type ReplayWebhookDeliveryMutationFn = ApolloReactCommon.MutationFunction<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;

/**
 * __useReplayWebhookDeliveryMutation__
 *
 * To run a mutation, you first call `useReplayWebhookDeliveryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReplayWebhookDeliveryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [replayWebhookDeliveryMutation, { data, loading, error }] = useReplayWebhookDeliveryMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReplayWebhookDeliveryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>(ReplayWebhookDeliveryDocument, options);
      }
export type ReplayWebhookDeliveryMutationHookResult = ReturnType<typeof useReplayWebhookDeliveryMutation>;
export type ReplayWebhookDeliveryMutationResult = ApolloReactCommon.MutationResult<ReplayWebhookDeliveryMutation>;
export const ReplayWebhookEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joins"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}}]}}]}}]} as unknown as DocumentNode;
export type ReplayWebhookEventsMutationFn = ApolloReactCommon.MutationFunction<ReplayWebhookEventsMutation, ReplayWebhookEventsMutationVariables>;

/**
 * __useReplayWebhookEventsMutation__
 *
 * To run a mutation, you first call `useReplayWebhookEventsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReplayWebhookEventsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [replayWebhookEventsMutation, { data, loading, error }] = useReplayWebhookEventsMutation({
 *   variables: {
 *      endpointId: // value for 'endpointId'
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      types: // value for 'types'
 *   },
 * });
 */
export function useReplayWebhookEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReplayWebhookEventsMutation, ReplayWebhookEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReplayWebhookEventsMutation, ReplayWebhookEventsMutationVariables>(ReplayWebhookEventsDocument, options);
      }
export type ReplayWebhookEventsMutationHookResult = ReturnType<typeof useReplayWebhookEventsMutation>;
export type ReplayWebhookEventsMutationResult = ApolloReactCommon.MutationResult<ReplayWebhookEventsMutation>;
export const JoinAsAmbassadorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinAsAmbassador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinAsAmbassadorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinAsAmbassador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type JoinAsAmbassadorMutationFn = ApolloReactCommon.MutationFunction<JoinAsAmbassadorMutation, JoinAsAmbassadorMutationVariables>;

/**
 * __useJoinAsAmbassadorMutation__
 *
 * To run a mutation, you first call `useJoinAsAmbassadorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useJoinAsAmbassadorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [joinAsAmbassadorMutation, { data, loading, error }] = useJoinAsAmbassadorMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useJoinAsAmbassadorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<JoinAsAmbassadorMutation, JoinAsAmbassadorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<JoinAsAmbassadorMutation, JoinAsAmbassadorMutationVariables>(JoinAsAmbassadorDocument, options);
      }
export type JoinAsAmbassadorMutationHookResult = ReturnType<typeof useJoinAsAmbassadorMutation>;
export type JoinAsAmbassadorMutationResult = ApolloReactCommon.MutationResult<JoinAsAmbassadorMutation>;
export const PhoneCountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePhoneCountriesQuery__
 *
 * To run a query within a React component, call `usePhoneCountriesQuery` and pass it any options that fit your needs.
 * When your component renders, `usePhoneCountriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePhoneCountriesQuery({
 *   variables: {
 *   },
 * });
 */
export function usePhoneCountriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PhoneCountriesQuery, PhoneCountriesQueryVariables>(PhoneCountriesDocument, options);
      }
export function usePhoneCountriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PhoneCountriesQuery, PhoneCountriesQueryVariables>(PhoneCountriesDocument, options);
        }
// @ts-ignore
export function usePhoneCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PhoneCountriesQuery, PhoneCountriesQueryVariables>;
export function usePhoneCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PhoneCountriesQuery | undefined, PhoneCountriesQueryVariables>;
export function usePhoneCountriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PhoneCountriesQuery, PhoneCountriesQueryVariables>(PhoneCountriesDocument, options);
        }
export type PhoneCountriesQueryHookResult = ReturnType<typeof usePhoneCountriesQuery>;
export type PhoneCountriesLazyQueryHookResult = ReturnType<typeof usePhoneCountriesLazyQuery>;
export type PhoneCountriesSuspenseQueryHookResult = ReturnType<typeof usePhoneCountriesSuspenseQuery>;
export type PhoneCountriesQueryResult = ApolloReactCommon.QueryResult<PhoneCountriesQuery, PhoneCountriesQueryVariables>;
export const OpenInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode;
export type OpenInviteMutationFn = ApolloReactCommon.MutationFunction<OpenInviteMutation, OpenInviteMutationVariables>;

/**
 * __useOpenInviteMutation__
 *
 * To run a mutation, you first call `useOpenInviteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenInviteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openInviteMutation, { data, loading, error }] = useOpenInviteMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useOpenInviteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenInviteMutation, OpenInviteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenInviteMutation, OpenInviteMutationVariables>(OpenInviteDocument, options);
      }
export type OpenInviteMutationHookResult = ReturnType<typeof useOpenInviteMutation>;
export type OpenInviteMutationResult = ApolloReactCommon.MutationResult<OpenInviteMutation>;
export const VisitorCountryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVisitorCountryQuery__
 *
 * To run a query within a React component, call `useVisitorCountryQuery` and pass it any options that fit your needs.
 * When your component renders, `useVisitorCountryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVisitorCountryQuery({
 *   variables: {
 *   },
 * });
 */
export function useVisitorCountryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VisitorCountryQuery, VisitorCountryQueryVariables>(VisitorCountryDocument, options);
      }
export function useVisitorCountryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VisitorCountryQuery, VisitorCountryQueryVariables>(VisitorCountryDocument, options);
        }
// @ts-ignore
export function useVisitorCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VisitorCountryQuery, VisitorCountryQueryVariables>;
export function useVisitorCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VisitorCountryQuery | undefined, VisitorCountryQueryVariables>;
export function useVisitorCountrySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VisitorCountryQuery, VisitorCountryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<VisitorCountryQuery, VisitorCountryQueryVariables>(VisitorCountryDocument, options);
        }
export type VisitorCountryQueryHookResult = ReturnType<typeof useVisitorCountryQuery>;
export type VisitorCountryLazyQueryHookResult = ReturnType<typeof useVisitorCountryLazyQuery>;
export type VisitorCountrySuspenseQueryHookResult = ReturnType<typeof useVisitorCountrySuspenseQuery>;
export type VisitorCountryQueryResult = ApolloReactCommon.QueryResult<VisitorCountryQuery, VisitorCountryQueryVariables>;
export const StatusVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useStatusVersionQuery__
 *
 * To run a query within a React component, call `useStatusVersionQuery` and pass it any options that fit your needs.
 * When your component renders, `useStatusVersionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStatusVersionQuery({
 *   variables: {
 *   },
 * });
 */
export function useStatusVersionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatusVersionQuery, StatusVersionQueryVariables>(StatusVersionDocument, options);
      }
export function useStatusVersionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatusVersionQuery, StatusVersionQueryVariables>(StatusVersionDocument, options);
        }
// @ts-ignore
export function useStatusVersionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusVersionQuery, StatusVersionQueryVariables>;
export function useStatusVersionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusVersionQuery | undefined, StatusVersionQueryVariables>;
export function useStatusVersionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusVersionQuery, StatusVersionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StatusVersionQuery, StatusVersionQueryVariables>(StatusVersionDocument, options);
        }
export type StatusVersionQueryHookResult = ReturnType<typeof useStatusVersionQuery>;
export type StatusVersionLazyQueryHookResult = ReturnType<typeof useStatusVersionLazyQuery>;
export type StatusVersionSuspenseQueryHookResult = ReturnType<typeof useStatusVersionSuspenseQuery>;
export type StatusVersionQueryResult = ApolloReactCommon.QueryResult<StatusVersionQuery, StatusVersionQueryVariables>;
export const StatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Status"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextStepParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode;

/**
 * __useStatusQuery__
 *
 * To run a query within a React component, call `useStatusQuery` and pass it any options that fit your needs.
 * When your component renders, `useStatusQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStatusQuery({
 *   variables: {
 *      after: // value for 'after'
 *   },
 * });
 */
export function useStatusQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StatusQuery, StatusQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StatusQuery, StatusQueryVariables>(StatusDocument, options);
      }
export function useStatusLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StatusQuery, StatusQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StatusQuery, StatusQueryVariables>(StatusDocument, options);
        }
// @ts-ignore
export function useStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StatusQuery, StatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusQuery, StatusQueryVariables>;
export function useStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusQuery, StatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StatusQuery | undefined, StatusQueryVariables>;
export function useStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StatusQuery, StatusQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StatusQuery, StatusQueryVariables>(StatusDocument, options);
        }
export type StatusQueryHookResult = ReturnType<typeof useStatusQuery>;
export type StatusLazyQueryHookResult = ReturnType<typeof useStatusLazyQuery>;
export type StatusSuspenseQueryHookResult = ReturnType<typeof useStatusSuspenseQuery>;
export type StatusQueryResult = ApolloReactCommon.QueryResult<StatusQuery, StatusQueryVariables>;
export const OpenStatusByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenStatusByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openStatusByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type OpenStatusByLinkMutationFn = ApolloReactCommon.MutationFunction<OpenStatusByLinkMutation, OpenStatusByLinkMutationVariables>;

/**
 * __useOpenStatusByLinkMutation__
 *
 * To run a mutation, you first call `useOpenStatusByLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenStatusByLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openStatusByLinkMutation, { data, loading, error }] = useOpenStatusByLinkMutation({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useOpenStatusByLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenStatusByLinkMutation, OpenStatusByLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenStatusByLinkMutation, OpenStatusByLinkMutationVariables>(OpenStatusByLinkDocument, options);
      }
export type OpenStatusByLinkMutationHookResult = ReturnType<typeof useOpenStatusByLinkMutation>;
export type OpenStatusByLinkMutationResult = ApolloReactCommon.MutationResult<OpenStatusByLinkMutation>;
export const OpenStatusByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenStatusByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenStatusByCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openStatusByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type OpenStatusByCodeMutationFn = ApolloReactCommon.MutationFunction<OpenStatusByCodeMutation, OpenStatusByCodeMutationVariables>;

/**
 * __useOpenStatusByCodeMutation__
 *
 * To run a mutation, you first call `useOpenStatusByCodeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenStatusByCodeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openStatusByCodeMutation, { data, loading, error }] = useOpenStatusByCodeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useOpenStatusByCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenStatusByCodeMutation, OpenStatusByCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenStatusByCodeMutation, OpenStatusByCodeMutationVariables>(OpenStatusByCodeDocument, options);
      }
export type OpenStatusByCodeMutationHookResult = ReturnType<typeof useOpenStatusByCodeMutation>;
export type OpenStatusByCodeMutationResult = ApolloReactCommon.MutationResult<OpenStatusByCodeMutation>;
export const RejoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejoinWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejoinWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type RejoinWaitlistMutationFn = ApolloReactCommon.MutationFunction<RejoinWaitlistMutation, RejoinWaitlistMutationVariables>;

/**
 * __useRejoinWaitlistMutation__
 *
 * To run a mutation, you first call `useRejoinWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejoinWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejoinWaitlistMutation, { data, loading, error }] = useRejoinWaitlistMutation({
 *   variables: {
 *   },
 * });
 */
export function useRejoinWaitlistMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejoinWaitlistMutation, RejoinWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejoinWaitlistMutation, RejoinWaitlistMutationVariables>(RejoinWaitlistDocument, options);
      }
export type RejoinWaitlistMutationHookResult = ReturnType<typeof useRejoinWaitlistMutation>;
export type RejoinWaitlistMutationResult = ApolloReactCommon.MutationResult<RejoinWaitlistMutation>;
export const CloseStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeStatus"}}]}}]} as unknown as DocumentNode;
export type CloseStatusMutationFn = ApolloReactCommon.MutationFunction<CloseStatusMutation, CloseStatusMutationVariables>;

/**
 * __useCloseStatusMutation__
 *
 * To run a mutation, you first call `useCloseStatusMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCloseStatusMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [closeStatusMutation, { data, loading, error }] = useCloseStatusMutation({
 *   variables: {
 *   },
 * });
 */
export function useCloseStatusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseStatusMutation, CloseStatusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseStatusMutation, CloseStatusMutationVariables>(CloseStatusDocument, options);
      }
export type CloseStatusMutationHookResult = ReturnType<typeof useCloseStatusMutation>;
export type CloseStatusMutationResult = ApolloReactCommon.MutationResult<CloseStatusMutation>;
export const RevokeStatusLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeStatusLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeStatusLinks"}}]}}]} as unknown as DocumentNode;
export type RevokeStatusLinksMutationFn = ApolloReactCommon.MutationFunction<RevokeStatusLinksMutation, RevokeStatusLinksMutationVariables>;

/**
 * __useRevokeStatusLinksMutation__
 *
 * To run a mutation, you first call `useRevokeStatusLinksMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeStatusLinksMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeStatusLinksMutation, { data, loading, error }] = useRevokeStatusLinksMutation({
 *   variables: {
 *   },
 * });
 */
export function useRevokeStatusLinksMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeStatusLinksMutation, RevokeStatusLinksMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeStatusLinksMutation, RevokeStatusLinksMutationVariables>(RevokeStatusLinksDocument, options);
      }
export type RevokeStatusLinksMutationHookResult = ReturnType<typeof useRevokeStatusLinksMutation>;
export type RevokeStatusLinksMutationResult = ApolloReactCommon.MutationResult<RevokeStatusLinksMutation>;
export const SetNewsConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewsConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"granted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewsConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"granted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"granted"}}}]}]}}]} as unknown as DocumentNode;
export type SetNewsConsentMutationFn = ApolloReactCommon.MutationFunction<SetNewsConsentMutation, SetNewsConsentMutationVariables>;

/**
 * __useSetNewsConsentMutation__
 *
 * To run a mutation, you first call `useSetNewsConsentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetNewsConsentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setNewsConsentMutation, { data, loading, error }] = useSetNewsConsentMutation({
 *   variables: {
 *      granted: // value for 'granted'
 *   },
 * });
 */
export function useSetNewsConsentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetNewsConsentMutation, SetNewsConsentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetNewsConsentMutation, SetNewsConsentMutationVariables>(SetNewsConsentDocument, options);
      }
export type SetNewsConsentMutationHookResult = ReturnType<typeof useSetNewsConsentMutation>;
export type SetNewsConsentMutationResult = ApolloReactCommon.MutationResult<SetNewsConsentMutation>;
export const SignupChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}},{"kind":"Field","name":{"kind":"Name","value":"searchTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brokers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupChoicesQuery__
 *
 * To run a query within a React component, call `useSignupChoicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupChoicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupChoicesQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignupChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupChoicesQuery, SignupChoicesQueryVariables>(SignupChoicesDocument, options);
      }
export function useSignupChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupChoicesQuery, SignupChoicesQueryVariables>(SignupChoicesDocument, options);
        }
// @ts-ignore
export function useSignupChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupChoicesQuery, SignupChoicesQueryVariables>;
export function useSignupChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupChoicesQuery | undefined, SignupChoicesQueryVariables>;
export function useSignupChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupChoicesQuery, SignupChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SignupChoicesQuery, SignupChoicesQueryVariables>(SignupChoicesDocument, options);
        }
export type SignupChoicesQueryHookResult = ReturnType<typeof useSignupChoicesQuery>;
export type SignupChoicesLazyQueryHookResult = ReturnType<typeof useSignupChoicesLazyQuery>;
export type SignupChoicesSuspenseQueryHookResult = ReturnType<typeof useSignupChoicesSuspenseQuery>;
export type SignupChoicesQueryResult = ApolloReactCommon.QueryResult<SignupChoicesQuery, SignupChoicesQueryVariables>;
export const RankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"referralId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextStepParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referrals"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode;

/**
 * __useRankQuery__
 *
 * To run a query within a React component, call `useRankQuery` and pass it any options that fit your needs.
 * When your component renders, `useRankQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRankQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      referralId: // value for 'referralId'
 *   },
 * });
 */
export function useRankQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RankQuery, RankQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RankQuery, RankQueryVariables>(RankDocument, options);
      }
export function useRankLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RankQuery, RankQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RankQuery, RankQueryVariables>(RankDocument, options);
        }
// @ts-ignore
export function useRankSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RankQuery, RankQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RankQuery, RankQueryVariables>;
export function useRankSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RankQuery, RankQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RankQuery | undefined, RankQueryVariables>;
export function useRankSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RankQuery, RankQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RankQuery, RankQueryVariables>(RankDocument, options);
        }
export type RankQueryHookResult = ReturnType<typeof useRankQuery>;
export type RankLazyQueryHookResult = ReturnType<typeof useRankLazyQuery>;
export type RankSuspenseQueryHookResult = ReturnType<typeof useRankSuspenseQuery>;
export type RankQueryResult = ApolloReactCommon.QueryResult<RankQuery, RankQueryVariables>;
export const JoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyJoined"}},{"kind":"Field","name":{"kind":"Name","value":"referralCredited"}},{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}}]}}]} as unknown as DocumentNode;
export type JoinWaitlistMutationFn = ApolloReactCommon.MutationFunction<JoinWaitlistMutation, JoinWaitlistMutationVariables>;

/**
 * __useJoinWaitlistMutation__
 *
 * To run a mutation, you first call `useJoinWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useJoinWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [joinWaitlistMutation, { data, loading, error }] = useJoinWaitlistMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useJoinWaitlistMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<JoinWaitlistMutation, JoinWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<JoinWaitlistMutation, JoinWaitlistMutationVariables>(JoinWaitlistDocument, options);
      }
export type JoinWaitlistMutationHookResult = ReturnType<typeof useJoinWaitlistMutation>;
export type JoinWaitlistMutationResult = ApolloReactCommon.MutationResult<JoinWaitlistMutation>;
export const UpdatePointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referralCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"referralCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referralCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type UpdatePointsMutationFn = ApolloReactCommon.MutationFunction<UpdatePointsMutation, UpdatePointsMutationVariables>;

/**
 * __useUpdatePointsMutation__
 *
 * To run a mutation, you first call `useUpdatePointsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePointsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePointsMutation, { data, loading, error }] = useUpdatePointsMutation({
 *   variables: {
 *      referralCode: // value for 'referralCode'
 *   },
 * });
 */
export function useUpdatePointsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePointsMutation, UpdatePointsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePointsMutation, UpdatePointsMutationVariables>(UpdatePointsDocument, options);
      }
export type UpdatePointsMutationHookResult = ReturnType<typeof useUpdatePointsMutation>;
export type UpdatePointsMutationResult = ApolloReactCommon.MutationResult<UpdatePointsMutation>;
export const SignupsPausedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupsPaused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsPaused"}}]}}]} as unknown as DocumentNode;

/**
 * __useSignupsPausedQuery__
 *
 * To run a query within a React component, call `useSignupsPausedQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignupsPausedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignupsPausedQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignupsPausedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignupsPausedQuery, SignupsPausedQueryVariables>(SignupsPausedDocument, options);
      }
export function useSignupsPausedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignupsPausedQuery, SignupsPausedQueryVariables>(SignupsPausedDocument, options);
        }
// @ts-ignore
export function useSignupsPausedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsPausedQuery, SignupsPausedQueryVariables>;
export function useSignupsPausedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SignupsPausedQuery | undefined, SignupsPausedQueryVariables>;
export function useSignupsPausedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SignupsPausedQuery, SignupsPausedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SignupsPausedQuery, SignupsPausedQueryVariables>(SignupsPausedDocument, options);
        }
export type SignupsPausedQueryHookResult = ReturnType<typeof useSignupsPausedQuery>;
export type SignupsPausedLazyQueryHookResult = ReturnType<typeof useSignupsPausedLazyQuery>;
export type SignupsPausedSuspenseQueryHookResult = ReturnType<typeof useSignupsPausedSuspenseQuery>;
export type SignupsPausedQueryResult = ApolloReactCommon.QueryResult<SignupsPausedQuery, SignupsPausedQueryVariables>;
export const SendOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"codeLength"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}}]}}]} as unknown as DocumentNode;
export type SendOtpMutationFn = ApolloReactCommon.MutationFunction<SendOtpMutation, SendOtpMutationVariables>;

/**
 * __useSendOtpMutation__
 *
 * To run a mutation, you first call `useSendOtpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendOtpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendOtpMutation, { data, loading, error }] = useSendOtpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendOtpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendOtpMutation, SendOtpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendOtpMutation, SendOtpMutationVariables>(SendOtpDocument, options);
      }
export type SendOtpMutationHookResult = ReturnType<typeof useSendOtpMutation>;
export type SendOtpMutationResult = ApolloReactCommon.MutationResult<SendOtpMutation>;
export const VerifyOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export type VerifyOtpMutationFn = ApolloReactCommon.MutationFunction<VerifyOtpMutation, VerifyOtpMutationVariables>;

/**
 * __useVerifyOtpMutation__
 *
 * To run a mutation, you first call `useVerifyOtpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyOtpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyOtpMutation, { data, loading, error }] = useVerifyOtpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useVerifyOtpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyOtpMutation, VerifyOtpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyOtpMutation, VerifyOtpMutationVariables>(VerifyOtpDocument, options);
      }
export type VerifyOtpMutationHookResult = ReturnType<typeof useVerifyOtpMutation>;
export type VerifyOtpMutationResult = ApolloReactCommon.MutationResult<VerifyOtpMutation>;