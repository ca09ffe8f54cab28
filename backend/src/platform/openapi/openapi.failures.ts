import type { Access } from '../auth/access.ts';
import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts';

/** The framework's own failures, which come before or instead of a call's codes, and which calls they apply to. */
const sharedFailures: readonly {
  readonly of: string;
  readonly codes: readonly ErrorCode[];
  readonly met: (call: AnyCall) => boolean;
}[] = [
  {
    of: 'Every call',
    codes: [
      ...([
        'BAD_REQUEST',
        'UNAUTHENTICATED',
        'SESSION_EXPIRED',
        'SESSION_ENDED',
        'UNSUPPORTED_MEDIA_TYPE',
      ] as const),
      ...(['RATE_LIMITED', 'INTERNAL', 'DATABASE_UNAVAILABLE'] as const),
    ],
    met: () => true,
  },
  {
    of: 'Every call that needs a token',
    codes: ['FORBIDDEN'],
    met: ({ access }) => access.requires !== 'NOTHING',
  },
  {
    of: 'Every call but GET',
    codes: ['CSRF_FAILED', 'PAYLOAD_TOO_LARGE'],
    met: ({ method }) => method !== 'GET',
  },
];

interface AnyCall {
  readonly method: string;
  readonly access: Access;
}

/** The codes that a call shares with others. */
export const sharedFailuresOf = (call: AnyCall): readonly ErrorCode[] =>
  sharedFailures.filter(({ met }) => met(call)).flatMap(({ codes }) => codes);

const mayWait = new Set([429, 503]);

/** The response for these codes, which share one status. */
export function failureResponse(codes: readonly ErrorCode[]): object {
  const [first] = codes;
  return {
    description: codes.map((code) => `${code}: ${errorCatalogue[code].meaning}`).join(' '),
    ...(first !== undefined && mayWait.has(errorCatalogue[first].status)
      ? { headers: { 'Retry-After': { description: 'Whole seconds to wait.', schema: { type: 'integer' } } } }
      : {}),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          allOf: [{ $ref: '#/components/schemas/Failure' }],
          properties: { code: { enum: codes } },
        },
      },
    },
  };
}

/** The shared codes in Markdown: each once, with its status and meaning. */
export const sharedFailuresInMarkdown = (): string =>
  sharedFailures
    .map(
      ({ of, codes }) =>
        `**${of}** may answer:\n\n| Status | Code | When |\n| --- | --- | --- |\n${codes
          .toSorted((one, other) => errorCatalogue[one].status - errorCatalogue[other].status)
          .map((code) => `| ${errorCatalogue[code].status} | \`${code}\` | ${errorCatalogue[code].meaning} |`)
          .join('\n')}`,
    )
    .join('\n\n');
