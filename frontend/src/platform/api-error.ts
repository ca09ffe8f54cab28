import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { ProofDemand } from '@waitlist/backend/proof';

/** Why a call failed, however it failed. `message` can be shown to a user. */
export interface ApiError {
  /** A code of the server's error catalogue, or `NETWORK` when no answer came. */
  readonly code: string;
  readonly message: string;
  /** Field name to that field's message. Empty if the failure is not about a field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whole seconds until trying again makes sense. */
  readonly retryAfterSeconds: number | null;
  /** With PROOF_REQUIRED: what the call has to prove before it is served. */
  readonly proof?: ProofDemand;
}

/** The message for a form's only field: the server's message about it, otherwise about the call. */
export const fieldMessage = ({ fields, message }: ApiError): string => Object.values(fields)[0] ?? message;

/** Whether the error's own message appears nowhere, because the messages of its fields are shown instead. */
export const isHiddenByFields = ({ fields, message }: ApiError): boolean =>
  Object.keys(fields).length > 0 && !Object.values(fields).includes(message);

const temporary: ReadonlySet<string> = new Set(['NETWORK', 'INTERNAL', 'DATABASE_UNAVAILABLE']);

/** Whether the same call may succeed later: a missing thing or permission is not there a moment later either. */
export const canRetry = ({ code, retryAfterSeconds }: ApiError): boolean =>
  temporary.has(code) || retryAfterSeconds !== null;

const networkMessage = 'We can’t reach the server. Check your connection and try again.';
const serverMessage = 'Something went wrong on our side. Please try again in a moment.';

export function toApiError(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return readFailure(first?.message ?? serverMessage, asRecord(first?.extensions));
  }
  if (ServerError.is(error)) return readBody(error.bodyText);
  if (ServerParseError.is(error)) return plain('INTERNAL', serverMessage);
  return plain('NETWORK', networkMessage);
}

/** An answer outside the 200s: GraphQL's errors, or the flat form of a proxy or limit in front of it. */
function readBody(bodyText: string): ApiError {
  const body = asRecord(parseJson(bodyText));
  const errors = body['errors'];
  const first = asRecord(Array.isArray(errors) ? errors[0] : body);
  const message = first['message'];
  const extensions = { ...first, ...asRecord(first['extensions']) };
  return readFailure(typeof message === 'string' ? message : serverMessage, extensions);
}

function readFailure(message: string, extensions: Record<string, unknown>): ApiError {
  const { code, fields, retryAfterSeconds, proof } = extensions;
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message,
    fields: Object.fromEntries(Object.entries(asRecord(fields)).filter(isText)),
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
    ...(typeof proof === 'object' && proof !== null && { proof: proof as ProofDemand }),
  };
}

function plain(code: string, message: string): ApiError {
  return { code, message, fields: {}, retryAfterSeconds: null };
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
