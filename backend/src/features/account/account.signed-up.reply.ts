import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { nullable } from '../../platform/http/rest-schema.ts';
import type { SignedUp } from './account.signed-up.ts';

/** The part of a REST body that says how long a session lasts. */
export const Remember = nullable(
  Type.Boolean({ examples: [true] }),
  'Whether the session of an account that is active at once lasts 30 days instead of 12 hours.',
);

export const SignedUpReply = Type.Object({
  message: Type.String({ description: 'A message to show to the user.' }),
  accessToken: Type.Optional(
    Type.String({
      description:
        'Send it as Authorization: Bearer. Only for an account that is active at once: with a setup link or an invitation.',
      examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl'],
    }),
  ),
});

/** Sends the message, and the token of an account that is active at once. */
export const sendSignedUp = (reply: FastifyReply, { message, session }: SignedUp): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .send(session === null ? { message } : { message, accessToken: session.accessToken });
