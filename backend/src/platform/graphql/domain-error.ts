import { GraphQLError } from 'graphql';
import { type Failure, httpStatusByCode, type Outcome } from '../errors/error-catalogue.ts';

/** The GraphQL form of a failure: `extensions.code`, and where they are there `fields` and `retryAfterSeconds`. */
export function domainError({ code, message, fields, retryAfterSeconds }: Failure): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      code,
      ...(fields === undefined ? {} : { fields }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  });
}

/** The same for what ends a whole request: it decides the HTTP status, too. */
export function httpError(failure: Failure): GraphQLError {
  const { message, extensions } = domainError(failure);
  return new GraphQLError(message, {
    extensions: { ...extensions, http: { status: httpStatusByCode[failure.code] } },
  });
}

/** The result of an outcome; a failure is thrown as {@link domainError}. */
export function resultOf<T extends object>(outcome: Outcome<T>): Extract<Outcome<T>, { ok: true }> {
  if (!outcome.ok) throw domainError(outcome);
  return outcome;
}
