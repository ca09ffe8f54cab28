/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A new question and its answer, in plain text. It is added after all others. */
export type AddFaqInput = {
  /** At most 2,000 characters; may have several lines. The same placeholders are replaced. */
  answer: string;
  /** Whether visitors see it; defaults to true. */
  isActive?: boolean | null | undefined;
  /** At most 200 characters. `{brand}`, `{supportEmail}` and `{pointsPerReferral}` are replaced for visitors. */
  question: string;
};

/** A new reward. */
export type AddRewardInput = {
  /** From when on it can no longer be reached; ISO 8601 with a time zone. */
  endsAt?: string | null | undefined;
  /** Whether users who have that many referrals get it now; otherwise they need another one. */
  includesExisting: boolean;
  /** How to get or use it, for users who reached it; up to 1,000 characters. */
  instructions?: string | null | undefined;
  /** How it comes to its users. */
  kind: RewardKind;
  /** How many users may have it. Null: any number. */
  limit?: number | null | undefined;
  /** Name, up to 80 characters. */
  name: string;
  /** Who gets it. */
  recipients: RewardRecipients;
  /** How many referrals it takes; 1 to 100,000. */
  referralsNeeded: number;
  /** What it is, for users; up to 300 characters. */
  text?: string | null | undefined;
};

/** A user to add by hand; all but the email may be missing. */
export type AddSignupInput = {
  /** English name or ISO 3166-1 alpha-2 code. */
  country?: string | null | undefined;
  /** Email address. */
  email: string;
  /** At most 15 characters. */
  firstName?: string | null | undefined;
  /** At most 15 characters. */
  lastName?: string | null | undefined;
  /** International with a +, or a national number of the given country. */
  phoneNo?: string | null | undefined;
  /** The referral code entered, alone or as the link that holds it. An unknown code is stored as entered and credits no one. */
  referralCode?: string | null | undefined;
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
  /** How many referrals of their sign-up count; those without one are last. */
  | 'REFERRALS'
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
  /** Its name in the back office, and the utm_campaign of its links; 1 to 100 characters. */
  name: string;
  /** Maximum number of messages per hour, 1 to 1,000,000. */
  perHour?: number;
  /** The users. Only those who agreed to news and verified an email address get it. */
  segment: SegmentInput;
  /** The template of its message, in its current version. */
  templateId: string | number;
};

/** What to do to many users, to be looked at first. */
export type BulkActionInput = {
  /** To whom, as in a list of users; {}: everyone. */
  filter: UserFilter;
  /** What to do to each of them. */
  kind: BulkKind;
  /** The name of the tag, in any case; only with TAG, which adds one that is not there yet, and UNTAG. */
  tag?: string | null | undefined;
};

/** What a bulk action did. */
export type BulkActionKind =
  /** Blocks those who are not blocked. */
  | 'BLOCK'
  /** Erases them for good. It begins after 10 minutes, in which it can be stopped. */
  | 'ERASE'
  /** Gives each of them points. */
  | 'GRANT_POINTS'
  /** Puts a tag on those who do not have it, and have room for it. */
  | 'TAG'
  /** Unblocks those who are blocked. */
  | 'UNBLOCK'
  /** It undid another. */
  | 'UNDO'
  /** Takes a tag off those who have it. */
  | 'UNTAG';

/** What can be done to many users at once. */
export type BulkKind =
  /** Blocks those who are not blocked. */
  | 'BLOCK'
  /** Erases them for good. It begins after 10 minutes, in which it can be stopped. */
  | 'ERASE'
  /** Gives each of them points. */
  | 'GRANT_POINTS'
  /** Puts a tag on those who do not have it, and have room for it. */
  | 'TAG'
  /** Unblocks those who are blocked. */
  | 'UNBLOCK'
  /** Takes a tag off those who have it. */
  | 'UNTAG';

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
  /** A user who did not agree was merged into them. */
  | 'MERGE'
  /** On their status page. */
  | 'STATUS'
  /** With the link or button in a message. */
  | 'UNSUBSCRIBE';

/** What is correct about a user. What is left out stays as it is, and so does the contact that they verified. */
export type CorrectUserInput = {
  /** Their email address, unless they verified it. */
  email?: string | null | undefined;
  /** At most 15 characters. */
  firstName?: string | null | undefined;
  /** At most 15 characters. */
  lastName?: string | null | undefined;
  /** Their phone number, unless they verified it: international with a +, or a national number of their country. */
  phoneNo?: string | null | undefined;
  /** The revision that was read. */
  revision: string;
  /** The signup's id. */
  userId: string | number;
};

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

/** Why an entry of the ledger was written. */
export type CreditCause =
  /** The points do not count until they are checked. */
  | 'HOLD'
  /** The user joined. */
  | 'JOIN'
  /** They came with a user who was merged into this one, or went with them. */
  | 'MERGE'
  /** They were checked, and count. */
  | 'RELEASE'
  /** They count again. */
  | 'RESTORE'
  /** They were taken back. */
  | 'REVERSE';

/** A decision about doubted credits. */
export type DecideHoldsInput = {
  /** The id of a group: all of its credits; or referrer: and a referrer's id: all of their credits in the queue; or the ids of up to 200 users who joined with a code: their credits, in the queue or not. */
  about: Array<string>;
  /** Whether they count. */
  action: HoldAction;
  /** Whether the users who joined are blocked, too; only with REVERSE. */
  block?: boolean | null | undefined;
  /** Why, for the log: 3 to 500 characters. */
  reason: string;
  /** The version of the preview that the caller has seen. */
  version: string;
};

/** Whether DNS has a record. */
export type DnsFinding =
  /** It has one. */
  | 'FOUND'
  /** It says that it has none. */
  | 'MISSING'
  /** It did not answer, or cannot say. */
  | 'UNKNOWN';

/** Why a user gets no message, although the segment matches them. */
export type ExclusionReason =
  /** They accepted an invitation. */
  | 'ACCEPTED'
  /** They have an invitation that they can accept. */
  | 'ALREADY_INVITED'
  /** They already have this message. */
  | 'ALREADY_SENT'
  /** They already have two messages that send themselves within seven days. */
  | 'AT_LIMIT'
  /** They are blocked. */
  | 'BLOCKED'
  /** Their invitation expired before its message could be sent. */
  | 'ENDED'
  /** Their personal data was erased. */
  | 'ERASED'
  /** Someone joined with their code. */
  | 'HAS_REFERRALS'
  /** Another wave is about to invite them. */
  | 'IN_ANOTHER_WAVE'
  /** They joined so recently that the message may still send itself to them. */
  | 'JOINED_LATER'
  /** They asked to leave the waitlist and will be erased. */
  | 'LEAVING'
  /** An address of the email list that no user on the waitlist verified or stated. */
  | 'NOT_ON_LIST'
  /** They were imported and have not verified a contact. */
  | 'NOT_VERIFIED'
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

/** A list by which admins correct which credits are held. */
export type FairnessList =
  /** Mail domains that are never disposable, with their subdomains. For users assessed from then on. */
  | 'ALLOWED_DOMAINS'
  /** Mail domains that count as disposable, with their subdomains: users can still join. For users assessed from then on. */
  | 'BLOCKED_DOMAINS'
  /** Networks that are no evidence: of an office, a campus, an event. For codes sent from then on. */
  | 'TRUSTED_NETWORKS'
  /** Users whose referrals are not checked: an ambassador at a stand. Their open holds are released. */
  | 'TRUSTED_REFERRERS';

/** An entry for a list by which admins correct what is held. */
export type FairnessListEntryInput = {
  /** The list to add it to. */
  list: FairnessList;
  /** A note for colleagues, up to 200 characters. */
  note?: string | null | undefined;
  /** A user's referral code; a network in CIDR notation, at widest /16 (IPv4) or /32 (IPv6); or a domain. */
  value: string;
};

/** Points to give a user. */
export type GrantPointsInput = {
  /** Whether the user sees it, with its reason. */
  isVisible: boolean;
  /** How many points, 1 to 1,000,000. */
  points: number;
  /** Why, 3 to 500 characters. */
  reason: string;
  /** The signup's id. */
  userId: string | number;
};

/** What growth is told apart by. */
export type GrowthGroup =
  /** The campaign they came by. */
  | 'CAMPAIGN'
  /** The country users chose. Visitors who did not join are not counted. */
  | 'COUNTRY'
  /** Where visitors came from at first. */
  | 'SOURCE'
  /** The ISO week, UTC, in its order. */
  | 'WEEK';

/** What is decided about doubted credits. */
export type HoldAction =
  /** They count. */
  | 'RELEASE'
  /** They do not count. */
  | 'REVERSE';

/** What a decision did. */
export type HoldDecisionAction =
  /** The credits count. */
  | 'RELEASE'
  /** The credits do not count. */
  | 'REVERSE'
  /** It undid another decision. */
  | 'UNDO';

/** A decision about doubted credits, to be looked at first. */
export type HoldDecisionInput = {
  /** The id of a group: all of its credits; or referrer: and a referrer's id: all of their credits in the queue; or the ids of up to 200 users who joined with a code: their credits, in the queue or not. */
  about: Array<string>;
  /** Whether they count. */
  action: HoldAction;
  /** Whether the users who joined are blocked, too; only with REVERSE. */
  block?: boolean | null | undefined;
};

/** What has become of a credit that was doubted. */
export type HoldState =
  /** It does not count until it is checked. */
  | 'HELD'
  /** It was checked, or its time was over, and counts. */
  | 'RELEASED'
  /** It was checked and does not count. */
  | 'REVERSED'
  /** It counts, and should be reviewed (FAIRNESS=watch). */
  | 'WATCHED';

/** What becomes of a line of a file. */
export type ImportLineKind =
  /** Its user is on the list. */
  | 'ALREADY_HERE'
  /** It cannot be read. */
  | 'INVALID'
  /** An earlier line has this user. */
  | 'REPEATED'
  /** Its user is added, and nobody is credited. */
  | 'UNKNOWN_REFERRER'
  /** Its user is added. */
  | 'VALID';

/** What has become of a file. */
export type ImportState =
  /** It was checked; nobody was added. */
  | 'CHECKED'
  /** Its users are on the list. */
  | 'DONE'
  /** Its users are being added. */
  | 'RUNNING'
  /** An admin stopped it; it can go on. */
  | 'STOPPED'
  /** Its users are being taken back. */
  | 'UNDOING'
  /** Its users were taken back. */
  | 'UNDONE';

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
  | 'CANCELED'
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

/** Two users who are one, as a preview showed them. */
export type MergeUsersInput = {
  /** The id of the signup that stays. */
  keptId: string | number;
  /** The id of the later one. */
  mergedId: string | number;
  /** The version of the preview that the caller has seen. */
  version: string;
};

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
  /** Tells a user that friends joined with their code. It sends itself. */
  | 'FRIEND'
  /** Admits a user from the waitlist. */
  | 'INVITE'
  /** Reminds a user that nobody joined with their code. It sends itself. */
  | 'NO_FRIEND'
  /** Tells a user that others passed them. It sends itself. */
  | 'PASSED'
  /** Reminds a user of their invitation before it expires. */
  | 'REMINDER'
  /** Tells a visitor who asked for it that sign-ups are open again. */
  | 'REOPEN'
  /** Tells a user that they earned a reward, by email. Users who verified a phone number get a text message instead. */
  | 'REWARD'
  /** Welcomes a user who joined, by email. Users who verified a phone number get a text message instead. */
  | 'WELCOME';

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
  /** To verify a new contact, before changeOwnContact. */
  | 'CONTACT'
  /** To see or change one's own data. sendOwnDataCode sends the code to the verified contact; pass it to verifyOwnDataCode. */
  | 'OWN_DATA'
  /** To be told when sign-ups open again. Pass the code to tellWhenOpen, not to verifyOtp. */
  | 'REOPEN'
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

/** How far a broadcast to one user got. */
export type RecipientState =
  /** The mailing was canceled before it was sent. */
  | 'CANCELED'
  /** They clicked a link in it. */
  | 'CLICKED'
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

/** How long users without activity are to be kept. */
export type RetentionInput = {
  /** Whether users who accepted an invitation are erased, too. */
  includesAccepted: boolean;
  /** The launch date: months are counted from it at the earliest; UTC, such as 2026-01-31. Null: from the last activity. */
  launchedOn?: string | null | undefined;
  /** Months from the last activity on, 3 to 120. */
  months: number;
};

/** What has become of a reward that a user reached. */
export type RewardClaimState =
  /** They have it, and would not get it by now, for one of the same reasons. */
  | 'FLAGGED'
  /** They have it. */
  | 'FULFILLED'
  /** It has to be fulfilled. */
  | 'WAITING'
  /** Too few of their referrals counted, or they were blocked or ceased to be an ambassador, before it was fulfilled. */
  | 'WITHDRAWN';

/** How a reward comes to its users. */
export type RewardKind =
  /** They get a code that was uploaded, at once. */
  | 'CODE_POOL'
  /** The team fulfills it. */
  | 'MANUAL'
  /** Another system fulfills it, which hears of reward.reached. */
  | 'WEBHOOK';

/** Who gets a reward. */
export type RewardRecipients =
  /** Campus ambassadors with enough referrals. */
  | 'AMBASSADOR'
  /** They, and each user who joined with a code that credited its owner. */
  | 'BOTH'
  /** Users with enough referrals. */
  | 'REFERRER';

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

/** A view to add or to change. */
export type SaveUserViewInput = {
  /** The columns, likewise; null: the usual ones. */
  columns?: Array<string> | null | undefined;
  /** Its conditions, neither `search` nor `signupIds`. */
  filter: UserFilter;
  /** The view to change; null: a new one. */
  id?: string | number | null | undefined;
  /** At most 60 characters; no two views have the same. */
  name: string;
  /** The revision that was read. If it is not the current one, the answer is CONFLICT. */
  revision?: number | null | undefined;
  /** The order, as the back office has it in the address of the list; null: the usual one. */
  sort?: string | null | undefined;
};

/** Which users a message is for. All given conditions must hold; fields that are left out or null are ignored; without states, it is for WAITING users. Invitations can go to WAITING and EXPIRED users, news also to INVITED and ACCEPTED ones. */
export type SegmentInput = {
  /** One of these brokers: slugs or labels. */
  brokers?: Array<string> | null | undefined;
  /** Came by one of these campaigns. */
  campaigns?: Array<string> | null | undefined;
  /** Clicked a link in this broadcast: its id. */
  clicked?: string | number | null | undefined;
  /** Chose one of these countries, blocked users included; erased ones have none: ISO 3166-1 alpha-2 codes, or English names. */
  countries?: Array<string> | null | undefined;
  /** Belongs to an address of this email list: verified it, stated it and verified a phone number, or was imported with it. Each address chooses one user: the one who verified it; otherwise, of those who stated it, the first to join who is not blocked. */
  emailListId?: string | number | null | undefined;
  /** Whether they have held credits, which do not count until they are reviewed. */
  held?: boolean | null | undefined;
  /** Came by one of these imports, erased users included: their ids. */
  imports?: Array<string | number> | null | undefined;
  /** Joined on this day or later: UTC, such as 2026-01-31. */
  joinedFrom?: string | null | undefined;
  /** Joined on this day or earlier: UTC, such as 2026-01-31. */
  joinedTo?: string | null | undefined;
  /** Whether they asked to leave the waitlist and will be erased. */
  leaving?: boolean | null | undefined;
  /** Maximum points. */
  maxPoints?: number | null | undefined;
  /** Maximum number of users who joined with their code. */
  maxReferrals?: number | null | undefined;
  /** Minimum points. */
  minPoints?: number | null | undefined;
  /** Minimum number of users who joined with their code. */
  minReferrals?: number | null | undefined;
  /** Whether they agreed to news. */
  newsConsent?: boolean | null | undefined;
  /** Was sent this broadcast and clicked no link in it: its id. */
  notClicked?: string | number | null | undefined;
  /** Only this many of them, chosen at random; not together with topByRank. */
  randomSample?: number | null | undefined;
  /** With emailListId: how to reach users who only stated the address and verified a phone number: by email at that address, which may be someone else's, or by text message (sms; not for news). Left out: they get no message. */
  reachStatedBy?: OtpChannel | null | undefined;
  /** Joined with the code of this user: their id. */
  referredBy?: string | number | null | undefined;
  /** With randomSample: the number that fixes who is chosen, so that a preview and the mailing agree. Left out: a new one, which the draft keeps. */
  sampleSeed?: number | null | undefined;
  /** Words in any order, each part of a name, email, phone, entered code, own code or id, in any case and with or without accents. */
  search?: string | null | undefined;
  /** One of these users. 1 to 1,000 ids. A GraphQL request is limited to 32 KiB; in the body of a REST call, 1,000 fit. */
  signupIds?: Array<string | number> | null | undefined;
  /** Came from one of these sources at first: their names. */
  sources?: Array<string> | null | undefined;
  /** One of these states. */
  states?: Array<UserState> | null | undefined;
  /** Has one of these tags: their names, in any case. */
  tags?: Array<string> | null | undefined;
  /** Only this many of them, best rank first. */
  topByRank?: number | null | undefined;
  /** Below this user in the tree of referrals, directly or not: their id. */
  treeOf?: string | number | null | undefined;
  /** Which contact they verified, or that they verified none. */
  verifiedBy?: VerifiedBy | null | undefined;
};

/** How a message sends itself. */
export type SetMessageTriggerInput = {
  /** Minutes to wait, up to 10,080: friends who join in between are in the same message. NO_FRIEND waits for 1,440 at least; PASSED does not wait. */
  delayMinutes: number;
  /** Whether the message sends itself. */
  isOn: boolean;
  /** What makes it do so. */
  kind: TriggerKind;
  /** Only users in it get the message, which is looked at when it is written: conditions on WAITING users, but emailListId, topByRank and randomSample. Null: all users; left out: it stays. */
  segment?: SegmentInput | null | undefined;
};

/** How long users without activity are kept from now on. */
export type SetRetentionInput = {
  /** Whether users who accepted an invitation are erased, too. */
  includesAccepted: boolean;
  /** The launch date: months are counted from it at the earliest; UTC, such as 2026-01-31. Null: from the last activity. */
  launchedOn?: string | null | undefined;
  /** Months from the last activity on, 3 to 120; null or left out: for good. */
  months?: number | null | undefined;
  /** The revision of the setting that the caller has seen. */
  revision: number;
  /** The version of the preview that the caller has seen; only with months. */
  version?: string | null | undefined;
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

/** What to do to many users. */
export type StartBulkActionInput = {
  /** To whom, as in a list of users; {}: everyone. */
  filter: UserFilter;
  /** Whether they see the points with the reason; only with GRANT_POINTS. */
  isVisible?: boolean | null | undefined;
  /** What to do to each of them. */
  kind: BulkKind;
  /** Points for each of them; only with GRANT_POINTS. */
  points?: number | null | undefined;
  /** Why, for the team: at most 500 characters. Needed for GRANT_POINTS. */
  reason?: string | null | undefined;
  /** The name of the tag, in any case; only with TAG, which adds one that is not there yet, and UNTAG. */
  tag?: string | null | undefined;
  /** The version of the preview that the caller has seen. */
  version: string;
};

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
  /** Invitations, news and updates. */
  | 'ALL'
  /** Invitations and their reminders. */
  | 'INVITES'
  /** News: broadcasts, and messages that send themselves. */
  | 'NEWS'
  /** What happens to their rank, such as a friend who joined. */
  | 'UPDATES';

/** What makes a message send itself. */
export type TriggerKind =
  /** Friends joined with the code of a user, and their credit counts. */
  | 'FRIEND'
  /** Some time after a user joined, nobody had joined with their code. */
  | 'NO_FRIEND'
  /** The rank of a user got worse by ten or more within a week. */
  | 'PASSED';

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

/** All terms of a reward. What was reached stays reached. */
export type UpdateRewardInput = {
  /** From when on it can no longer be reached; ISO 8601 with a time zone. */
  endsAt?: string | null | undefined;
  /** The reward's id. */
  id: string | number;
  /** Needed if referralsNeeded changes. Whether users who have that many referrals get it now; otherwise they need another one. */
  includesExisting?: boolean | null | undefined;
  /** How to get or use it, for users who reached it; up to 1,000 characters. */
  instructions?: string | null | undefined;
  /** How many users may have it. Null: any number. */
  limit?: number | null | undefined;
  /** Name, up to 80 characters. */
  name: string;
  /** How many referrals it takes; 1 to 100,000. */
  referralsNeeded: number;
  /** Of the reward that is changed. */
  revision: number;
  /** What it is, for users; up to 300 characters. */
  text?: string | null | undefined;
};

/** What can happen to a user. */
export type UserEventKind =
  /** Someone of the team added them by hand, with the code of `other`. */
  | 'ADDED'
  /** They were blocked. The detail is the reason, if one was given. */
  | 'BLOCKED'
  /** Their name or a contact was corrected: each value before and after. */
  | 'CORRECTED'
  /** Their points for `other` were held for review. */
  | 'CREDIT_HOLD'
  /** `other` joined with their code. */
  | 'CREDIT_JOIN'
  /** Their points for `other` moved with a merge: to them, or from them if they are negative. */
  | 'CREDIT_MERGE'
  /** Their points for `other` were checked, and count. */
  | 'CREDIT_RELEASE'
  /** Their points for `other` count again. */
  | 'CREDIT_RESTORE'
  /** Their points for `other` were taken back. */
  | 'CREDIT_REVERSE'
  /** They were imported, with the code of `other`, and have verified no contact. */
  | 'IMPORTED'
  /** They accepted their invitation. */
  | 'INVITATION_ACCEPTED'
  /** Their invitation expired. */
  | 'INVITATION_EXPIRED'
  /** They opened their invitation. */
  | 'INVITATION_OPENED'
  /** Their invitation was revoked. */
  | 'INVITATION_REVOKED'
  /** They were invited. */
  | 'INVITED'
  /** They joined, with the code of `other`, from the source that is the detail. */
  | 'JOINED'
  /** They asked to leave the waitlist. */
  | 'LEAVING'
  /** They clicked a link of a broadcast, for the first time: its name. */
  | 'LINK_CLICKED'
  /** Another user was merged into them, whose code is the detail. */
  | 'MERGED'
  /** A message to them could not be delivered, likewise. */
  | 'MESSAGE_FAILED'
  /** A message to them waits to be sent: its kind. */
  | 'MESSAGE_QUEUED'
  /** A message was sent to them: its kind, or the name of the broadcast. */
  | 'MESSAGE_SENT'
  /** A note was written: its start. */
  | 'NOTE'
  /** They are no longer a trusted referrer. */
  | 'NOT_TRUSTED'
  /** They were given points: the reason. */
  | 'POINTS_GIVEN'
  /** Points that they were given were taken back, likewise. */
  | 'POINTS_TAKEN_BACK'
  /** They were leaving, and stay. */
  | 'STAYED'
  /** They were given a tag that they still have. */
  | 'TAGGED'
  /** They became a trusted referrer. */
  | 'TRUSTED'
  /** They were unblocked, likewise. */
  | 'UNBLOCKED'
  /** They lost tags. */
  | 'UNTAGGED'
  /** Their welcome was sent again. */
  | 'WELCOME_RESENT';

/** Which users: all given conditions must hold, of several values any; fields that are left out or null are ignored. */
export type UserFilter = {
  /** One of these brokers: slugs or labels. */
  brokers?: Array<string> | null | undefined;
  /** Came by one of these campaigns. */
  campaigns?: Array<string> | null | undefined;
  /** Clicked a link in this broadcast: its id. */
  clicked?: string | number | null | undefined;
  /** Chose one of these countries, blocked users included; erased ones have none: ISO 3166-1 alpha-2 codes, or English names. */
  countries?: Array<string> | null | undefined;
  /** Whether they have held credits, which do not count until they are reviewed. */
  held?: boolean | null | undefined;
  /** Came by one of these imports, erased users included: their ids. */
  imports?: Array<string | number> | null | undefined;
  /** Joined on this day or later: UTC, such as 2026-01-31. */
  joinedFrom?: string | null | undefined;
  /** Joined on this day or earlier: UTC, such as 2026-01-31. */
  joinedTo?: string | null | undefined;
  /** Whether they asked to leave the waitlist and will be erased. */
  leaving?: boolean | null | undefined;
  /** Maximum points. */
  maxPoints?: number | null | undefined;
  /** Maximum number of users who joined with their code. */
  maxReferrals?: number | null | undefined;
  /** Minimum points. */
  minPoints?: number | null | undefined;
  /** Minimum number of users who joined with their code. */
  minReferrals?: number | null | undefined;
  /** Whether they agreed to news. */
  newsConsent?: boolean | null | undefined;
  /** Was sent this broadcast and clicked no link in it: its id. */
  notClicked?: string | number | null | undefined;
  /** Joined with the code of this user: their id. */
  referredBy?: string | number | null | undefined;
  /** Words in any order, each part of a name, email, phone, entered code, own code or id, in any case and with or without accents. */
  search?: string | null | undefined;
  /** One of these users. 1 to 1,000 ids. A GraphQL request is limited to 32 KiB; in the body of a REST call, 1,000 fit. */
  signupIds?: Array<string | number> | null | undefined;
  /** Came from one of these sources at first: their names. */
  sources?: Array<string> | null | undefined;
  /** One of these states. */
  states?: Array<UserState> | null | undefined;
  /** Has one of these tags: their names, in any case. */
  tags?: Array<string> | null | undefined;
  /** Below this user in the tree of referrals, directly or not: their id. */
  treeOf?: string | number | null | undefined;
  /** Which contact they verified, or that they verified none. */
  verifiedBy?: VerifiedBy | null | undefined;
};

/** Kind of message sent to a user. */
export type UserMessageKind =
  /** A verification code; kept for about a day. */
  | 'CODE'
  /** Friends joined with the code of a user, and their credit counts. */
  | 'FRIEND'
  /** Some time after a user joined, nobody had joined with their code. */
  | 'NO_FRIEND'
  /** The rank of a user got worse by ten or more within a week. */
  | 'PASSED'
  /** That they will be erased unless they come back. */
  | 'RETENTION'
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
  /** The broker they chose; users without one come last in either direction. */
  | 'BROKER'
  /** The campaign they came from; users without one come last in either direction. */
  | 'CAMPAIGN'
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
  /** Where they came from; users without one come last in either direction. */
  | 'SOURCE'
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

/** Which contact users verified. */
export type VerifiedBy =
  /** Their email address. */
  | 'EMAIL'
  /** None: they were imported. They get no messages. */
  | 'NONE'
  /** Their phone number. */
  | 'SMS';

/** How far a user of a wave got. */
export type WaveInviteState =
  /** They accepted it. */
  | 'ACCEPTED'
  /** The wave was canceled before they were sent anything. */
  | 'CANCELED'
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

export type RenameMeMutationVariables = Exact<{
  name: string;
  from: string;
}>;


export type RenameMeMutation = { renameMe: { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null } };

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

export type DailyDigestQueryVariables = Exact<{ [key: string]: never; }>;


export type DailyDigestQuery = { dailyDigest: boolean };

export type SubscribeToDigestMutationVariables = Exact<{ [key: string]: never; }>;


export type SubscribeToDigestMutation = { subscribeToDigest: boolean };

export type UnsubscribeFromDigestMutationVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeFromDigestMutation = { unsubscribeFromDigest: boolean };

export type AmbassadorsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: AmbassadorStatus | null | undefined;
  sort: AmbassadorSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type AmbassadorsQuery = { ambassadors: { totalDocs: number, docs: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, collegeName: string, message: string, appliedAt: string, status: AmbassadorStatus, acceptedAt: string | null, noteCount: number, isStated: boolean, signup: { id: string, referralId: string, referralCount: number, isBlocked: boolean } | null }> } };

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

export type BroadcastPartsFragment = { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, feedback: { clicked: number, unsubscribed: number, bounced: number, complained: number }, links: Array<{ url: string, clicked: number }>, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } };

export type BroadcastsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type BroadcastsQuery = { broadcasts: { totalDocs: number, docs: Array<{ id: string, name: string, state: MailingState, startsAt: string | null, createdBy: string | null, createdAt: string, startedAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } }> } };

export type BroadcastQueryVariables = Exact<{
  id: string | number;
}>;


export type BroadcastQuery = { broadcast: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, feedback: { clicked: number, unsubscribed: number, bounced: number, complained: number }, links: Array<{ url: string, clicked: number }>, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } | null };

export type BroadcastRecipientsQueryVariables = Exact<{
  broadcastId: string | number;
  state?: RecipientState | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type BroadcastRecipientsQuery = { broadcastRecipients: { totalDocs: number, totalIsExact: boolean, docs: Array<{ signupId: string, firstName: string, lastName: string, email: string, channel: OtpChannel, rankThen: number | null, state: RecipientState, reason: ExclusionReason | null, sentAt: string | null, clickedAt: string | null }> } };

export type CreateBroadcastMutationVariables = Exact<{
  input: BroadcastInput;
}>;


export type CreateBroadcastMutation = { createBroadcast: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type ResendBroadcastMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendBroadcastMutation = { resendBroadcast: { message: string, mailing: { id: string } } };

export type UpdateBroadcastMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: BroadcastInput;
}>;


export type UpdateBroadcastMutation = { updateBroadcast: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

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

export type SenderDomainQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderDomainQuery = { senderDomain: { domain: string, spf: DnsFinding, dkim: DnsFinding } | null };

export type DismissFirstStepsMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissFirstStepsMutation = { dismissFirstSteps: { brand: boolean, mail: boolean, app: boolean, signup: boolean, faq: boolean, team: boolean, isShown: boolean } };

export type PausePartsFragment = { byServer: boolean, pausedBy: string | null, pausedAt: string | null };

export type SignupPauseQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupPauseQuery = { waitingForOpen: number, signupPause: { byServer: boolean, pausedBy: string | null, pausedAt: string | null } | null };

export type PauseSignupsMutationVariables = Exact<{ [key: string]: never; }>;


export type PauseSignupsMutation = { pauseSignups: { byServer: boolean, pausedBy: string | null, pausedAt: string | null } | null };

export type ResumeSignupsMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSignupsMutation = { resumeSignups: { byServer: boolean, pausedBy: string | null, pausedAt: string | null } | null };

export type HoldGroupsQueryVariables = Exact<{
  first: number;
  after?: string | number | null | undefined;
}>;


export type HoldGroupsQuery = { holdGroups: { nextAfter: string | null, groups: Array<{ id: string, title: string, size: number, referrers: number, points: number, oldest: string, isAppealed: boolean, referrer: { id: string, firstName: string, lastName: string, referralId: string } }>, open: { groups: number, credits: number, points: number, oldest: string | null } } };

export type HoldGroupPartsFragment = { id: string, title: string, size: number, referrers: number, points: number, oldest: string, isAppealed: boolean, referrer: { id: string, firstName: string, lastName: string, referralId: string } };

export type HoldAppealsQueryVariables = Exact<{ [key: string]: never; }>;


export type HoldAppealsQuery = { holdAppeals: Array<{ id: string, text: string, askedAt: string, user: { id: string, firstName: string, lastName: string, referralId: string } }> };

export type AnswerHoldAppealMutationVariables = Exact<{
  id: string | number;
  answer: string;
}>;


export type AnswerHoldAppealMutation = { answerHoldAppeal: string };

export type GroupHoldsQueryVariables = Exact<{
  groupId: string;
  first: number;
  after?: string | number | null | undefined;
}>;


export type GroupHoldsQuery = { groupHolds: { nextAfter: string | null, holds: Array<{ state: HoldState, reasons: Array<string>, isStrong: boolean, points: number, joinedAt: string, clientCountry: string | null, dueAt: string | null, referred: { id: string, firstName: string, lastName: string, referralId: string, email: string, phoneNo: string, emailVerified: boolean, isBlocked: boolean }, referrer: { id: string, firstName: string, lastName: string, referralId: string }, decision: { reason: string, decidedBy: string, decidedAt: string } | null }> } };

export type UserHoldsQueryVariables = Exact<{
  id: string | number;
}>;


export type UserHoldsQuery = { userHolds: { given: { state: HoldState, reasons: Array<string>, isStrong: boolean, points: number, joinedAt: string, clientCountry: string | null, dueAt: string | null, referred: { id: string, firstName: string, lastName: string, referralId: string, email: string, phoneNo: string, emailVerified: boolean, isBlocked: boolean }, referrer: { id: string, firstName: string, lastName: string, referralId: string }, decision: { reason: string, decidedBy: string, decidedAt: string } | null } | null, earned: Array<{ state: HoldState, reasons: Array<string>, isStrong: boolean, points: number, joinedAt: string, clientCountry: string | null, dueAt: string | null, referred: { id: string, firstName: string, lastName: string, referralId: string, email: string, phoneNo: string, emailVerified: boolean, isBlocked: boolean }, referrer: { id: string, firstName: string, lastName: string, referralId: string }, decision: { reason: string, decidedBy: string, decidedAt: string } | null }>, trust: { id: string, list: FairnessList, value: string, note: string, addedAt: string, addedBy: string, user: { id: string, firstName: string, lastName: string, referralId: string } | null } | null } };

export type HoldPartsFragment = { state: HoldState, reasons: Array<string>, isStrong: boolean, points: number, joinedAt: string, clientCountry: string | null, dueAt: string | null, referred: { id: string, firstName: string, lastName: string, referralId: string, email: string, phoneNo: string, emailVerified: boolean, isBlocked: boolean }, referrer: { id: string, firstName: string, lastName: string, referralId: string }, decision: { reason: string, decidedBy: string, decidedAt: string } | null };

export type PreviewHoldsQueryVariables = Exact<{
  input: HoldDecisionInput;
}>;


export type PreviewHoldsQuery = { previewHolds: { credits: number, points: number, referrers: number, version: string, moves: Array<{ pointsBefore: number, pointsAfter: number, rankBefore: number | null, rankAfter: number | null, user: { id: string, firstName: string, lastName: string, referralId: string } }>, entering: Array<{ pointsBefore: number, pointsAfter: number, rankBefore: number | null, rankAfter: number | null, user: { id: string, firstName: string, lastName: string, referralId: string } }>, leaving: Array<{ pointsBefore: number, pointsAfter: number, rankBefore: number | null, rankAfter: number | null, user: { id: string, firstName: string, lastName: string, referralId: string } }> } };

export type MovePartsFragment = { pointsBefore: number, pointsAfter: number, rankBefore: number | null, rankAfter: number | null, user: { id: string, firstName: string, lastName: string, referralId: string } };

export type DecideHoldsMutationVariables = Exact<{
  input: DecideHoldsInput;
}>;


export type DecideHoldsMutation = { decideHolds: { id: string, action: HoldDecisionAction, reason: string, blocks: boolean, decidedBy: string, decidedAt: string, credits: number, done: number, isDone: boolean, isUndone: boolean } };

export type UndoHoldDecisionMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoHoldDecisionMutation = { undoHoldDecision: { id: string, action: HoldDecisionAction, reason: string, blocks: boolean, decidedBy: string, decidedAt: string, credits: number, done: number, isDone: boolean, isUndone: boolean } };

export type DecisionPartsFragment = { id: string, action: HoldDecisionAction, reason: string, blocks: boolean, decidedBy: string, decidedAt: string, credits: number, done: number, isDone: boolean, isUndone: boolean };

export type HoldDecisionsQueryVariables = Exact<{
  first: number;
  after?: string | number | null | undefined;
}>;


export type HoldDecisionsQuery = { holdDecisions: { nextAfter: string | null, decisions: Array<{ id: string, action: HoldDecisionAction, reason: string, blocks: boolean, decidedBy: string, decidedAt: string, credits: number, done: number, isDone: boolean, isUndone: boolean }> } };

export type OpenHoldsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenHoldsQuery = { openHolds: { groups: number, credits: number, points: number, oldest: string | null } };

export type FairnessListEntriesQueryVariables = Exact<{
  list?: FairnessList | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type FairnessListEntriesQuery = { fairnessListEntries: { totalDocs: number, docs: Array<{ id: string, list: FairnessList, value: string, note: string, addedAt: string, addedBy: string, user: { id: string, firstName: string, lastName: string, referralId: string } | null }> } };

export type FairnessListEntryPartsFragment = { id: string, list: FairnessList, value: string, note: string, addedAt: string, addedBy: string, user: { id: string, firstName: string, lastName: string, referralId: string } | null };

export type AddFairnessListEntryMutationVariables = Exact<{
  input: FairnessListEntryInput;
}>;


export type AddFairnessListEntryMutation = { addFairnessListEntry: { id: string, list: FairnessList, value: string, note: string, addedAt: string, addedBy: string, user: { id: string, firstName: string, lastName: string, referralId: string } | null } };

export type RemoveFairnessListEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveFairnessListEntryMutation = { removeFairnessListEntry: string };

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

export type GrowthQueryVariables = Exact<{
  by: GrowthGroup;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type GrowthQuery = { growth: { asOf: string, from: string, to: string, total: { visits: number | null, forms: number | null, codes: number | null, shares: number | null, joined: number, withFriend: number }, rows: Array<{ key: string | null, visits: number | null, forms: number | null, codes: number | null, shares: number | null, joined: number, withFriend: number, friends: number, k: number | null, daysToFriend: number | null, isComplete: boolean }> } };

export type LiveFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveFiguresQuery = { liveFigures: { asOf: string, codesRequested: number, codesVerified: number, joined: number, joinedToday: number, totalUsers: number, minutes: Array<{ start: string, signups: number }> } };

export type ImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportsQuery = { imports: Array<{ id: string, name: string, state: ImportState, lines: number, valid: number, invalid: number, repeated: number, alreadyHere: number, unknownReferrer: number, hasDates: boolean, keepsDates: boolean, added: number, skipped: number, takenBack: number, by: string, checkedAt: string, startedAt: string | null, endedAt: string | null, undoableUntil: string | null }> };

export type ImportQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportQuery = { import: { import: { id: string, name: string, state: ImportState, lines: number, valid: number, invalid: number, repeated: number, alreadyHere: number, unknownReferrer: number, hasDates: boolean, keepsDates: boolean, added: number, skipped: number, takenBack: number, by: string, checkedAt: string, startedAt: string | null, endedAt: string | null, undoableUntil: string | null }, columns: Array<{ heading: string, field: string | null }>, lines: Array<{ kind: ImportLineKind, line: number, text: string, reason: string | null }> } };

export type StartImportMutationVariables = Exact<{
  id: string | number;
  valid: number;
}>;


export type StartImportMutation = { startImport: { id: string, name: string, state: ImportState, lines: number, valid: number, invalid: number, repeated: number, alreadyHere: number, unknownReferrer: number, hasDates: boolean, keepsDates: boolean, added: number, skipped: number, takenBack: number, by: string, checkedAt: string, startedAt: string | null, endedAt: string | null, undoableUntil: string | null } };

export type StopImportMutationVariables = Exact<{
  id: string | number;
}>;


export type StopImportMutation = { stopImport: { id: string, name: string, state: ImportState, lines: number, valid: number, invalid: number, repeated: number, alreadyHere: number, unknownReferrer: number, hasDates: boolean, keepsDates: boolean, added: number, skipped: number, takenBack: number, by: string, checkedAt: string, startedAt: string | null, endedAt: string | null, undoableUntil: string | null } };

export type UndoImportMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoImportMutation = { undoImport: { id: string, name: string, state: ImportState, lines: number, valid: number, invalid: number, repeated: number, alreadyHere: number, unknownReferrer: number, hasDates: boolean, keepsDates: boolean, added: number, skipped: number, takenBack: number, by: string, checkedAt: string, startedAt: string | null, endedAt: string | null, undoableUntil: string | null } };

export type ImportPartsFragment = { id: string, name: string, state: ImportState, lines: number, valid: number, invalid: number, repeated: number, alreadyHere: number, unknownReferrer: number, hasDates: boolean, keepsDates: boolean, added: number, skipped: number, takenBack: number, by: string, checkedAt: string, startedAt: string | null, endedAt: string | null, undoableUntil: string | null };

export type WavePartsFragment = { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } };

export type InviteWavesQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type InviteWavesQuery = { inviteWaves: { totalDocs: number, docs: Array<{ id: string, funnel: { opened: number, accepted: number, expired: number }, mailing: { id: string, name: string, state: MailingState, startsAt: string | null, createdBy: string | null, createdAt: string, startedAt: string | null, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } }> } };

export type InviteWaveQueryVariables = Exact<{
  id: string | number;
}>;


export type InviteWaveQuery = { inviteWave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } | null };

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


export type CreateInviteWaveMutation = { createInviteWave: { message: string, wave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } } };

export type UpdateInviteWaveMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: InviteWaveInput;
}>;


export type UpdateInviteWaveMutation = { updateInviteWave: { message: string, wave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } } };

export type RevokeWaveMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeWaveMutation = { revokeWave: { message: string, wave: { id: string, expiresInMinutes: number, reminderDays: Array<number>, revokedAt: string | null, funnel: { planned: number, issued: number, sent: number, opened: number, accepted: number, expired: number, revoked: number }, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } } };

export type SegmentPartsFragment = { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null };

export type RecipientPartsFragment = { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> };

export type MailingPartsFragment = { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } };

export type MailingLineFragment = { id: string, name: string, state: MailingState, startsAt: string | null, createdBy: string | null, createdAt: string, startedAt: string | null, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } };

export type EmailListsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailListsQuery = { emailLists: Array<{ id: string, name: string, createdAt: string, valid: number }> };

export type SegmentPreviewPartsFragment = { people: number, emails: number, textMessages: number, stated: number, canText: boolean, firstRank: number | null, lastRank: number | null, sample: Array<{ id: string, firstName: string, lastName: string, email: string, country: string | null, points: number, rank: number | null, channel: OtpChannel }>, excluded: Array<{ reason: ExclusionReason, people: number }> };

export type PreviewSegmentQueryVariables = Exact<{
  segment: SegmentInput;
  kind: MailingKind;
}>;


export type PreviewSegmentQuery = { previewSegment: { people: number, emails: number, textMessages: number, stated: number, canText: boolean, firstRank: number | null, lastRank: number | null, sample: Array<{ id: string, firstName: string, lastName: string, email: string, country: string | null, points: number, rank: number | null, channel: OtpChannel }>, excluded: Array<{ reason: ExclusionReason, people: number }> } };

export type StartMailingMutationVariables = Exact<{
  id: string | number;
  confirmPeople: number;
  revision: number;
  startsAt?: string | null | undefined;
}>;


export type StartMailingMutation = { startMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type PauseMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type PauseMailingMutation = { pauseMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type ResumeMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type ResumeMailingMutation = { resumeMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type SetMailingPaceMutationVariables = Exact<{
  id: string | number;
  perHour: number;
}>;


export type SetMailingPaceMutation = { setMailingPace: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type CancelMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelMailingMutation = { cancelMailing: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type DeleteMailingMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteMailingMutation = { deleteMailing: { message: string } };

export type ResendUncertainMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendUncertainMutation = { resendUncertain: { message: string, mailing: { id: string, kind: MailingKind, name: string, state: MailingState, templateId: string, templateName: string, templateVersion: number, perHour: number, revision: number, confirmedPeople: number | null, startsAt: string | null, pauseReason: PauseReason | null, createdBy: string | null, createdAt: string, startedAt: string | null, endedAt: string | null, estimatedEndAt: string | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null }, recipients: { planned: number, queued: number, sent: number, refused: number, uncertain: number, skipped: number, canceled: number, skippedFor: Array<{ reason: ExclusionReason, people: number }> } } } };

export type TemplatePartsFragment = { id: string, kind: MessageKind, name: string, version: { id: string, number: number, subject: string, preheader: string, body: string, createdBy: string | null, createdAt: string } };

export type MessageTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTemplatesQuery = { messageTemplates: Array<{ id: string, kind: MessageKind, name: string, version: { id: string, number: number, subject: string, preheader: string, body: string, createdBy: string | null, createdAt: string } }> };

export type MessageTemplateVersionsQueryVariables = Exact<{
  templateId: string | number;
  before?: number | null | undefined;
}>;


export type MessageTemplateVersionsQuery = { messageTemplateVersions: Array<{ id: string, number: number, subject: string, preheader: string, body: string, createdBy: string | null, createdAt: string }> };

export type TriggerPartsFragment = { kind: TriggerKind, isOn: boolean, delayMinutes: number, hasPast: boolean, pastLeft: number | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null } | null };

export type MessageTriggersQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTriggersQuery = { messageTriggers: Array<{ kind: TriggerKind, isOn: boolean, delayMinutes: number, hasPast: boolean, pastLeft: number | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null } | null }> };

export type SetMessageTriggerMutationVariables = Exact<{
  input: SetMessageTriggerInput;
}>;


export type SetMessageTriggerMutation = { setMessageTrigger: { kind: TriggerKind, isOn: boolean, delayMinutes: number, hasPast: boolean, pastLeft: number | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null } | null } };

export type PreviewTriggerAudienceQueryVariables = Exact<{
  kind: TriggerKind;
  segment: SegmentInput;
}>;


export type PreviewTriggerAudienceQuery = { previewTriggerAudience: { people: number, emails: number, textMessages: number, stated: number, canText: boolean, firstRank: number | null, lastRank: number | null, sample: Array<{ id: string, firstName: string, lastName: string, email: string, country: string | null, points: number, rank: number | null, channel: OtpChannel }>, excluded: Array<{ reason: ExclusionReason, people: number }> } };

export type PreviewTriggerPastQueryVariables = Exact<{
  kind: TriggerKind;
}>;


export type PreviewTriggerPastQuery = { previewTriggerPast: { people: number, emails: number, textMessages: number, stated: number, canText: boolean, firstRank: number | null, lastRank: number | null, sample: Array<{ id: string, firstName: string, lastName: string, email: string, country: string | null, points: number, rank: number | null, channel: OtpChannel }>, excluded: Array<{ reason: ExclusionReason, people: number }> } };

export type SendTriggerPastMutationVariables = Exact<{
  kind: TriggerKind;
  confirmPeople: number;
}>;


export type SendTriggerPastMutation = { sendTriggerPast: { kind: TriggerKind, isOn: boolean, delayMinutes: number, hasPast: boolean, pastLeft: number | null, segment: { search: string | null, states: Array<UserState>, countries: Array<string> | null, sources: Array<string> | null, campaigns: Array<string> | null, tags: Array<string> | null, imports: Array<string> | null, joinedFrom: string | null, joinedTo: string | null, minPoints: number | null, maxPoints: number | null, minReferrals: number | null, maxReferrals: number | null, verifiedBy: VerifiedBy | null, newsConsent: boolean | null, held: boolean | null, leaving: boolean | null, clicked: string | null, notClicked: string | null, referredBy: string | null, treeOf: string | null, signupIds: Array<string> | null, emailListId: string | null, reachStatedBy: OtpChannel | null, topByRank: number | null, randomSample: number | null, sampleSeed: number | null, brokers: Array<string> | null } | null } };

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
  filter: UserFilter;
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

export type RetentionPartsFragment = { months: number | null, includesAccepted: boolean, launchedOn: string | null, revision: number, setBy: string | null, setAt: string | null };

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { retention: { months: number | null, includesAccepted: boolean, launchedOn: string | null, revision: number, setBy: string | null, setAt: string | null } };

export type PreviewRetentionQueryVariables = Exact<{
  input: RetentionInput;
}>;


export type PreviewRetentionQuery = { previewRetention: { users: number, soon: number, version: string, named: Array<{ id: string, firstName: string, lastName: string, referralId: string }> } };

export type SetRetentionMutationVariables = Exact<{
  input: SetRetentionInput;
}>;


export type SetRetentionMutation = { setRetention: { months: number | null, includesAccepted: boolean, launchedOn: string | null, revision: number, setBy: string | null, setAt: string | null } };

export type RewardPartsFragment = { id: string, name: string, text: string, instructions: string, kind: RewardKind, recipients: RewardRecipients, referralsNeeded: number, limit: number | null, endsAt: string | null, stoppedAt: string | null, revision: number, reached: number, waiting: number, fulfilled: number, flagged: number, codesLeft: number | null };

export type RewardClaimPartsFragment = { id: string, state: RewardClaimState, reachedAt: string, withdrawnAt: string | null, fulfilledAt: string | null, fulfilledBy: string | null, reward: { id: string, name: string, kind: RewardKind }, user: { id: string, firstName: string, lastName: string, referralId: string } };

export type RewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsQuery = { rewards: Array<{ id: string, name: string, text: string, instructions: string, kind: RewardKind, recipients: RewardRecipients, referralsNeeded: number, limit: number | null, endsAt: string | null, stoppedAt: string | null, revision: number, reached: number, waiting: number, fulfilled: number, flagged: number, codesLeft: number | null }> };

export type RewardClaimsQueryVariables = Exact<{
  rewardId?: string | number | null | undefined;
  state?: RewardClaimState | null | undefined;
  page: number;
  limit: number;
}>;


export type RewardClaimsQuery = { rewardClaims: { totalDocs: number, docs: Array<{ id: string, state: RewardClaimState, reachedAt: string, withdrawnAt: string | null, fulfilledAt: string | null, fulfilledBy: string | null, reward: { id: string, name: string, kind: RewardKind }, user: { id: string, firstName: string, lastName: string, referralId: string } }> } };

export type UserRewardsQueryVariables = Exact<{
  userId: string | number;
}>;


export type UserRewardsQuery = { rewardClaims: { docs: Array<{ id: string, state: RewardClaimState, reachedAt: string, withdrawnAt: string | null, fulfilledAt: string | null, fulfilledBy: string | null, reward: { id: string, name: string, kind: RewardKind }, user: { id: string, firstName: string, lastName: string, referralId: string } }> } };

export type RewardMeetingQueryVariables = Exact<{
  referralsNeeded: number;
  recipients: RewardRecipients;
  id?: string | number | null | undefined;
}>;


export type RewardMeetingQuery = { rewardMeeting: number };

export type AddRewardMutationVariables = Exact<{
  input: AddRewardInput;
}>;


export type AddRewardMutation = { addReward: { id: string, name: string, text: string, instructions: string, kind: RewardKind, recipients: RewardRecipients, referralsNeeded: number, limit: number | null, endsAt: string | null, stoppedAt: string | null, revision: number, reached: number, waiting: number, fulfilled: number, flagged: number, codesLeft: number | null } };

export type UpdateRewardMutationVariables = Exact<{
  input: UpdateRewardInput;
}>;


export type UpdateRewardMutation = { updateReward: { id: string, name: string, text: string, instructions: string, kind: RewardKind, recipients: RewardRecipients, referralsNeeded: number, limit: number | null, endsAt: string | null, stoppedAt: string | null, revision: number, reached: number, waiting: number, fulfilled: number, flagged: number, codesLeft: number | null } };

export type StopRewardMutationVariables = Exact<{
  id: string | number;
}>;


export type StopRewardMutation = { stopReward: { id: string, name: string, text: string, instructions: string, kind: RewardKind, recipients: RewardRecipients, referralsNeeded: number, limit: number | null, endsAt: string | null, stoppedAt: string | null, revision: number, reached: number, waiting: number, fulfilled: number, flagged: number, codesLeft: number | null } };

export type ResumeRewardMutationVariables = Exact<{
  id: string | number;
}>;


export type ResumeRewardMutation = { resumeReward: { id: string, name: string, text: string, instructions: string, kind: RewardKind, recipients: RewardRecipients, referralsNeeded: number, limit: number | null, endsAt: string | null, stoppedAt: string | null, revision: number, reached: number, waiting: number, fulfilled: number, flagged: number, codesLeft: number | null } };

export type AddRewardCodesMutationVariables = Exact<{
  id: string | number;
  codes: Array<string> | string;
}>;


export type AddRewardCodesMutation = { addRewardCodes: { added: number, reward: { id: string, name: string, text: string, instructions: string, kind: RewardKind, recipients: RewardRecipients, referralsNeeded: number, limit: number | null, endsAt: string | null, stoppedAt: string | null, revision: number, reached: number, waiting: number, fulfilled: number, flagged: number, codesLeft: number | null } } };

export type FulfillRewardClaimsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type FulfillRewardClaimsMutation = { fulfillRewardClaims: number };

export type ReopenRewardClaimsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReopenRewardClaimsMutation = { reopenRewardClaims: number };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null } | null };

export type AdminLoginMutationVariables = Exact<{
  input: AdminLoginInput;
}>;


export type AdminLoginMutation = { adminLogin: { message: string, accessToken: string } };

export type AdminLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminLogoutMutation = { adminLogout: { message: string } };

export type SessionPartsFragment = { id: string, browser: string | null, country: string | null, createdAt: string, expiresAt: string, isCurrent: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, browser: string | null, country: string | null, createdAt: string, expiresAt: string, isCurrent: boolean }> };

export type AdminSessionsQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminSessionsQuery = { adminSessions: Array<{ id: string, browser: string | null, country: string | null, createdAt: string, expiresAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: { message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { message: string } };

export type WaitingQueryVariables = Exact<{
  isAdmin: boolean;
  accounts: number;
}>;


export type WaitingQuery = { ambassadors: { totalDocs: number }, admins?: { docs: Array<{ id: string, state: AdminState }> } };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: Array<{ id: string, name: string, email: string }> };

export type FilterBroadcastQueryVariables = Exact<{
  id: string | number;
}>;


export type FilterBroadcastQuery = { broadcast: { id: string, name: string } | null };

export type FilterBroadcastsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type FilterBroadcastsQuery = { broadcasts: { docs: Array<{ id: string, name: string, startedAt: string | null }> } };

export type ImportNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportNamesQuery = { importNames: Array<{ id: string, name: string, startedAt: string }> };

export type FilterPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type FilterPersonQuery = { user: { user: { id: string, firstName: string, lastName: string } } };

export type AddSignupMutationVariables = Exact<{
  input: AddSignupInput;
}>;


export type AddSignupMutation = { addSignup: { message: string, id: string, alreadyJoined: boolean } };

export type BulkActionPartsFragment = { id: string, kind: BulkActionKind, undoneKind: BulkKind | null, tag: string | null, points: number | null, reason: string, startedBy: string, startedAt: string, dueAt: string, users: number, done: number, changed: number, isEnded: boolean, isUndone: boolean, isUndoable: boolean };

export type PreviewBulkActionQueryVariables = Exact<{
  input: BulkActionInput;
}>;


export type PreviewBulkActionQuery = { previewBulkAction: { users: number, ranked: number, credited: number, version: string, named: Array<{ id: string, firstName: string, lastName: string, referralId: string }> } };

export type BulkActionsQueryVariables = Exact<{
  first: number;
  after?: string | number | null | undefined;
}>;


export type BulkActionsQuery = { bulkActions: { nextAfter: string | null, actions: Array<{ id: string, kind: BulkActionKind, undoneKind: BulkKind | null, tag: string | null, points: number | null, reason: string, startedBy: string, startedAt: string, dueAt: string, users: number, done: number, changed: number, isEnded: boolean, isUndone: boolean, isUndoable: boolean }> } };

export type StartBulkActionMutationVariables = Exact<{
  input: StartBulkActionInput;
}>;


export type StartBulkActionMutation = { startBulkAction: { id: string, kind: BulkActionKind, undoneKind: BulkKind | null, tag: string | null, points: number | null, reason: string, startedBy: string, startedAt: string, dueAt: string, users: number, done: number, changed: number, isEnded: boolean, isUndone: boolean, isUndoable: boolean } };

export type UndoBulkActionMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoBulkActionMutation = { undoBulkAction: { id: string, kind: BulkActionKind, undoneKind: BulkKind | null, tag: string | null, points: number | null, reason: string, startedBy: string, startedAt: string, dueAt: string, users: number, done: number, changed: number, isEnded: boolean, isUndone: boolean, isUndoable: boolean } };

export type StopBulkActionMutationVariables = Exact<{
  id: string | number;
}>;


export type StopBulkActionMutation = { stopBulkAction: { id: string, kind: BulkActionKind, undoneKind: BulkKind | null, tag: string | null, points: number | null, reason: string, startedBy: string, startedAt: string, dueAt: string, users: number, done: number, changed: number, isEnded: boolean, isUndone: boolean, isUndoable: boolean } };

export type CorrectUserMutationVariables = Exact<{
  input: CorrectUserInput;
}>;


export type CorrectUserMutation = { correctUser: { id: string, firstName: string, lastName: string, email: string, phone: string, revision: string } };

export type PointGrantsQueryVariables = Exact<{
  userId: string | number;
}>;


export type PointGrantsQuery = { pointGrants: Array<{ id: string, points: number, reason: string, isVisible: boolean, grantedAt: string, grantedBy: string, takenBackAt: string | null }> };

export type GrantPointsMutationVariables = Exact<{
  input: GrantPointsInput;
}>;


export type GrantPointsMutation = { grantPoints: Array<{ id: string, points: number, reason: string, isVisible: boolean, grantedAt: string, grantedBy: string, takenBackAt: string | null }> };

export type TakeBackPointsMutationVariables = Exact<{
  id: string | number;
}>;


export type TakeBackPointsMutation = { takeBackPoints: string };

export type GrantPartsFragment = { id: string, points: number, reason: string, isVisible: boolean, grantedAt: string, grantedBy: string, takenBackAt: string | null };

export type MergedUserPartsFragment = { id: string, firstName: string, lastName: string, referralId: string, email: string, phone: string, verifiedBy: OtpChannel | null, state: UserState, joinedAt: string, points: number, friends: number, creditGiven: number, tags: number, notes: number, hasApplication: boolean };

export type MergePreviewQueryVariables = Exact<{
  userId: string | number;
  other: string;
}>;


export type MergePreviewQuery = { mergePreview: { points: number, takesContact: boolean, version: string, kept: { id: string, firstName: string, lastName: string, referralId: string, email: string, phone: string, verifiedBy: OtpChannel | null, state: UserState, joinedAt: string, points: number, friends: number, creditGiven: number, tags: number, notes: number, hasApplication: boolean }, merged: { id: string, firstName: string, lastName: string, referralId: string, email: string, phone: string, verifiedBy: OtpChannel | null, state: UserState, joinedAt: string, points: number, friends: number, creditGiven: number, tags: number, notes: number, hasApplication: boolean } } };

export type MergeUsersMutationVariables = Exact<{
  input: MergeUsersInput;
}>;


export type MergeUsersMutation = { mergeUsers: { message: string, id: string } };

export type UserNotePartsFragment = { id: string, text: string, writtenBy: string, writtenAt: string, changedBy: string | null, changedAt: string | null, revision: number, mayChange: boolean };

export type UserNotesQueryVariables = Exact<{
  userId: string | number;
}>;


export type UserNotesQuery = { userNotes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string, changedBy: string | null, changedAt: string | null, revision: number, mayChange: boolean }> };

export type AddUserNoteMutationVariables = Exact<{
  userId: string | number;
  text: string;
}>;


export type AddUserNoteMutation = { addUserNote: { id: string } };

export type UpdateUserNoteMutationVariables = Exact<{
  id: string | number;
  text: string;
  revision: number;
}>;


export type UpdateUserNoteMutation = { updateUserNote: { id: string, text: string, writtenBy: string, writtenAt: string, changedBy: string | null, changedAt: string | null, revision: number, mayChange: boolean } };

export type DeleteUserNoteMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteUserNoteMutation = { deleteUserNote: { id: string } };

export type RestoreUserNoteMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreUserNoteMutation = { restoreUserNote: { id: string } };

export type TagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagsQuery = { tags: Array<{ id: string, name: string }> };

export type TagCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagCountsQuery = { tagCounts: Array<{ id: string, name: string, users: number }> };

export type TagUsersMutationVariables = Exact<{
  userIds: Array<string | number> | string | number;
  tags: Array<string> | string;
}>;


export type TagUsersMutation = { tagUsers: { message: string, changed: Array<{ userId: string, tags: Array<string> }> } };

export type UntagUsersMutationVariables = Exact<{
  userIds: Array<string | number> | string | number;
  tags: Array<string> | string;
}>;


export type UntagUsersMutation = { untagUsers: { message: string, changed: Array<{ userId: string, tags: Array<string> }> } };

export type RenameTagMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameTagMutation = { renameTag: { message: string, tag: { id: string, name: string } } };

export type DeleteTagMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteTagMutation = { deleteTag: { message: string } };

export type UserTimelineQueryVariables = Exact<{
  id: string | number;
  after?: string | number | null | undefined;
}>;


export type UserTimelineQuery = { userTimeline: { nextAfter: string | null, events: Array<{ id: string, kind: UserEventKind, at: string, by: string | null, detail: string | null, points: number | null, other: { id: string, firstName: string, lastName: string, referralId: string } | null }> } };

export type UserPartsFragment = { id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, referralId: string, referralCode: string | null, source: string | null, campaign: string | null, tags: Array<string>, referralPoints: number, referralCount: number, rank: number | null, state: UserState, leavesAt: string | null, joinedAt: string, answers: Array<{ question: string, text: string }>, referrer: { id: string, firstName: string, lastName: string } | null };

export type UserCreditsPartsFragment = { nextAfter: string | null, entries: Array<{ points: number, revision: number, cause: CreditCause, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> };

export type SourcePartsFragment = { name: string, medium: string, campaign: string, term: string, content: string, host: string, path: string, via: string };

export type UserQueryVariables = Exact<{
  id: string | number;
}>;


export type UserQuery = { user: { revision: string, joinedNth: number, verifiedBy: OtpChannel | null, systemCountry: string | null, blockedAt: string | null, erasedAt: string | null, user: { id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, referralId: string, referralCode: string | null, source: string | null, campaign: string | null, tags: Array<string>, referralPoints: number, referralCount: number, rank: number | null, state: UserState, leavesAt: string | null, joinedAt: string, answers: Array<{ question: string, text: string }>, referrer: { id: string, firstName: string, lastName: string } | null }, firstSource: { name: string, medium: string, campaign: string, term: string, content: string, host: string, path: string, via: string } | null, lastSource: { name: string, medium: string, campaign: string, term: string, content: string, host: string, path: string, via: string } | null, mergedInto: { id: string, firstName: string, lastName: string, referralId: string } | null, application: { id: string, isAmbassador: boolean } | null, ranking: { rank: number, people: number, withMorePoints: number, withAsManyJoinedEarlier: number } | null, referrer: { id: string, firstName: string, lastName: string, referralId: string } | null, credits: { nextAfter: string | null, entries: Array<{ points: number, revision: number, cause: CreditCause, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> }, invite: { id: string, state: InviteState, rankThen: number | null, issuedAt: string, expiresAt: string, openedAt: string | null, acceptedAt: string | null, account: string | null, messages: number, messageSentAt: string | null, messageRefusedAt: string | null, wave: { id: string, name: string } | null } | null, messages: Array<{ kind: UserMessageKind, channel: OtpChannel, purpose: OtpPurpose | null, state: UserMessageState, queuedAt: string, sentAt: string | null, failedAt: string | null, enteredAt: string | null }> } };

export type UserCreditsQueryVariables = Exact<{
  id: string | number;
  after?: string | number | null | undefined;
}>;


export type UserCreditsQuery = { userCredits: { nextAfter: string | null, entries: Array<{ points: number, revision: number, cause: CreditCause, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> } };

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
  filter: UserFilter;
  sort: UserSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type UsersQuery = { users: { totalDocs: number, totalIsExact: boolean, docs: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, referralId: string, referralCode: string | null, source: string | null, campaign: string | null, tags: Array<string>, referralPoints: number, referralCount: number, rank: number | null, state: UserState, leavesAt: string | null, joinedAt: string, answers: Array<{ question: string, text: string }>, referrer: { id: string, firstName: string, lastName: string } | null }> } };

export type SourceNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SourceNamesQuery = { sourceNames: { sources: Array<string>, campaigns: Array<string> } };

export type ViewPartsFragment = { id: string, name: string, filter: string, sort: string | null, columns: Array<string> | null, revision: number };

export type UserViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserViewsQuery = { userViews: Array<{ id: string, name: string, filter: string, sort: string | null, columns: Array<string> | null, revision: number }> };

export type SaveUserViewMutationVariables = Exact<{
  input: SaveUserViewInput;
}>;


export type SaveUserViewMutation = { saveUserView: { message: string, view: { id: string, name: string, filter: string, sort: string | null, columns: Array<string> | null, revision: number } } };

export type DeleteUserViewMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;


export type DeleteUserViewMutation = { deleteUserView: { message: string } };

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

export const AdminPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<AdminPartsFragment, unknown>;
export const InvitationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<InvitationPartsFragment, unknown>;
export const ApiKeyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeyPartsFragment, unknown>;
export const SegmentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}}]} as unknown as DocumentNode<SegmentPartsFragment, unknown>;
export const RecipientPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<RecipientPartsFragment, unknown>;
export const MailingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<MailingPartsFragment, unknown>;
export const BroadcastPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcastParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"bounced"}},{"kind":"Field","name":{"kind":"Name","value":"complained"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<BroadcastPartsFragment, unknown>;
export const FirstStepsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstStepsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"signup"}},{"kind":"Field","name":{"kind":"Name","value":"faq"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<FirstStepsPartsFragment, unknown>;
export const PausePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<PausePartsFragment, unknown>;
export const HoldGroupPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"referrers"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"isAppealed"}}]}}]} as unknown as DocumentNode<HoldGroupPartsFragment, unknown>;
export const HoldPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNo"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"isStrong"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clientCountry"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]} as unknown as DocumentNode<HoldPartsFragment, unknown>;
export const MovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAfter"}},{"kind":"Field","name":{"kind":"Name","value":"rankBefore"}},{"kind":"Field","name":{"kind":"Name","value":"rankAfter"}}]}}]} as unknown as DocumentNode<MovePartsFragment, unknown>;
export const DecisionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldDecision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}}]}}]} as unknown as DocumentNode<DecisionPartsFragment, unknown>;
export const FairnessListEntryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FairnessListEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FairnessListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<FairnessListEntryPartsFragment, unknown>;
export const FaqPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<FaqPartsFragment, unknown>;
export const ImportPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyHere"}},{"kind":"Field","name":{"kind":"Name","value":"unknownReferrer"}},{"kind":"Field","name":{"kind":"Name","value":"hasDates"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDates"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"takenBack"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]} as unknown as DocumentNode<ImportPartsFragment, unknown>;
export const WavePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<WavePartsFragment, unknown>;
export const MailingLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<MailingLineFragment, unknown>;
export const SegmentPreviewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentPreviewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"textMessages"}},{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"canText"}},{"kind":"Field","name":{"kind":"Name","value":"firstRank"}},{"kind":"Field","name":{"kind":"Name","value":"lastRank"}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<SegmentPreviewPartsFragment, unknown>;
export const TemplatePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<TemplatePartsFragment, unknown>;
export const TriggerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriggerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTrigger"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"delayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPast"}},{"kind":"Field","name":{"kind":"Name","value":"pastLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}}]} as unknown as DocumentNode<TriggerPartsFragment, unknown>;
export const TreePersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode<TreePersonFragment, unknown>;
export const RetentionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"includesAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"launchedOn"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"setBy"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]} as unknown as DocumentNode<RetentionPartsFragment, unknown>;
export const RewardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeft"}}]}}]} as unknown as DocumentNode<RewardPartsFragment, unknown>;
export const RewardClaimPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}}]} as unknown as DocumentNode<RewardClaimPartsFragment, unknown>;
export const SessionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionPartsFragment, unknown>;
export const BulkActionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkActionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"undoneKind"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<BulkActionPartsFragment, unknown>;
export const GrantPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenBackAt"}}]}}]} as unknown as DocumentNode<GrantPartsFragment, unknown>;
export const MergedUserPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergedUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MergedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"friends"}},{"kind":"Field","name":{"kind":"Name","value":"creditGiven"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"hasApplication"}}]}}]} as unknown as DocumentNode<MergedUserPartsFragment, unknown>;
export const UserNotePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserNoteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}}]}}]} as unknown as DocumentNode<UserNotePartsFragment, unknown>;
export const UserPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"leavesAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<UserPartsFragment, unknown>;
export const UserCreditsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]} as unknown as DocumentNode<UserCreditsPartsFragment, unknown>;
export const SourcePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Source"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"via"}}]}}]} as unknown as DocumentNode<SourcePartsFragment, unknown>;
export const ViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<ViewPartsFragment, unknown>;
export const WebhookEndpointPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<WebhookEndpointPartsFragment, unknown>;
export const AdminSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<AdminSignupMutation, AdminSignupMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RenameMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameMe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameMe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<RenameMeMutation, RenameMeMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const AdminsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<AdminsQuery, AdminsQueryVariables>;
export const ApproveAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<ApproveAdminMutation, ApproveAdminMutationVariables>;
export const AdminLegacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLegacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLegacy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isWave"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminLegacyQuery, AdminLegacyQueryVariables>;
export const SetAdminRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdminRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAdminRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"takeOver"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<SetAdminRoleMutation, SetAdminRoleMutationVariables>;
export const RemoveAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"takeOver"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takeOver"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveAdminMutation, RemoveAdminMutationVariables>;
export const AdminSignupRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSignupRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSignupRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AdminSignupRequestQuery, AdminSignupRequestQueryVariables>;
export const ConfirmAdminSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdminSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAdminSignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdminSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<ConfirmAdminSignupMutation, ConfirmAdminSignupMutationVariables>;
export const AdminInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<AdminInvitationsQuery, AdminInvitationsQueryVariables>;
export const InviteAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<InviteAdminMutation, InviteAdminMutationVariables>;
export const ResendAdminInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendAdminInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAdminInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables>;
export const RevokeAdminInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAdminInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAdminInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeAdminInvitationMutation, RevokeAdminInvitationMutationVariables>;
export const DailyDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DailyDigest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyDigest"}}]}}]} as unknown as DocumentNode<DailyDigestQuery, DailyDigestQueryVariables>;
export const SubscribeToDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToDigest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToDigest"}}]}}]} as unknown as DocumentNode<SubscribeToDigestMutation, SubscribeToDigestMutationVariables>;
export const UnsubscribeFromDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromDigest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromDigest"}}]}}]} as unknown as DocumentNode<UnsubscribeFromDigestMutation, UnsubscribeFromDigestMutationVariables>;
export const AmbassadorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ambassadors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ambassadors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"isStated"}},{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}}]} as unknown as DocumentNode<AmbassadorsQuery, AmbassadorsQueryVariables>;
export const SetAmbassadorStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAmbassadorStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAmbassadorStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetAmbassadorStatusMutation, SetAmbassadorStatusMutationVariables>;
export const AmbassadorNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmbassadorNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ambassadorNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]}}]} as unknown as DocumentNode<AmbassadorNotesQuery, AmbassadorNotesQueryVariables>;
export const AddAmbassadorNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAmbassadorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAmbassadorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddAmbassadorNoteMutation, AddAmbassadorNoteMutationVariables>;
export const DeleteAmbassadorNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAmbassadorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAmbassadorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAmbassadorNoteMutation, DeleteAmbassadorNoteMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeySort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const BroadcastsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcasts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingLine"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<BroadcastsQuery, BroadcastsQueryVariables>;
export const BroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcastParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcastParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"bounced"}},{"kind":"Field","name":{"kind":"Name","value":"complained"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<BroadcastQuery, BroadcastQueryVariables>;
export const BroadcastRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BroadcastRecipients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"broadcastId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipientState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcastRecipients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"broadcastId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"broadcastId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"rankThen"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"clickedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}}]} as unknown as DocumentNode<BroadcastRecipientsQuery, BroadcastRecipientsQueryVariables>;
export const CreateBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcastInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<CreateBroadcastMutation, CreateBroadcastMutationVariables>;
export const ResendBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ResendBroadcastMutation, ResendBroadcastMutationVariables>;
export const UpdateBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcastInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<UpdateBroadcastMutation, UpdateBroadcastMutationVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedToday"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedLastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedWeekBefore"}},{"kind":"Field","name":{"kind":"Name","value":"totalWaitlist"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codesAskedFor"}},{"kind":"Field","name":{"kind":"Name","value":"codesVerified"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"referredSomebody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"secondsToAcceptance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostUsedReferral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostActiveCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const SignupsByCountryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupsByCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsByCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}}]}}]}}]} as unknown as DocumentNode<SignupsByCountryQuery, SignupsByCountryQueryVariables>;
export const SignupsOverTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupsOverTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupInterval"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsOverTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"signups"}}]}}]}}]} as unknown as DocumentNode<SignupsOverTimeQuery, SignupsOverTimeQueryVariables>;
export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstStepsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstStepsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"signup"}},{"kind":"Field","name":{"kind":"Name","value":"faq"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;
export const SenderDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SenderDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"senderDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"spf"}},{"kind":"Field","name":{"kind":"Name","value":"dkim"}}]}}]}}]} as unknown as DocumentNode<SenderDomainQuery, SenderDomainQueryVariables>;
export const DismissFirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissFirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissFirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstStepsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstStepsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"signup"}},{"kind":"Field","name":{"kind":"Name","value":"faq"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<DismissFirstStepsMutation, DismissFirstStepsMutationVariables>;
export const SignupPauseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PauseParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingForOpen"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<SignupPauseQuery, SignupPauseQueryVariables>;
export const PauseSignupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PauseParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<PauseSignupsMutation, PauseSignupsMutationVariables>;
export const ResumeSignupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSignups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PauseParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PauseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignupPause"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byServer"}},{"kind":"Field","name":{"kind":"Name","value":"pausedBy"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<ResumeSignupsMutation, ResumeSignupsMutationVariables>;
export const HoldGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoldGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldGroupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"referrers"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"isAppealed"}}]}}]} as unknown as DocumentNode<HoldGroupsQuery, HoldGroupsQueryVariables>;
export const HoldAppealsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoldAppeals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdAppeals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}}]}}]} as unknown as DocumentNode<HoldAppealsQuery, HoldAppealsQueryVariables>;
export const AnswerHoldAppealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerHoldAppeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerHoldAppeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}]}]}}]} as unknown as DocumentNode<AnswerHoldAppealMutation, AnswerHoldAppealMutationVariables>;
export const GroupHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupHolds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupHolds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNo"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"isStrong"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clientCountry"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]} as unknown as DocumentNode<GroupHoldsQuery, GroupHoldsQueryVariables>;
export const UserHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserHolds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userHolds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trust"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FairnessListEntryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNo"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"isStrong"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clientCountry"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FairnessListEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FairnessListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<UserHoldsQuery, UserHoldsQueryVariables>;
export const PreviewHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewHolds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewHolds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"referrers"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoveParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoveParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaving"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoveParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAfter"}},{"kind":"Field","name":{"kind":"Name","value":"rankBefore"}},{"kind":"Field","name":{"kind":"Name","value":"rankAfter"}}]}}]} as unknown as DocumentNode<PreviewHoldsQuery, PreviewHoldsQueryVariables>;
export const DecideHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideHolds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideHoldsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideHolds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldDecision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}}]}}]} as unknown as DocumentNode<DecideHoldsMutation, DecideHoldsMutationVariables>;
export const UndoHoldDecisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoHoldDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoHoldDecision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldDecision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}}]}}]} as unknown as DocumentNode<UndoHoldDecisionMutation, UndoHoldDecisionMutationVariables>;
export const HoldDecisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoldDecisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdDecisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldDecision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}}]}}]} as unknown as DocumentNode<HoldDecisionsQuery, HoldDecisionsQueryVariables>;
export const OpenHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenHolds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openHolds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}}]}}]}}]} as unknown as DocumentNode<OpenHoldsQuery, OpenHoldsQueryVariables>;
export const FairnessListEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FairnessListEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FairnessList"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fairnessListEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FairnessListEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FairnessListEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FairnessListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<FairnessListEntriesQuery, FairnessListEntriesQueryVariables>;
export const AddFairnessListEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFairnessListEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FairnessListEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFairnessListEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FairnessListEntryParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FairnessListEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FairnessListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<AddFairnessListEntryMutation, AddFairnessListEntryMutationVariables>;
export const RemoveFairnessListEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFairnessListEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFairnessListEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveFairnessListEntryMutation, RemoveFairnessListEntryMutationVariables>;
export const FaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<FaqsQuery, FaqsQueryVariables>;
export const FaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<FaqQuery, FaqQueryVariables>;
export const AddFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AddFaqMutation, AddFaqMutationVariables>;
export const UpdateFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateFaqMutation, UpdateFaqMutationVariables>;
export const DeleteFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faqId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"faqId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faqId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<DeleteFaqMutation, DeleteFaqMutationVariables>;
export const ReorderFaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderFaqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faqIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderFaqs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"faqIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faqIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<ReorderFaqsMutation, ReorderFaqsMutationVariables>;
export const GrowthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Growth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrowthGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"growth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"withFriend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"withFriend"}},{"kind":"Field","name":{"kind":"Name","value":"friends"}},{"kind":"Field","name":{"kind":"Name","value":"k"}},{"kind":"Field","name":{"kind":"Name","value":"daysToFriend"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}}]}}]}}]}}]} as unknown as DocumentNode<GrowthQuery, GrowthQueryVariables>;
export const LiveFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"signups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"codesRequested"}},{"kind":"Field","name":{"kind":"Name","value":"codesVerified"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"joinedToday"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}}]}}]}}]} as unknown as DocumentNode<LiveFiguresQuery, LiveFiguresQueryVariables>;
export const ImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyHere"}},{"kind":"Field","name":{"kind":"Name","value":"unknownReferrer"}},{"kind":"Field","name":{"kind":"Name","value":"hasDates"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDates"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"takenBack"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]} as unknown as DocumentNode<ImportsQuery, ImportsQueryVariables>;
export const ImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Import"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyHere"}},{"kind":"Field","name":{"kind":"Name","value":"unknownReferrer"}},{"kind":"Field","name":{"kind":"Name","value":"hasDates"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDates"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"takenBack"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]} as unknown as DocumentNode<ImportQuery, ImportQueryVariables>;
export const StartImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"valid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyHere"}},{"kind":"Field","name":{"kind":"Name","value":"unknownReferrer"}},{"kind":"Field","name":{"kind":"Name","value":"hasDates"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDates"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"takenBack"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]} as unknown as DocumentNode<StartImportMutation, StartImportMutationVariables>;
export const StopImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyHere"}},{"kind":"Field","name":{"kind":"Name","value":"unknownReferrer"}},{"kind":"Field","name":{"kind":"Name","value":"hasDates"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDates"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"takenBack"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]} as unknown as DocumentNode<StopImportMutation, StopImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyHere"}},{"kind":"Field","name":{"kind":"Name","value":"unknownReferrer"}},{"kind":"Field","name":{"kind":"Name","value":"hasDates"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDates"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"takenBack"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const InviteWavesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InviteWaves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteWaves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<InviteWavesQuery, InviteWavesQueryVariables>;
export const InviteWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InviteWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<InviteWaveQuery, InviteWaveQueryVariables>;
export const WaveInvitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaveInvites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waveId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaveInviteState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waveInvites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waveId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waveId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"rankThen"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}}]} as unknown as DocumentNode<WaveInvitesQuery, WaveInvitesQueryVariables>;
export const CreateInviteWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInviteWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInviteWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<CreateInviteWaveMutation, CreateInviteWaveMutationVariables>;
export const UpdateInviteWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInviteWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInviteWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<UpdateInviteWaveMutation, UpdateInviteWaveMutationVariables>;
export const RevokeWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteWave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reminderDays"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<RevokeWaveMutation, RevokeWaveMutationVariables>;
export const EmailListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}}]}}]}}]} as unknown as DocumentNode<EmailListsQuery, EmailListsQueryVariables>;
export const PreviewSegmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewSegment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"segment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailingKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"segment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"segment"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentPreviewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentPreviewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"textMessages"}},{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"canText"}},{"kind":"Field","name":{"kind":"Name","value":"firstRank"}},{"kind":"Field","name":{"kind":"Name","value":"lastRank"}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<PreviewSegmentQuery, PreviewSegmentQueryVariables>;
export const StartMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmPeople"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmPeople"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"startsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<StartMailingMutation, StartMailingMutationVariables>;
export const PauseMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<PauseMailingMutation, PauseMailingMutationVariables>;
export const ResumeMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<ResumeMailingMutation, ResumeMailingMutationVariables>;
export const SetMailingPaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMailingPace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perHour"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMailingPace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perHour"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perHour"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<SetMailingPaceMutation, SetMailingPaceMutationVariables>;
export const CancelMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<CancelMailingMutation, CancelMailingMutationVariables>;
export const DeleteMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMailing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteMailingMutation, DeleteMailingMutationVariables>;
export const ResendUncertainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendUncertain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendUncertain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mailing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailingRecipients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"canceled"}},{"kind":"Field","name":{"kind":"Name","value":"skippedFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"templateVersion"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipientParts"}}]}}]}}]} as unknown as DocumentNode<ResendUncertainMutation, ResendUncertainMutationVariables>;
export const MessageTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export const MessageTemplateVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTemplateVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplateVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<MessageTemplateVersionsQuery, MessageTemplateVersionsQueryVariables>;
export const MessageTriggersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTriggers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTriggers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriggerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriggerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTrigger"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"delayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPast"}},{"kind":"Field","name":{"kind":"Name","value":"pastLeft"}}]}}]} as unknown as DocumentNode<MessageTriggersQuery, MessageTriggersQueryVariables>;
export const SetMessageTriggerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessageTrigger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMessageTriggerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageTrigger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriggerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriggerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTrigger"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"delayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPast"}},{"kind":"Field","name":{"kind":"Name","value":"pastLeft"}}]}}]} as unknown as DocumentNode<SetMessageTriggerMutation, SetMessageTriggerMutationVariables>;
export const PreviewTriggerAudienceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewTriggerAudience"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TriggerKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"segment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewTriggerAudience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"segment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"segment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentPreviewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentPreviewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"textMessages"}},{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"canText"}},{"kind":"Field","name":{"kind":"Name","value":"firstRank"}},{"kind":"Field","name":{"kind":"Name","value":"lastRank"}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<PreviewTriggerAudienceQuery, PreviewTriggerAudienceQueryVariables>;
export const PreviewTriggerPastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewTriggerPast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TriggerKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewTriggerPast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentPreviewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentPreviewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"textMessages"}},{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"canText"}},{"kind":"Field","name":{"kind":"Name","value":"firstRank"}},{"kind":"Field","name":{"kind":"Name","value":"lastRank"}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<PreviewTriggerPastQuery, PreviewTriggerPastQueryVariables>;
export const SendTriggerPastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTriggerPast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TriggerKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmPeople"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTriggerPast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmPeople"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriggerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Segment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"joinedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"joinedTo"}},{"kind":"Field","name":{"kind":"Name","value":"minPoints"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"newsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}},{"kind":"Field","name":{"kind":"Name","value":"clicked"}},{"kind":"Field","name":{"kind":"Name","value":"notClicked"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}},{"kind":"Field","name":{"kind":"Name","value":"treeOf"}},{"kind":"Field","name":{"kind":"Name","value":"signupIds"}},{"kind":"Field","name":{"kind":"Name","value":"emailListId"}},{"kind":"Field","name":{"kind":"Name","value":"reachStatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"topByRank"}},{"kind":"Field","name":{"kind":"Name","value":"randomSample"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSeed"}},{"kind":"Field","name":{"kind":"Name","value":"brokers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriggerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTrigger"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"delayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPast"}},{"kind":"Field","name":{"kind":"Name","value":"pastLeft"}}]}}]} as unknown as DocumentNode<SendTriggerPastMutation, SendTriggerPastMutationVariables>;
export const PreviewMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"segments"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewMessageQuery, PreviewMessageQueryVariables>;
export const SaveMessageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>;
export const SendTestMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendTestMessageMutation, SendTestMessageMutationVariables>;
export const SuppressionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suppressions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reportedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}}]} as unknown as DocumentNode<SuppressionsQuery, SuppressionsQueryVariables>;
export const AddSuppressionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSuppression"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSuppressionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSuppression"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AddSuppressionMutation, AddSuppressionMutationVariables>;
export const LiftSuppressionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftSuppression"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftSuppression"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LiftSuppressionMutation, LiftSuppressionMutationVariables>;
export const SnsConfirmationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SnsConfirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snsConfirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicArn"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SnsConfirmationsQuery, SnsConfirmationsQueryVariables>;
export const SuppressionReportersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuppressionReporters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressionReporters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suppressions"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]}}]} as unknown as DocumentNode<SuppressionReportersQuery, SuppressionReportersQueryVariables>;
export const LiftReportedSuppressionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftReportedSuppressions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiftReportedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftReportedSuppressions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LiftReportedSuppressionsMutation, LiftReportedSuppressionsMutationVariables>;
export const ReferralCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralCountSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}}]} as unknown as DocumentNode<ReferralCountsQuery, ReferralCountsQueryVariables>;
export const ReferralTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"depth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralTree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"depth"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truncated"}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"exact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode<ReferralTreeQuery, ReferralTreeQueryVariables>;
export const ReferralChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode<ReferralChildrenQuery, ReferralChildrenQueryVariables>;
export const LargestReferralTreesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LargestReferralTrees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"largestReferralTrees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"root"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"exact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode<LargestReferralTreesQuery, LargestReferralTreesQueryVariables>;
export const RetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"includesAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"launchedOn"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"setBy"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]} as unknown as DocumentNode<RetentionQuery, RetentionQueryVariables>;
export const PreviewRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"soon"}},{"kind":"Field","name":{"kind":"Name","value":"named"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PreviewRetentionQuery, PreviewRetentionQueryVariables>;
export const SetRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRetentionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"includesAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"launchedOn"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"setBy"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]} as unknown as DocumentNode<SetRetentionMutation, SetRetentionMutationVariables>;
export const RewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeft"}}]}}]} as unknown as DocumentNode<RewardsQuery, RewardsQueryVariables>;
export const RewardClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rewardId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RewardClaimState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rewardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rewardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardClaimParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}}]} as unknown as DocumentNode<RewardClaimsQuery, RewardClaimsQueryVariables>;
export const UserRewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserRewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardClaimParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}}]} as unknown as DocumentNode<UserRewardsQuery, UserRewardsQueryVariables>;
export const RewardMeetingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardMeeting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referralsNeeded"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipients"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RewardRecipients"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardMeeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"referralsNeeded"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referralsNeeded"}}},{"kind":"Argument","name":{"kind":"Name","value":"recipients"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipients"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RewardMeetingQuery, RewardMeetingQueryVariables>;
export const AddRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeft"}}]}}]} as unknown as DocumentNode<AddRewardMutation, AddRewardMutationVariables>;
export const UpdateRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeft"}}]}}]} as unknown as DocumentNode<UpdateRewardMutation, UpdateRewardMutationVariables>;
export const StopRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeft"}}]}}]} as unknown as DocumentNode<StopRewardMutation, StopRewardMutationVariables>;
export const ResumeRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeft"}}]}}]} as unknown as DocumentNode<ResumeRewardMutation, ResumeRewardMutationVariables>;
export const AddRewardCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRewardCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRewardCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"codes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"referralsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeft"}}]}}]} as unknown as DocumentNode<AddRewardCodesMutation, AddRewardCodesMutationVariables>;
export const FulfillRewardClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FulfillRewardClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillRewardClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<FulfillRewardClaimsMutation, FulfillRewardClaimsMutationVariables>;
export const ReopenRewardClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenRewardClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenRewardClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<ReopenRewardClaimsMutation, ReopenRewardClaimsMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const AdminLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<AdminLoginMutation, AdminLoginMutationVariables>;
export const AdminLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AdminLogoutMutation, AdminLogoutMutationVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const AdminSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<AdminSessionsQuery, AdminSessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const WaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accounts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ambassadors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NEW"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"APPLIED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"STATE"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accounts"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingQuery, WaitingQueryVariables>;
export const ColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ColleaguesQuery, ColleaguesQueryVariables>;
export const FilterBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FilterBroadcastQuery, FilterBroadcastQueryVariables>;
export const FilterBroadcastsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterBroadcasts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<FilterBroadcastsQuery, FilterBroadcastsQueryVariables>;
export const ImportNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]} as unknown as DocumentNode<ImportNamesQuery, ImportNamesQueryVariables>;
export const FilterPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<FilterPersonQuery, FilterPersonQueryVariables>;
export const AddSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyJoined"}}]}}]}}]} as unknown as DocumentNode<AddSignupMutation, AddSignupMutationVariables>;
export const PreviewBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"ranked"}},{"kind":"Field","name":{"kind":"Name","value":"credited"}},{"kind":"Field","name":{"kind":"Name","value":"named"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PreviewBulkActionQuery, PreviewBulkActionQueryVariables>;
export const BulkActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkActions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkActions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkActionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkActionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"undoneKind"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<BulkActionsQuery, BulkActionsQueryVariables>;
export const StartBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartBulkActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkActionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkActionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"undoneKind"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<StartBulkActionMutation, StartBulkActionMutationVariables>;
export const UndoBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkActionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkActionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"undoneKind"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<UndoBulkActionMutation, UndoBulkActionMutationVariables>;
export const StopBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkActionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkActionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"undoneKind"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<StopBulkActionMutation, StopBulkActionMutationVariables>;
export const CorrectUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CorrectUserMutation, CorrectUserMutationVariables>;
export const PointGrantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointGrants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointGrants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GrantParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenBackAt"}}]}}]} as unknown as DocumentNode<PointGrantsQuery, PointGrantsQueryVariables>;
export const GrantPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GrantParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenBackAt"}}]}}]} as unknown as DocumentNode<GrantPointsMutation, GrantPointsMutationVariables>;
export const TakeBackPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<TakeBackPointsMutation, TakeBackPointsMutationVariables>;
export const MergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"other"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"other"},"value":{"kind":"Variable","name":{"kind":"Name","value":"other"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergedUserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergedUserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"takesContact"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergedUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MergedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"friends"}},{"kind":"Field","name":{"kind":"Name","value":"creditGiven"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"hasApplication"}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MergeUsersMutation, MergeUsersMutationVariables>;
export const UserNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserNoteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserNoteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}}]}}]} as unknown as DocumentNode<UserNotesQuery, UserNotesQueryVariables>;
export const AddUserNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddUserNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUserNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddUserNoteMutation, AddUserNoteMutationVariables>;
export const UpdateUserNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserNoteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserNoteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}}]}}]} as unknown as DocumentNode<UpdateUserNoteMutation, UpdateUserNoteMutationVariables>;
export const DeleteUserNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUserNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteUserNoteMutation, DeleteUserNoteMutationVariables>;
export const RestoreUserNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreUserNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreUserNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreUserNoteMutation, RestoreUserNoteMutationVariables>;
export const TagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TagsQuery, TagsQueryVariables>;
export const TagCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"users"}}]}}]}}]} as unknown as DocumentNode<TagCountsQuery, TagCountsQueryVariables>;
export const TagUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]}}]} as unknown as DocumentNode<TagUsersMutation, TagUsersMutationVariables>;
export const UntagUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UntagUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"untagUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]}}]} as unknown as DocumentNode<UntagUsersMutation, UntagUsersMutationVariables>;
export const RenameTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RenameTagMutation, RenameTagMutationVariables>;
export const DeleteTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteTagMutation, DeleteTagMutationVariables>;
export const UserTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}}]} as unknown as DocumentNode<UserTimelineQuery, UserTimelineQueryVariables>;
export const UserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"joinedNth"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"systemCountry"}},{"kind":"Field","name":{"kind":"Name","value":"firstSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergedInto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAmbassador"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ranking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"withMorePoints"}},{"kind":"Field","name":{"kind":"Name","value":"withAsManyJoinedEarlier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserCreditsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rankThen"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"messageSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageRefusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"queuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"leavesAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Source"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"via"}}]}}]} as unknown as DocumentNode<UserQuery, UserQueryVariables>;
export const UserCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserCredits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCredits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserCreditsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]} as unknown as DocumentNode<UserCreditsQuery, UserCreditsQueryVariables>;
export const BlockSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BlockSignupMutation, BlockSignupMutationVariables>;
export const UnblockSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnblockSignupMutation, UnblockSignupMutationVariables>;
export const EraseSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EraseSignupMutation, EraseSignupMutationVariables>;
export const ResendWelcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWelcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWelcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResendWelcomeMutation, ResendWelcomeMutationVariables>;
export const InviteSignupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteSignups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteSignups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<InviteSignupsMutation, InviteSignupsMutationVariables>;
export const ResendInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResendInviteMutation, ResendInviteMutationVariables>;
export const AcceptInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AcceptInviteMutation, AcceptInviteMutationVariables>;
export const RevokeInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeInviteMutation, RevokeInviteMutationVariables>;
export const ConsentRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getsNews"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"granted"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<ConsentRecordQuery, ConsentRecordQueryVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"leavesAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const SourceNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"}}]}}]}}]} as unknown as DocumentNode<SourceNamesQuery, SourceNamesQueryVariables>;
export const UserViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UserViewsQuery, UserViewsQueryVariables>;
export const SaveUserViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveUserView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveUserViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveUserView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<SaveUserViewMutation, SaveUserViewMutationVariables>;
export const DeleteUserViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUserView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteUserViewMutation, DeleteUserViewMutationVariables>;
export const WebhookEndpointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WebhookAlertsQuery, WebhookAlertsQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousUntil"}}]}}]}}]} as unknown as DocumentNode<WebhookSecretQuery, WebhookSecretQueryVariables>;
export const CreateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromStart"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromStart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromStart"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const UpdateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;
export const EnableWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookResume"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>;
export const PauseWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"perSecond"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isDown"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextProbeAt"}},{"kind":"Field","name":{"kind":"Name","value":"backlog"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<PauseWebhookEndpointMutation, PauseWebhookEndpointMutationVariables>;
export const DeleteWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"overlapHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousUntil"}}]}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>;
export const ReplayWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpointId"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const ReplayWebhookEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joins"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookEventsMutation, ReplayWebhookEventsMutationVariables>;