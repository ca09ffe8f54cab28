import { session } from './session.ts';

interface RestCall extends Pick<RequestInit, 'method' | 'body' | 'signal'> {
  readonly accept: 'text/csv' | 'application/json';
  readonly query: URLSearchParams;
  /** What to say if the server doesn't. */
  readonly failed: string;
}

/**
 * Calls an operation of the REST API, for files. Rejects only if its signal stops it.
 *
 * @returns the answer, or why there is none, which can be shown to a user.
 */
export async function callRest(operation: string, call: RestCall): Promise<Response | string> {
  const { accept, query, failed, ...init } = call;
  const headers = { accept, authorization: `Bearer ${session.get().token ?? ''}` };
  try {
    const response = await fetch(`/api/admin/${operation}?${query.toString()}`, {
      ...init,
      headers: init.body === undefined ? headers : { ...headers, 'content-type': 'text/csv' },
    });
    return response.ok ? response : (messageIn(await response.json()) ?? failed);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    return failed;
  }
}

function messageIn(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null;
}
