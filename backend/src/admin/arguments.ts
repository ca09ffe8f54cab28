import { parseOptions, UsageError } from '../command-options.ts';
import type { BackUpArguments } from './back-up.ts';
import type { RestoreArguments } from './restore.ts';
import { readMoment } from '../platform/forms/moment.ts';

export interface EraseArguments {
  readonly email: string;
  /** Which signup, when several have the email. */
  readonly id: string | undefined;
  readonly yes: boolean;
}

export interface VerifyArguments {
  /** How many ranks are compared; undefined: all. */
  readonly ranks: number | undefined;
}

/** What a command line asks for. */
export type AdminRequest =
  | { readonly name: 'help' | 'version' | 'create' }
  | ({ readonly name: 'erase' } & EraseArguments)
  | ({ readonly name: 'verify' } & VerifyArguments)
  | ({ readonly name: 'backup' } & BackUpArguments)
  | ({ readonly name: 'restore' } & RestoreArguments);

const switchOption = { type: 'boolean', default: false } as const;

/** @throws UsageError if they are not a command. */
export function parseArguments(args: readonly string[]): AdminRequest {
  const { values, positionals } = parseOptions(args, {
    options: {
      help: switchOption,
      version: switchOption,
      yes: switchOption,
      replace: switchOption,
      'with-secrets': switchOption,
      id: { type: 'string' },
      ranks: { type: 'string' },
      until: { type: 'string' },
    },
    allowPositionals: true,
  });
  const { id, yes, replace, 'with-secrets': withSecrets } = values;
  const ranks = values.ranks === undefined ? undefined : parseRanks(values.ranks);
  const until = values.until === undefined ? undefined : parseMoment(values.until);
  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  const [name, argument, ...more] = positionals;
  if (more.length > 0) throw new UsageError('That is too much.');
  switch (name) {
    case 'create':
      if (argument !== undefined)
        throw new UsageError("The name, email and password are asked for. Don't pass them as arguments.");
      return { name };
    case 'erase':
      if (argument === undefined) throw new UsageError('Give the email address.');
      return { name, email: argument, id, yes };
    case 'verify':
      if (argument !== undefined) throw new UsageError('verify takes no argument.');
      return { name, ranks };
    case 'backup':
      if (argument === undefined) throw new UsageError('Which folder is the backup to be written to?');
      return { name, folder: argument, withSecrets };
    case 'restore':
      if (argument === undefined) throw new UsageError('Which folder is the backup in?');
      return { name, folder: argument, until, replace, yes };
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command ${name}.`);
  }
}

function parseRanks(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError('How many ranks? A whole number from 1 on.');
}

/** With its time zone: an hour more or less decides what is lost. */
function parseMoment(text: string): Date {
  const moment = readMoment(text);
  if (moment !== null) return moment;
  throw new UsageError('--until takes a moment with its time zone, such as 2026-11-23T05:00:00Z.');
}
