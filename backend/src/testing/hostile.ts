import fc from 'fast-check';
import { expect } from 'vitest';
import { allJoinFields } from '../features/waitlist/waitlist.fields.ts';
import { errorCatalogue } from '../platform/errors/error-catalogue.ts';
import { anyText } from './any-text.ts';
import type { Answer } from './client.ts';

type Fields = Readonly<Record<string, unknown>>;

const unknownId = '00000000-0000-4000-8000-000000000000';
const application = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'a@example.com',
  phoneNo: '07400123456',
  collegeName: 'ETH',
  message: 'Hello',
};
const waitlistForm = {
  ...Object.fromEntries(allJoinFields.map(({ name, example }) => [name, example])),
  newsConsent: true,
};
const source = { landing: '/?via=qr', referrer: 'news.example' };
const account = {
  name: 'Ada',
  email: 'nobody',
  password: 'correct horse battery staple',
  setup: 'nobody has it',
  remember: true,
};
const confirmation = { token: 'nobody has it', name: 'Ada', password: account.password, remember: true };
const credentials = { email: '', password: '', remember: true };
/** Its address and its pace are at fault. */
const endpoint = {
  url: 'ftp://example.com',
  description: '',
  types: ['signup.joined'],
  personalData: false,
  batchSize: 0,
  perSecond: 50,
};
const question = { question: '<b>', answer: '<b>', isActive: true };
const wave = {
  name: ' ',
  templateId: unknownId,
  perHour: 0,
  expiresInMinutes: 0,
  reminderDays: [1, 1],
  segment: { signupIds: [unknownId] },
};
const broadcast = { name: ' ', templateId: unknownId, perHour: 0, segment: { signupIds: [unknownId] } };
const redemption = { code: 'nobody has it', account: 'user_42', email: 'a@example.com', phoneNo: '1' };
const reward = {
  ...{ name: '', text: 'Green', instructions: 'Wear it', referralsNeeded: 0, limit: 0 },
  endsAt: '2026-02-30T00:00:00Z',
};
const holds = { action: 'reverse', block: false, about: [unknownId], version: 'nobody has it' };
const unknownQuestion = { faqId: unknownId, question: 'a', answer: 'b', isActive: true, editedRevision: 1 };

const invitation = { kind: 'INVITE', subject: '', preheader: '{nobody}', body: 'No link' };

/**
 * For every call with a body, a body that is complete and rejected all the same, whatever happens to any one of its
 * fields: nothing is verified, the code or the id is unknown, the address is not an address, or two fields are at
 * fault.
 */
export const refusedBodies: Readonly<Record<string, Fields>> = {
  'POST /api/sendOtp': { email: 'nobody', mobileNumber: '9812345678', purpose: 'waitlist' },
  'POST /api/sendMobileOtp': { mobileNumber: '12', email: 'a@example.com' },
  'POST /api/verifyOtp': { email: 'a@example.com', otp: '1234', purpose: 'waitlist' },
  'POST /api/verifyMobileOtp': { mobileNumber: '9812345678', otp: '123456' },
  'POST /api/joinwaitlist': waitlistForm,
  'POST /api/updatePoints': { referralCode: 'NOBODYHAS1' },
  'POST /api/joinAsAmbassador': application,
  'POST /api/addfaq': question,
  'PUT /api/updatefaq': unknownQuestion,
  'POST /api/deletefaq': { faqId: unknownId, isActive: false },
  'POST /api/checkInvite': { code: 'nobody has it' },
  'POST /api/redeemInvite': redemption,
  'POST /api/admin/resendwelcome': { userId: unknownId },
  'POST /api/admin/startMailing': { id: unknownId, confirmPeople: 0, revision: 1, startsAt: 'now' },
  'POST /api/admin/pauseMailing': { id: unknownId },
  'POST /api/admin/resumeMailing': { id: unknownId },
  'POST /api/admin/cancelMailing': { id: unknownId },
  'POST /api/admin/deleteMailing': { id: unknownId },
  'POST /api/admin/previewSegment': { segment: { countries: ['nowhere'] }, kind: 'nobody' },
  'POST /api/admin/previewholds': { action: 'reverse', about: [unknownId] },
  'POST /api/admin/decideholds': { ...holds, reason: 'no' },
  'POST /api/admin/undodecision': { id: unknownId },
  'POST /api/admin/fulfilreward': { ids: [unknownId] },
  'POST /api/admin/addsignup': { email: 'nobody' },
  'POST /api/admin/tagusers': { userIds: [unknownId], tags: ['VIP'] },
  'POST /api/admin/untagusers': { userIds: [unknownId], tags: ['VIP'] },
  'PUT /api/admin/renametag': { id: unknownId, name: 'VIP' },
  'POST /api/admin/deletetag': { id: unknownId },
  'POST /api/visits': { step: 'buy', landing: '', referrer: '' },
  'POST /api/clientError': { kind: 'error', message: '', page: 'nowhere', stack: '' },
  'POST /api/admin/createInviteWave': wave,
  'POST /api/mailEvents': { events: [{ type: 'bounce', permanent: true, email: 'nobody' }] },
  'POST /api/mailEvents/ses': { Type: 'Notification', Message: '{}' },
  'POST /api/mailEvents/postmark': { RecordType: 'Bounce', Type: 'HardBounce', Email: 'nobody' },
  'POST /api/mailEvents/resend': { type: 'email.bounced', data: { to: ['nobody'] } },
  'POST /api/admin/login': credentials,
  'POST /api/admin/signup': account,
  'POST /api/admin/confirm': confirmation,
};

/** The same for every mutation with an input. */
export const refusedArguments: Readonly<Record<string, Fields>> = {
  sendOtp: { input: { channel: 'EMAIL', email: 'nobody', mobileNumber: '12', purpose: 'WAITLIST' } },
  verifyOtp: {
    input: { channel: 'EMAIL', email: 'a@example.com', mobileNumber: '12', otp: '1234', purpose: 'WAITLIST' },
  },
  joinWaitlist: { input: { ...waitlistForm, source, lastSource: source } },
  setMessageTrigger: {
    input: { kind: 'NO_FRIEND', isOn: true, delayMinutes: -1, segment: { countries: ['IN'] } },
  },
  sendTriggerPast: { kind: 'NO_FRIEND', confirmPeople: 1 },
  updatePoints: { referralCode: 'NOBODYHAS1' },
  chooseMessages: { stream: 'NEWS', wanted: true },
  setFirstNameShown: { shown: true },
  connectAmbassador: { token: 'none' },
  verifyOwnDataCode: { otp: '1234' },
  correctOwnName: { input: { firstName: '', lastName: '' } },
  changeOwnContact: { input: { channel: 'EMAIL', email: 'nobody', mobileNumber: '12' } },
  openStatusByLink: { token: 'nobody.has.it' },
  tellWhenOpen: { input: { email: 'a@example.com', otp: '1234' } },
  openStatusByCode: { input: { channel: 'EMAIL', email: 'a@example.com', mobileNumber: '12', otp: '1234' } },
  openInvite: { token: 'nobody.has.it' },
  redeemInvite: { input: redemption },
  inviteSignups: { ids: [unknownId], expiresInMinutes: 1 },
  resendInvite: { id: unknownId },
  acceptInvite: { id: unknownId },
  revokeInvite: { id: unknownId },
  joinAsAmbassador: { input: application },
  setAmbassadorStatus: { id: unknownId, status: 'NEW', from: 'CONTACTED' },
  addAmbassadorNote: { applicationId: unknownId, text: 'A note' },
  deleteAmbassadorNote: { id: unknownId },
  addFaq: { input: question },
  updateFaq: { input: unknownQuestion },
  deleteFaq: { faqId: unknownId },
  reorderFaqs: { faqIds: [unknownId] },
  blockSignup: { id: unknownId },
  unblockSignup: { id: unknownId },
  eraseSignup: { id: unknownId },
  resendWelcome: { id: unknownId },
  addSignup: {
    input: {
      ...{ email: 'nobody', firstName: '\u0000', lastName: 'l'.repeat(200), phoneNo: '12' },
      ...{ country: 'Nowhere', referralCode: 'A code' },
    },
  },
  startImport: { id: unknownId, valid: 0 },
  stopImport: { id: unknownId },
  undoImport: { id: unknownId },
  decideHolds: { input: { ...holds, action: 'REVERSE', reason: 'no' } },
  undoHoldDecision: { id: unknownId },
  grantPoints: { input: { userId: unknownId, points: 0, reason: 'no', isVisible: false } },
  takeBackPoints: { id: unknownId },
  addFairnessListEntry: { input: { list: 'TRUSTED_NETWORKS', value: '10.0.0.0/8', note: 'n'.repeat(201) } },
  removeFairnessListEntry: { id: unknownId },
  addReward: { input: { ...reward, kind: 'MANUAL', recipients: 'BOTH', includesExisting: true } },
  updateReward: { input: { ...reward, id: unknownId, revision: 1, includesExisting: true } },
  stopReward: { id: unknownId },
  resumeReward: { id: unknownId },
  addRewardCodes: { id: unknownId, codes: ['A code'] },
  fulfillRewardClaims: { ids: [unknownId] },
  reopenRewardClaims: { ids: [unknownId] },
  appealHolds: { text: 'Look again' },
  answerHoldAppeal: { id: unknownId, answer: 'We did' },
  saveUserView: {
    input: {
      ...{ id: unknownId, revision: 1, name: '' },
      ...{ filter: { held: true }, sort: 'rank', columns: ['name'] },
    },
  },
  setRetention: {
    input: { months: 12, includesAccepted: true, launchedOn: '2026-01-31', revision: 9, version: '1' },
  },
  startBulkAction: {
    input: {
      kind: 'GRANT_POINTS',
      filter: { held: true },
      tag: '',
      version: 'v',
      reason: 'no',
      points: 0,
      isVisible: true,
    },
  },
  undoBulkAction: { id: unknownId },
  stopBulkAction: { id: unknownId },
  correctUser: {
    input: {
      ...{ userId: unknownId, revision: 'none', firstName: '', lastName: '' },
      ...{ email: 'nobody', phoneNo: '12' },
    },
  },
  mergeUsers: { input: { keptId: unknownId, mergedId: unknownId, version: 'none' } },
  addUserNote: { userId: unknownId, text: 'A note' },
  updateUserNote: { id: unknownId, text: 'A note', revision: 1 },
  deleteUserNote: { id: unknownId },
  restoreUserNote: { id: unknownId },
  tagUsers: { userIds: [unknownId], tags: ['VIP'] },
  untagUsers: { userIds: [unknownId], tags: ['VIP'] },
  renameTag: { id: unknownId, name: 'VIP' },
  deleteTag: { id: unknownId },
  deleteUserView: { id: unknownId, revision: 1 },
  adminLogin: { input: credentials },
  adminSignup: { input: account },
  changePassword: { input: { currentPassword: 'not it', password: 'short' } },
  requestPasswordReset: { email: 'nobody' },
  confirmAdminSignup: { input: confirmation },
  resetPassword: { input: { token: 'nobody has it', password: account.password } },
  inviteAdmin: { input: { email: 'nobody', role: 'VIEWER' } },
  resendAdminInvitation: { id: unknownId },
  revokeAdminInvitation: { id: unknownId },
  endSession: { id: unknownId },
  renameMe: { name: '', from: 'nobody has it' },
  approveAdmin: { id: unknownId, role: 'VIEWER' },
  setAdminRole: { id: unknownId, role: 'VIEWER', takeOver: true },
  removeAdmin: { id: unknownId, takeOver: true },
  createApiKey: { input: { name: '', scope: 'METRICS', role: 'VIEWER', expiresInDays: 0 } },
  revokeApiKey: { id: unknownId },
  saveMessageTemplate: { input: { ...invitation, id: unknownId, name: 'Invitation', editedNumber: 1 } },
  sendTestMessage: { input: invitation },
  addSuppression: { input: { email: 'nobody', scope: 'ALL' } },
  liftSuppression: { id: unknownId },
  liftReportedSuppressions: { input: { reporterId: unknownId, from: 'now', to: '2026-02-30T00:00:00Z' } },
  createInviteWave: { input: wave },
  updateInviteWave: { id: unknownId, revision: 1, input: wave },
  revokeWave: { id: unknownId },
  createBroadcast: { input: broadcast },
  updateBroadcast: { id: unknownId, revision: 1, input: broadcast },
  resendBroadcast: { id: unknownId },
  startMailing: { id: unknownId, confirmPeople: 0, revision: 1, startsAt: 'now' },
  pauseMailing: { id: unknownId },
  resumeMailing: { id: unknownId },
  setMailingPace: { id: unknownId, perHour: 0 },
  cancelMailing: { id: unknownId },
  deleteMailing: { id: unknownId },
  resendUncertain: { id: unknownId },
  createWebhookEndpoint: { input: endpoint, fromStart: true },
  updateWebhookEndpoint: { id: unknownId, input: endpoint },
  enableWebhookEndpoint: { id: unknownId, from: 'NOW' },
  pauseWebhookEndpoint: { id: unknownId },
  deleteWebhookEndpoint: { id: unknownId },
  rotateWebhookSecret: { id: unknownId, overlapHours: 24 },
  testWebhookEndpoint: { id: unknownId },
  replayWebhookDelivery: { id: '1' },
  replayWebhookEvents: {
    endpointId: unknownId,
    from: '2026-01-01T00:00:00Z',
    to: '2025-01-01T00:00:00Z',
    types: ['signup.joined'],
  },
};

const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Texts that mean something to a parser, a database, a shell or a screen. */
export const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    'long\u0000enough', // for what only measures before it looks
    '\ud800',
    'a\udc00\ud800',
    '\u202e',
    '\ufeff',
    '\u2028',
    '\u200b',
    '%00',
    '%',
    '%zz',
    '\\',
    '\\u0000',
  ],
  ...[
    'é',
    'e\u0301',
    'ﬃ',
    '𝒜',
    '👩‍👩‍👧‍👦',
    'Z\u0300'.repeat(50),
    'İ',
    'ß',
    '１２３４',
    '٠١٢٣٤٥',
    '\r\nBcc: a@example.com',
    '<script>alert(1)</script>',
  ],
  ...[
    "'; DROP TABLE signup; --",
    '$1',
    '{brand}',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '1e400',
    '0x10',
    '../../etc/passwd',
  ],
  ...[
    'a@b',
    '@',
    'a@@b.co',
    'a@b..co',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@example.com`,
    '+',
    '+0',
    '+999999999999999999999',
    '(((((((',
    '0'.repeat(500),
  ],
  'a'.repeat(20_000),
];
/** Names without a visible character. */
export const invisibleNames: readonly string[] = [
  ...[
    '\u00a0',
    '\u2003\u3000',
    '\t',
    '\u200b',
    '\u200c\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u180e',
    '\u034f',
  ],
  ...['\u202e', '\u2066\u2069', '\u061c', '\u200e\u200f'], // which way to write
  ...['\u115f', '\u1160', '\u3164', '\uffa0'], // fillers of Hangul
  ...['\u2800', '\u{1d159}', '\u{13441}', '\ufffc', '\u{e0041}\u{e007f}', '\ufff9\ufffb'],
  ...['\u0301', '\u20dd\u0488', '\u093e', '\ufe0f', '\u{e0100}'], // marks of a letter that is not there
  ...[' \u200b\u0301\u3164 '],
];

const otherValues: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    1e21,
    1e308,
    -1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER,
    2 ** 53 + 2,
    2 ** 63,
  ],
  ...[
    [],
    [[]],
    ['a@example.com'],
    [null],
    {},
    { $ne: 1 },
    { toString: 1 },
    { length: 5 },
    { then: true },
    { constructor: { prototype: {} } },
  ],
  ...[nested(3000, '[', ']'), nested(3000, '{"a":', '}')],
];
/** An unexpected value for any field. */
export const hostileValues: readonly unknown[] = [...hostileTexts, ...otherValues];
/** One of them, or an arbitrary value. @param options.text whether texts are included: some calls accept any. */
export const anyValue = ({ text }: { readonly text: boolean }): fc.Arbitrary<unknown> =>
  fc
    .oneof(fc.constantFrom(...hostileValues), anyText(), fc.jsonValue(), fc.double())
    .filter((value) => text || typeof value !== 'string');
/** Calls that accept any text if the other fields are optional: with one, they would be carried out. */
export const takesAnyText: readonly string[] = [
  ...['POST /api/addfaq', 'addFaq', 'createApiKey'],
  ...['POST /api/admin/createInviteWave', 'createInviteWave'],
];

/** Rejected with a code of the catalogue that blames the client. */
export function expectRefused({ status, body }: Answer, what: unknown): void {
  const { code, message } = body as { readonly code: keyof typeof errorCatalogue; readonly message: string };
  const told = JSON.stringify(what).slice(0, 200);
  expect(status, told).toBeGreaterThanOrEqual(400);
  expect(status, told).toBeLessThan(500);
  expect(errorCatalogue[code].status, told).toBe(status);
  expect(message, told).toEqual(expect.any(String));
}
