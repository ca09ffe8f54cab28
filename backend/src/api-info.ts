import { features } from './features.ts';
import { webhooksOfDocument } from './features/webhook/webhook.openapi.ts';
import type { Brand } from './platform/brand/brand.ts';
import type { Env } from './platform/env/env.ts';
import { explorerPath } from './platform/graphql/explorer.ts';
import { sharedFailuresInMarkdown } from './platform/openapi/openapi.failures.ts';
import type { ApiInfo } from './platform/openapi/openapi.routes.ts';

/** The sections of the document, each once: several features may share one. */
const tags = [
  ...new Map(features.parts.toReversed().flatMap(({ tag }) => (tag ? [[tag.name, tag]] : []))).values(),
];

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
  tags,
  webhooks: webhooksOfDocument(),
});
