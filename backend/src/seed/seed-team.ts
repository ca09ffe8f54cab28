import { randomUUID } from 'node:crypto';
import type { Caller } from '../platform/auth/viewer.ts';

/** The colleague who did what the demo's team did. */
export const colleague = { name: 'Maya Okafor', email: 'maya@example.com' } as const;

export const colleagueCalling: Caller = {
  viewer: {
    kind: 'session',
    adminId: randomUUID(),
    sessionId: randomUUID(),
    email: colleague.email,
    role: 'ADMIN',
  },
  clientAddress: '127.0.0.1',
};
