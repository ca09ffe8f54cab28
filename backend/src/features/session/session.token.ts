import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import jwt from 'jsonwebtoken';
import { keyObjectOf, type Keys } from '../../platform/secrets/secrets.ts';

/** The label of the key that signs session tokens. */
export const sessionKeyLabel = 'admin session token';

const algorithm = 'HS256';
const issuer = 'waitlist';
const audience = 'waitlist-admin';

const Claims = Type.Object({
  iss: Type.Literal(issuer),
  aud: Type.Literal(audience),
  sub: Type.String({ minLength: 1 }),
  jti: Type.String({ minLength: 1 }),
  exp: Type.Integer(),
});

/** The owner of a token, and when it expires; seconds since 1970. */
export interface SessionToken {
  readonly adminId: string;
  readonly sessionId: string;
  readonly expires: number;
}

/** Signs a token. It says who and until when; permissions are looked up on every request. */
export function signToken([key]: Keys, { adminId, sessionId, expires }: SessionToken): string {
  const claims: Static<typeof Claims> = {
    iss: issuer,
    aud: audience,
    sub: adminId,
    jti: sessionId,
    exp: expires,
  };
  return jwt.sign(claims, keyObjectOf(key), { algorithm });
}

/**
 * Parses a token signed with any of the keys, expired or not; null for any other: another algorithm, key, issuer or
 * audience, or a missing claim.
 */
export function readToken(keys: Keys, token: string): SessionToken | null {
  for (const key of keys) {
    const read = readTokenOf(key, token);
    if (read !== null) return read;
  }
  return null;
}

function readTokenOf(key: Buffer, token: string): SessionToken | null {
  try {
    const claims: unknown = jwt.verify(token, keyObjectOf(key), {
      algorithms: [algorithm],
      issuer,
      audience,
      ignoreExpiration: true,
    });
    if (!Value.Check(Claims, claims)) return null;
    return { adminId: claims.sub, sessionId: claims.jti, expires: claims.exp };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
    throw error;
  }
}
