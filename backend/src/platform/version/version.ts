import manifest from '../../../../package.json' with { type: 'json' };
import { migrations } from '../database/migrations.ts';

/** The running version. */
export interface Version {
  /** The app's version, from package.json: `0.1.0`. */
  readonly version: string;
  /** The last migration that this version knows: `092-team-invitations`. */
  readonly schema: string;
}

export const version: Version = { version: manifest.version, schema: migrations.at(-1)?.name ?? '' };
