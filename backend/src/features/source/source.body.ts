import { Type } from '@sinclair/typebox';
import { nullable } from '../../platform/http/rest-schema.ts';
import type { GivenSource } from './source.rules.ts';
import { landingDescription, referrerDescription } from './source.types.ts';

/** The fields of a source in a body. */
export const sourceFields = {
  landing: nullable(Type.String({ examples: ['/?utm_source=newsletter'] }), landingDescription),
  referrer: nullable(Type.String({ examples: ['news.example'] }), referrerDescription),
};

/** A source of which nothing is an error: anything else counts as none. */
export const anySource = (description: string) =>
  Type.Optional(Type.Unsafe<unknown>({ anyOf: [Type.Object(sourceFields), Type.Unknown()], description }));

/** What a body says of a source; null if it says nothing. */
export function readSource(body: unknown): GivenSource | null {
  if (typeof body !== 'object' || body === null) return null;
  const text = (name: string) => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' ? value : null;
  };
  return { landing: text('landing'), referrer: text('referrer') };
}
