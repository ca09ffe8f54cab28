import { KindGuard, type TSchema, Type } from '@sinclair/typebox';
import { errorCatalogue, type ErrorCode } from '../errors/error-catalogue.ts';
import type { ProofDemand } from '../proof/proof.ts';

/** A field that may be missing, null or of this shape; the service decides whether it may be blank. */
export const nullable = <T extends TSchema>(schema: T, description: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description }));

/** A symbol, like TypeBox's own marks: neither the validator nor the document sees it. */
const neededMark = Symbol('needed');

/**
 * A field that the service answers with 422 when it is missing, null or blank. Validation lets those pass, so that the
 * caller gets the service's message; the OpenAPI document marks the field as required.
 */
export const needed = <T extends TSchema>(schema: T, description: string) =>
  Object.assign(nullable(schema, description), { [neededMark]: true });

/** The names of the {@link needed} fields of a body's schema. */
export const neededFields = (body: unknown): readonly string[] =>
  KindGuard.IsObject(body)
    ? Object.entries(body.properties).flatMap(([name, field]) => (neededMark in field ? [name] : []))
    : [];

/** The body of every failure. */
export const FailureSchema = Type.Object(
  {
    message: Type.String({ description: 'What happened and what to do, in words to show to the user.' }),
    code: Type.Unsafe<ErrorCode>({
      type: 'string',
      enum: Object.keys(errorCatalogue),
      description: 'What happened, for programs.',
    }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'Field name to its message.' }),
    ),
    proof: Type.Optional(
      Type.Object(
        {
          kind: Type.Unsafe<ProofDemand['kind']>({
            type: 'string',
            enum: ['ALTCHA', 'TURNSTILE', 'HCAPTCHA'],
            description: 'ALTCHA: a challenge of ALTCHA, version 2. Otherwise a captcha of that service.',
          }),
          challenge: Type.Optional(
            Type.Object(
              {},
              {
                additionalProperties: true,
                description: 'With ALTCHA. The proof is the base64 of {challenge, solution} in JSON.',
              },
            ),
          ),
          siteKey: Type.Optional(
            Type.String({
              description:
                'With a captcha. The proof is the token of its widget; if that can’t be loaded, any other text.',
            }),
          ),
        },
        { description: 'With PROOF_REQUIRED: what the call has to bring in X-Proof.' },
      ),
    ),
  },
  { description: 'The call changed nothing.' },
);

/** The response schemas of a call: its successes by status, and failures. */
export function responses<T extends Readonly<Record<number, TSchema>>>(successes: T) {
  for (const schema of Object.values<TSchema>(successes)) schema.description ??= 'The call succeeded.';
  return { ...successes, '4xx': FailureSchema, '5xx': FailureSchema };
}
