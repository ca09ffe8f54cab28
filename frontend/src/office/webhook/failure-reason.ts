interface Failed {
  /** HTTP status of the answer; null: there was none. */
  readonly status: number | null;
  /** What went wrong, as the server recorded it; null: nothing did. */
  readonly error: string | null;
}

const meanings: Readonly<Record<number, string>> = {
  400: 'The receiver didn’t understand the request (400)',
  401: 'The receiver asked for a login (401). Let it accept signed requests without one',
  403: 'The receiver refused the request (403)',
  404: 'The receiver has nothing at this URL (404). Check the URL',
  405: 'The URL doesn’t take webhooks (405). Check the URL',
  408: 'The receiver took too long (408)',
  410: 'The receiver says that this URL is gone for good (410)',
  413: 'The request was too large for the receiver (413). Send fewer events per request',
  422: 'The receiver didn’t accept the content (422)',
  429: 'The receiver asked for fewer requests (429). Lower the requests per second',
};

/** Why an attempt failed, in words; null: it did not. */
export function failureReason({ status, error }: Failed): string | null {
  if (error === null) return null;
  if (status === null) return error.replace(/\.$/, '');
  const meaning = meanings[status];
  if (meaning !== undefined) return meaning;
  if (status >= 500) return `The receiver failed (${status})`;
  if (status >= 300 && status < 400) return 'The URL redirects. Enter the final URL';
  return error.replace(/\.$/, '');
}
