import { toApiError, type ApiError } from './api-error.ts';

export type Attempt<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: ApiError };

/** Makes a call and returns its result; never throws. An answer without data is a failure. */
export async function attempt<T>(
  call: () => Promise<{ data?: T | null | undefined; error?: unknown }>,
): Promise<Attempt<T>> {
  try {
    const { data, error } = await call();
    if (error !== undefined) return { ok: false, error: toApiError(error) };
    if (data === undefined || data === null) return { ok: false, error: toApiError(new Error('no data')) };
    return { ok: true, data };
  } catch (error) {
    return { ok: false, error: toApiError(error) };
  }
}
