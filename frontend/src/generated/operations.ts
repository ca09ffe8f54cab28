// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A new question and its answer, in plain text; it is put after all others. */
export type AddFaqInput = {
  /** At most 2000 characters, in any number of lines. The same words are replaced. */
  answer: string;
  /** Whether visitors see it; left out: they do. */
  isActive?: boolean | null | undefined;
  /** At most 200 characters. `{brand}`, `{supportEmail}` and `{pointsPerReferral}` are replaced for visitors. */
  question: string;
};

/** Who wants to begin a session. */
export type AdminLoginInput = {
  /** The e-mail address of the account. */
  email: string;
  /** The password. */
  password: string;
  /** Whether the session lasts 30 days instead of 12 hours. */
  remember?: boolean;
};

/** Who wants an account. */
export type AdminSignupInput = {
  /** The e-mail address to log in with. */
  email: string;
  /** The person's name; at most 100 characters. */
  name: string;
  /** 12 to 128 characters; not a common password. Kept only if the account is active at once; else the password is chosen behind the mailed link. */
  password: string;
  /** The token of the setup link that the server printed: the account is then an active ADMIN at once. It works once. */
  setup?: string | null | undefined;
};

/** What accounts are sorted by. */
export type AdminSort =
  /** When they signed up. */
  | 'CREATED_AT'
  /** E-mail address. */
  | 'EMAIL'
  /** When they last logged in; those who never did come first. */
  | 'LAST_LOGIN_AT'
  /** Name. */
  | 'NAME'
  /** From VIEWER to ADMIN. */
  | 'ROLE'
  /** Those to approve first, then by name. */
  | 'STATE';

/** Whether an account can be used. */
export type AdminState =
  /** It can log in. */
  | 'ACTIVE'
  /** Its email is confirmed; an admin has to approve it. */
  | 'PENDING';

/** What applications are sorted by; of those that are alike the earlier comes first. */
export type AmbassadorSort =
  /** When they applied. */
  | 'APPLIED_AT'
  /** College. */
  | 'COLLEGE_NAME'
  /** E-mail address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** How the message begins. */
  | 'MESSAGE'
  /** Phone number, digit by digit. */
  | 'PHONE';

/** What a key is good for. */
export type ApiKeyScope =
  /** Reading /metrics and nothing else; everything else answers FORBIDDEN. */
  | 'METRICS'
  /** What its role allows, on both APIs. */
  | 'ROLE';

/** What API keys are sorted by. */
export type ApiKeySort =
  /** When they were made. */
  | 'CREATED_AT'
  /** E-mail address of who made them. */
  | 'CREATED_BY'
  /** When they end; those that do not come last. */
  | 'EXPIRES_AT'
  /** When they were last used; those that never were come first. */
  | 'LAST_USED_AT'
  /** Name. */
  | 'NAME';

/** What kind of actor did something. */
export type AuditActorKind =
  /** Somebody who was logged in. */
  | 'ADMIN'
  /** A tool that holds an API key. */
  | 'API_KEY'
  /** Somebody with the machine's command line. */
  | 'COMMAND_LINE'
  /** Somebody who was not signed in, such as who failed to log in. */
  | 'VISITOR';

/** Which entries of the audit log to find; all that is given must hold. */
export type AuditLogFilter = {
  /** An action, such as admin.login, or what it begins with, such as admin. */
  action?: string | null | undefined;
  /** The account or API key that did it. */
  actorId?: string | number | null | undefined;
  /** From this moment on; ISO 8601. */
  from?: string | null | undefined;
  /** Part of the name of who did it or on whom; case does not matter. */
  search?: string | null | undefined;
  /** On whom or what it was done. */
  targetId?: string | number | null | undefined;
  /** Before this moment; ISO 8601. */
  to?: string | null | undefined;
};

/** A new password, and proof of the old one. */
export type ChangePasswordInput = {
  /** The password as it is now. */
  currentPassword: string;
  /** The new one: 12 to 128 characters; not a common password. */
  password: string;
};

/** The token of the link that was mailed, and what the account is to have. */
export type ConfirmAdminSignupInput = {
  /** The name of the account, at most 100 characters; left out or blank: as at the sign-up. */
  name?: string | null | undefined;
  /** The password of the account: 12 to 128 characters; not a common password. The one typed at the sign-up does not count. */
  password: string;
  /** The token in the link's fragment. */
  token: string;
};

/** A key to be made. */
export type CreateApiKeyInput = {
  /** Days until it ends by itself, 1 to 3650; left out: it does not. */
  expiresInDays?: number | null | undefined;
  /** What it is for; at most 100 characters. */
  name: string;
  /** What its holder may do; counts with the scope ROLE alone. */
  role?: Role;
  /** What it is good for. */
  scope?: ApiKeyScope;
};

/** Who wants to be a campus ambassador. Their e-mail must have been verified for it within the last 15 minutes. */
export type JoinAsAmbassadorInput = {
  /** At most 15 characters. */
  collegeName: string;
  /** E-mail address. */
  email: string;
  /** At most 15 characters. */
  firstName: string;
  /** At most 15 characters. */
  lastName: string;
  /** Why they want to; at most 2000 characters, in any number of lines. */
  message: string;
  /** Phone number: international with a +, or national of the United Kingdom. */
  phoneNo?: string | null | undefined;
};

/** Who wants to join. Their e-mail or phone must have been verified within the last 15 minutes. */
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
  /** International with a +, or a national number of the given country. */
  phoneNo: string;
  /** The code of the person who invited them. One that nobody has is kept as it was entered and credits nobody. */
  referralCode?: string | null | undefined;
  /** The country the visitor seems to be in. */
  systemCountry?: string | null | undefined;
};

/** A one-time code of the purpose STATUS, and where it was sent. */
export type OpenStatusByCodeInput = {
  /** How it travelled. */
  channel: OtpChannel;
  /** The e-mail address it was sent to; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number it was sent to; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** The code; spaces around it do not matter. */
  otp: string;
};

/** How a one-time code travels. */
export type OtpChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To an Indian mobile number. */
  | 'SMS';

/** Why somebody asks for a one-time code. */
export type OtpPurpose =
  /** To apply as a campus ambassador. */
  | 'AMBASSADOR'
  /** To see one's own status; the code goes to openStatusByCode, not to verifyOtp. */
  | 'STATUS'
  /** To join the waitlist. */
  | 'WAITLIST';

/** What those who referred somebody are sorted by; who joined earlier comes first of those who are alike. */
export type ReferralCountSort =
  /** How many joined with their code. */
  | 'REFERRAL_COUNT'
  /** Points. */
  | 'REFERRAL_POINTS';

/** A new password, and the token of the link that was mailed. */
export type ResetPasswordInput = {
  /** The new password: 12 to 128 characters; not a common password. */
  password: string;
  /** The token in the link's fragment. */
  token: string;
};

/** What somebody may do; each role includes the ones before it. */
export type Role =
  /** Also manages accounts and API keys and reads the audit log. */
  | 'ADMIN'
  /** Also writes FAQs. */
  | 'EDITOR'
  /** Reads everything but the accounts, keys and audit log. */
  | 'VIEWER';

/** Where to send a one-time code, and what for. */
export type SendOtpInput = {
  /** How it is to travel. */
  channel: OtpChannel;
  /** The e-mail address; needed for EMAIL. */
  email?: string | null | undefined;
  /** The Indian mobile number, with or without +91; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** What the code is good for. */
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

/** Which way a list is sorted. */
export type SortDirection =
  /** Smallest, earliest or first of the alphabet first. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** What to change in a FAQ; what is left out or null stays as it is. */
export type UpdateFaqInput = {
  /** At most 2000 characters, in any number of lines. */
  answer?: string | null | undefined;
  /** Its id. */
  faqId: string | number;
  /** Whether visitors see it. */
  isActive?: boolean | null | undefined;
  /** At most 200 characters. */
  question?: string | null | undefined;
};

/** What somebody was sent. */
export type UserMessageKind =
  /** A one-time code; kept for about a day. */
  | 'CODE'
  /** The welcome after joining. */
  | 'WELCOME';

/** What is known of a message. */
export type UserMessageState =
  /** It could not be delivered: it was refused for good, or every attempt failed. */
  | 'FAILED'
  /** It waits to be sent, or to be tried again. */
  | 'QUEUED'
  /** The mail server or SMS service took it; of a code: it was entered. */
  | 'SENT'
  /** A code that was not entered: whether it was sent is not recorded. */
  | 'UNRECORDED';

/** What a list of people is sorted by; who joined earlier comes first of those who are alike. */
export type UserSort =
  /** The broker's slug. */
  | 'BROKER'
  /** ISO code of the country. */
  | 'COUNTRY'
  /** E-mail address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** When they joined. */
  | 'JOINED_AT'
  /** Last name. */
  | 'LAST_NAME'
  /** Phone number, digit by digit. */
  | 'PHONE'
  /** Rank; who is blocked or erased comes last either way. */
  | 'RANK'
  /** The code they entered. */
  | 'REFERRAL_CODE'
  /** How many joined with their code; who is blocked or erased comes last either way. */
  | 'REFERRAL_COUNT'
  /** Their own code. */
  | 'REFERRAL_ID'
  /** Points; who is blocked or erased comes last either way. */
  | 'REFERRAL_POINTS'
  /** Best match first, in either direction: the owner of exactly the code searched for, the users who joined with it, then by rank. Without a search: by rank. */
  | 'RELEVANCE'
  /** The active, the blocked, the erased. */
  | 'STATE';

/** Whether somebody who joined is on the waitlist. */
export type UserState =
  /** They have a rank. */
  | 'ACTIVE'
  /** They have no rank until they are unblocked. */
  | 'BLOCKED'
  /** Everything personal has been removed; texts are empty. */
  | 'ERASED';

/** A one-time code as somebody received it. */
export type VerifyOtpInput = {
  /** How it travelled. */
  channel: OtpChannel;
  /** The e-mail address it was sent to; needed for EMAIL. */
  email?: string | null | undefined;
  /** The mobile number it was sent to; needed for SMS. */
  mobileNumber?: string | null | undefined;
  /** The code; spaces around it do not matter. */
  otp: string;
  /** What it was asked for. */
  purpose?: OtpPurpose;
};

export type AdminPartsFragment = { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null };

export type AdminSignupMutationVariables = Exact<{
  input: AdminSignupInput;
}>;


export type AdminSignupMutation = { adminSignup: { message: string } };

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

export type SetAdminRoleMutationVariables = Exact<{
  id: string | number;
  role: Role;
}>;


export type SetAdminRoleMutation = { setAdminRole: { id: string, name: string, email: string, role: Role, state: AdminState, createdAt: string, lastLoginAt: string | null } };

export type RemoveAdminMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAdminMutation = { removeAdmin: { id: string } };

export type AdminSignupRequestQueryVariables = Exact<{
  token: string;
}>;


export type AdminSignupRequestQuery = { adminSignupRequest: { name: string, email: string } };

export type ConfirmAdminSignupMutationVariables = Exact<{
  input: ConfirmAdminSignupInput;
}>;


export type ConfirmAdminSignupMutation = { confirmAdminSignup: { message: string } };

export type AmbassadorsQueryVariables = Exact<{
  search?: string | null | undefined;
  sort: AmbassadorSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type AmbassadorsQuery = { ambassadors: { totalDocs: number, docs: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, collegeName: string, message: string, appliedAt: string }> } };

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

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { asOf: string, totalUsers: number, peopleAddedToday: number, peopleAddedLastWeek: number, peopleAddedWeekBefore: number, totalWaitlist: number, funnel: { codesAskedFor: number, codesVerified: number, joined: number, referredSomebody: number }, mostUsedReferral: Array<{ userId: string, firstName: string, lastName: string, referralId: string, referralPoints: number, referralCount: number }>, mostActiveCountry: Array<{ country: string, name: string, totalUsers: number }> } };

export type SignupsByCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupsByCountryQuery = { signupsByCountry: Array<{ country: string, name: string, totalUsers: number }> };

export type SignupsOverTimeQueryVariables = Exact<{
  from?: string | null | undefined;
  interval: SignupInterval;
}>;


export type SignupsOverTimeQuery = { signupsOverTime: Array<{ start: string, signups: number }> };

export type FaqPartsFragment = { id: string, question: string, answer: string, isActive: boolean };

export type FaqsQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqsQuery = { faqs: Array<{ id: string, question: string, answer: string, isActive: boolean }> };

export type FaqQueryVariables = Exact<{
  id: string | number;
}>;


export type FaqQuery = { faq: { id: string, question: string, answer: string, isActive: boolean } };

export type AddFaqMutationVariables = Exact<{
  input: AddFaqInput;
}>;


export type AddFaqMutation = { addFaq: { message: string, faq: { id: string, question: string, answer: string, isActive: boolean } } };

export type UpdateFaqMutationVariables = Exact<{
  input: UpdateFaqInput;
}>;


export type UpdateFaqMutation = { updateFaq: { message: string, faq: { id: string, question: string, answer: string, isActive: boolean } } };

export type DeleteFaqMutationVariables = Exact<{
  faqId: string | number;
}>;


export type DeleteFaqMutation = { deleteFaq: { message: string, faq: { id: string, question: string, answer: string, isActive: boolean } } };

export type ReorderFaqsMutationVariables = Exact<{
  faqIds: Array<string | number> | string | number;
}>;


export type ReorderFaqsMutation = { reorderFaqs: { message: string, faqs: Array<{ id: string, question: string, answer: string, isActive: boolean }> } };

export type ReferralCountsQueryVariables = Exact<{
  search?: string | null | undefined;
  sort: ReferralCountSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type ReferralCountsQuery = { referralCounts: { totalDocs: number, totalIsExact: boolean, docs: Array<{ userId: string, firstName: string, lastName: string, email: string, referralPoints: number, referralCount: number }> } };

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

export type UserCreditsPartsFragment = { nextAfter: string | null, entries: Array<{ points: number, revision: number, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> };

export type UserQueryVariables = Exact<{
  id: string | number;
}>;


export type UserQuery = { user: { joinedNth: number, verifiedBy: OtpChannel, systemCountry: string | null, blockedAt: string | null, erasedAt: string | null, user: { id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, brokerLabel: string | null, referralId: string, referralCode: string | null, referralPoints: number, referralCount: number, rank: number | null, state: UserState, joinedAt: string }, ranking: { rank: number, people: number, withMorePoints: number, withAsManyJoinedEarlier: number } | null, referrer: { id: string, firstName: string, lastName: string, referralId: string } | null, credits: { nextAfter: string | null, entries: Array<{ points: number, revision: number, createdAt: string, referred: { id: string, firstName: string, lastName: string, referralId: string } }> }, messages: Array<{ kind: UserMessageKind, channel: OtpChannel, purpose: OtpPurpose | null, state: UserMessageState, queuedAt: string, sentAt: string | null, failedAt: string | null, enteredAt: string | null }> } };

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

export type UserPartsFragment = { id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, brokerLabel: string | null, referralId: string, referralCode: string | null, referralPoints: number, referralCount: number, rank: number | null, state: UserState, joinedAt: string };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  sort: UserSort;
  direction: SortDirection;
  page: number;
  limit: number;
}>;


export type UsersQuery = { users: { totalDocs: number, totalIsExact: boolean, docs: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string, countryName: string | null, brokerLabel: string | null, referralId: string, referralCode: string | null, referralPoints: number, referralCount: number, rank: number | null, state: UserState, joinedAt: string }> } };

export type JoinAsAmbassadorMutationVariables = Exact<{
  input: JoinAsAmbassadorInput;
}>;


export type JoinAsAmbassadorMutation = { joinAsAmbassador: { message: string } };

export type PhoneCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneCountriesQuery = { countries: Array<{ code: string, name: string, dialCode: string }> };

export type VisitorCountryQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorCountryQuery = { visitorCountry: { code: string | null, name: string | null } };

export type StatusVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusVersionQuery = { status: { version: string } | null };

export type StatusQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StatusQuery = { status: { version: string, firstName: string, rank: number, ahead: number, behind: number, points: number, referralCount: number, referralId: string, leaderboard: Array<{ rank: number, name: string, points: number, isYou: boolean }>, referrals: { nextAfter: string | null, referrals: Array<{ name: string, joinedAt: string }> } } | null };

export type OpenStatusByLinkMutationVariables = Exact<{
  token: string;
}>;


export type OpenStatusByLinkMutation = { openStatusByLink: { message: string } };

export type OpenStatusByCodeMutationVariables = Exact<{
  input: OpenStatusByCodeInput;
}>;


export type OpenStatusByCodeMutation = { openStatusByCode: { message: string } };

export type CloseStatusMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseStatusMutation = { closeStatus: boolean };

export type RevokeStatusLinksMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeStatusLinksMutation = { revokeStatusLinks: boolean };

export type SignupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupChoicesQuery = { countries: Array<{ code: string, name: string, dialCode: string }>, brokers: Array<{ slug: string, label: string }> };

export type RankQueryVariables = Exact<{
  userId?: string | number | null | undefined;
  referralId?: string | null | undefined;
}>;


export type RankQuery = { rank: { rank: number, referralId: string } };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: { message: string, alreadyJoined: boolean, referralCredited: boolean, signup: { id: string, referralId: string } } };

export type UpdatePointsMutationVariables = Exact<{
  referralCode: string;
}>;


export type UpdatePointsMutation = { updatePoints: { message: string } };

export type SendOtpMutationVariables = Exact<{
  input: SendOtpInput;
}>;


export type SendOtpMutation = { sendOtp: { message: string, codeLength: number, expiresInSeconds: number, resendAfterSeconds: number } };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyOtpInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { message: string } };

export const AdminPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode;
export const ApiKeyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;
export const FaqPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode;
export const TreePersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralTreeNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}}]} as unknown as DocumentNode;
export const UserCreditsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}}]} as unknown as DocumentNode;
export const UserPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"brokerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}}]} as unknown as DocumentNode;
export const AdminSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
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
export const SetAdminRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdminRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAdminRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode;
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
 *   },
 * });
 */
export function useSetAdminRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAdminRoleMutation, SetAdminRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAdminRoleMutation, SetAdminRoleMutationVariables>(SetAdminRoleDocument, options);
      }
export type SetAdminRoleMutationHookResult = ReturnType<typeof useSetAdminRoleMutation>;
export type SetAdminRoleMutationResult = ApolloReactCommon.MutationResult<SetAdminRoleMutation>;
export const RemoveAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
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
 *   },
 * });
 */
export function useRemoveAdminMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveAdminMutation, RemoveAdminMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveAdminMutation, RemoveAdminMutationVariables>(RemoveAdminDocument, options);
      }
export type RemoveAdminMutationHookResult = ReturnType<typeof useRemoveAdminMutation>;
export type RemoveAdminMutationResult = ApolloReactCommon.MutationResult<RemoveAdminMutation>;
export const AdminSignupRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSignupRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSignupRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode;

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
export const ConfirmAdminSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdminSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAdminSignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdminSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
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
export const AmbassadorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ambassadors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmbassadorSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ambassadors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}}]} as unknown as DocumentNode;

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
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedToday"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedLastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"peopleAddedWeekBefore"}},{"kind":"Field","name":{"kind":"Name","value":"totalWaitlist"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codesAskedFor"}},{"kind":"Field","name":{"kind":"Name","value":"codesVerified"}},{"kind":"Field","name":{"kind":"Name","value":"joined"}},{"kind":"Field","name":{"kind":"Name","value":"referredSomebody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostUsedReferral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostActiveCountry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}}]}}]}}]}}]} as unknown as DocumentNode;

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
export const SignupsOverTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupsOverTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupInterval"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsOverTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"signups"}}]}}]}}]} as unknown as DocumentNode;

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
export const FaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode;

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
export const FaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode;

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
export const AddFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode;
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
export const UpdateFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode;
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
export const DeleteFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faqId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"faqId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faqId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode;
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
export const ReorderFaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderFaqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faqIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderFaqs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"faqIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faqIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode;
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
export const ReferralCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralCountSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}}]} as unknown as DocumentNode;

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
export const UserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"joinedNth"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"systemCountry"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"withMorePoints"}},{"kind":"Field","name":{"kind":"Name","value":"withAsManyJoinedEarlier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserCreditsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"queuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserCreditsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"brokerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}}]} as unknown as DocumentNode;

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
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryName"}},{"kind":"Field","name":{"kind":"Name","value":"brokerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralPoints"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}}]} as unknown as DocumentNode;

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
export const StatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Status"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAfter"}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

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
export const SignupChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brokers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode;

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
export const RankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"referralId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referralId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}}]}}]}}]} as unknown as DocumentNode;

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