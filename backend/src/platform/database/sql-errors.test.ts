import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isAway } from './sql-errors.ts';

const missing = '/there-is-no-such-folder/there-is-no-such-file';

describe('a server that is away', () => {
  it('is one whose socket is missing', async () => {
    await expect(once(connect(missing), 'connect')).rejects.toSatisfy(isAway);
  });

  it('is no excuse for a file that is missing', async () => {
    await expect(readFile(missing)).rejects.not.toSatisfy(isAway);
  });
});
