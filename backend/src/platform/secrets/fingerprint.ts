import { createSecrets, keyedHash } from './secrets.ts';

/** Shows whether two application secrets are the same, and reveals nothing else about them. */
export const secretFingerprint = (appSecret: string): string =>
  keyedHash(createSecrets(appSecret).key('fingerprint'), 'fingerprint');
