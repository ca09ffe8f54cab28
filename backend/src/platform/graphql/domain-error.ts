import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { errorCatalogue, type Failure, type Outcome } from '../errors/error-catalogue.ts';

/** The GraphQL form of a failure: `extensions.code` and, if present, `fields`, `retryAfterSeconds` and `proof`. */
export class DomainError extends GraphQLError {
  readonly failure: Failure;

  constructor(failure: Failure) {
    const { code, message, fields, retryAfterSeconds, proof } = failure;
    super(message, {
      extensions: {
        code,
        ...(fields === undefined ? {} : { fields }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
        ...(proof === undefined ? {} : { proof }),
      },
    });
    this.failure = failure;
  }
}

export const domainError = (failure: Failure): DomainError => new DomainError(failure);

/** The same for a failure that ends the whole request: it determines the HTTP status and `Retry-After`, too. */
export function httpError(failure: Failure): GraphQLError {
  const { message, extensions } = domainError(failure);
  const { code, retryAfterSeconds } = failure;
  const headers = new HeaderMap();
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return new GraphQLError(message, {
    extensions: { ...extensions, http: { status: errorCatalogue[code].status, headers } },
  });
}

/** Unwraps an outcome; a failure is thrown as {@link domainError}. */
export function resultOf<T extends object>(outcome: Outcome<T>): Extract<Outcome<T>, { ok: true }> {
  if (!outcome.ok) throw domainError(outcome);
  return outcome;
}
