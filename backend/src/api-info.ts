import { webhooksOfDocument } from './features/webhook/webhook.openapi.ts';
import type { Brand } from './platform/brand/brand.ts';
import type { Env } from './platform/env/env.ts';
import { explorerPath } from './platform/graphql/explorer.ts';
import { sharedFailuresInMarkdown } from './platform/openapi/openapi.failures.ts';
import type { ApiInfo } from './platform/openapi/openapi.routes.ts';
import type { ApiTag } from './platform/openapi/openapi.tags.ts';

const tag = (name: string, title: string, description: string): ApiTag => ({ name, title, description });

/** The features with REST calls, in the document's order. */
export const apiTags = {
  verification: tag(
    'verification',
    'Verification',
    'Verification codes prove that a caller has access to an email address or a mobile number.',
  ),
  waitlist: tag('waitlist', 'Waitlist', 'Signing up for the waitlist with a verified contact.'),
  referral: tag('referral', 'Referrals', 'Ranks, points and who referred whom.'),
  ambassador: tag('ambassador', 'Ambassadors', 'Applications to be a campus ambassador.'),
  faq: tag('faq', 'FAQ', 'Questions and answers that visitors read and editors change.'),
  dashboard: tag('dashboard', 'Dashboard', 'Totals of the waitlist.'),
  geo: tag('geo', 'Country', 'The country of an IP address, from a database on this server.'),
  clientError: tag('client-error', 'Client errors', "Script errors of pages, for the server's log."),
  user: tag('user', 'Users', 'The users on the waitlist, listed and exported.'),
  invite: tag('invite', 'Invitations', 'Codes that admit users to your app, which checks and redeems them.'),
  segment: tag('segment', 'Segments', 'Conditions that choose users for a message.'),
  mailing: tag('mailing', 'Mailings', 'Messages to many users: invitation waves and broadcasts.'),
  message: tag('message', 'Messages', 'Bounces and complaints about emails to users.'),
  server: tag('server', 'Server', 'The version that is running.'),
  admin: tag('admin', 'Admin accounts', 'Admin accounts and their sessions.'),
} as const;

/** The OpenAPI document's description of the API as a whole. */
export const apiInfo = ({ name, supportEmail }: Brand, { production }: Pick<Env, 'production'>): ApiInfo => ({
  title: `${name} REST API`,
  description: `The calls this site makes itself. JSON in, JSON out.

GraphQL offers the same and more at \`POST /graphql\`.${production ? '' : ` Try it in the [GraphQL explorer](${explorerPath}).`}

## Join in three calls

1. \`POST /api/sendOtp\` with \`{"email": "ada@example.com", "purpose": "waitlist"}\` sends a verification code.
2. \`POST /api/verifyOtp\` with \`{"email": "ada@example.com", "otp": "1234", "purpose": "waitlist"}\` checks it.
3. \`POST /api/joinwaitlist\` within 15 minutes signs the user up.

Send either no cookies or every cookie you receive. With cookies, only the browser that verified the code can join with it.

## Tokens

Send \`Authorization: Bearer\` with a session's token (\`POST /api/admin/login\`) or an API key. Calls that need no token
accept one too; a token that is present but invalid is refused with 401 everywhere.

## Failures

A failure has a status of 400 or above and the body \`{ message, code, fields? }\`: \`message\` can be
shown to the user, \`code\` is for programs, \`fields\` has a message for each invalid field. Each call lists its own codes.

${sharedFailuresInMarkdown()}
`,
  contact: { name, email: supportEmail },
  tags: Object.values(apiTags),
  webhooks: webhooksOfDocument(),
});
