interface Failed {
  /** HTTP status of the answer; null: there was none. */
  readonly status: number | null;
  /** What went wrong, as the server recorded it; null: nothing did. */
  readonly error: string | null;
}

const meanings: Readonly<Record<number, string>> = {
  400: 'The receiver did not understand the request',
  401: 'The receiver wants a login that the address does not have',
  403: 'The receiver refused the request',
  404: 'There is nothing at this address: check the URL',
  405: 'The address takes no webhooks: check the URL',
  408: 'The receiver took too long',
  410: 'The receiver says that this address is gone for good',
  413: 'The request was too large for the receiver: lower the batch size',
  422: 'The receiver did not accept the content',
  429: 'The receiver asks for fewer requests: lower the rate',
};

/** Why an attempt failed, in words; null: it did not. */
export function failureReason({ status, error }: Failed): string | null {
  if (error === null) return null;
  if (status === null) return error.replace(/\.$/, '');
  const meaning = meanings[status];
  if (meaning !== undefined) return meaning;
  if (status >= 500) return 'The receiver has a fault of its own';
  if (status >= 300 && status < 400) return 'The address leads elsewhere: enter the final URL';
  return error.replace(/\.$/, '');
}
