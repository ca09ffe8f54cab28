import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

const moment = '2026-11-23T05:00:00+01:00';

it.each([
  [['create'], { name: 'create' }],
  [['erase', 'a@example.com'], { name: 'erase', email: 'a@example.com', id: undefined, yes: false }],
  [
    ['erase', 'a@example.com', '--id', '7', '--yes'],
    { name: 'erase', email: 'a@example.com', id: '7', yes: true },
  ],
  [['verify'], { name: 'verify', ranks: undefined }],
  [['verify', '--ranks', '1000'], { name: 'verify', ranks: 1000 }],
  [['backup', 'there'], { name: 'backup', folder: 'there', withSecrets: false }],
  [['backup', 'there', '--with-secrets'], { name: 'backup', folder: 'there', withSecrets: true }],
  [['restore', 'there'], { name: 'restore', folder: 'there', until: undefined, replace: false, yes: false }],
  [
    ['restore', 'there', '--until', moment, '--replace', '--yes'],
    { name: 'restore', folder: 'there', until: new Date(moment), replace: true, yes: true },
  ],
  [['--version'], { name: 'version' }],
  [['erase', '--help'], { name: 'help' }],
])('%j is understood', (args, expected) => {
  expect(parseArguments(args)).toEqual(expected);
});

it.each([
  [[], 'Which command?'],
  [['dance'], 'There is no command dance.'],
  [['create', 'secret'], "Don't pass them as arguments"],
  [['erase', '--yes'], 'Give the email address.'],
  [['erase', 'a@example.com', 'b@example.com'], 'That is too much.'],
  [['verify', 'everything'], 'verify takes no argument.'],
  [['verify', '--ranks', 'all'], 'How many ranks?'],
  [['verify', '--ranks', '0'], 'How many ranks?'],
  [['backup'], 'Which folder is the backup to be written to?'],
  [['restore'], 'Which folder is the backup in?'],
  [['restore', 'there', '--until', '2026-11-23 05:00'], '--until takes a moment with its time zone'],
  [['restore', 'there', '--until', '2026-13-23T05:00:00Z'], '--until takes a moment with its time zone'],
  [['create', '--force'], "Unknown option '--force'"],
])('%j is refused, and why', (args, expected) => {
  expect(() => parseArguments(args)).toThrow(expected);
});
