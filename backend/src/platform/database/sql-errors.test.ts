import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isAway, isConnectionError } from './sql-errors.ts';

const missing = '/there-is-no-such-folder/there-is-no-such-file';

describe('an unavailable server', () => {
  it('is one whose socket is missing', async () => {
    await expect(once(connect(missing), 'connect')).rejects.toSatisfy(isAway);
  });

  it('is no excuse for a file that is missing', async () => {
    await expect(readFile(missing)).rejects.not.toSatisfy(isAway);
  });
});

describe('a process that has no room for another connection', () => {
  const failed = (code: string, syscall: string) =>
    Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

  it('may try again, and blames no server', () => {
    for (const code of ['EMFILE', 'ENFILE', 'EADDRNOTAVAIL']) {
      expect(failed(code, 'connect')).toSatisfy(isConnectionError);
      expect(new AggregateError([failed(code, 'connect')])).toSatisfy(isConnectionError);
      expect(failed(code, 'connect')).not.toSatisfy(isAway);
    }
  });

  it('is no excuse for a file that could not be opened', () => {
    expect(failed('EMFILE', 'open')).not.toSatisfy(isConnectionError);
  });
});
