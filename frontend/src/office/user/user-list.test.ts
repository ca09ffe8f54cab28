import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { questionKeys } from '@waitlist/backend/questions';
import { expect, test } from 'vitest';
import { userListVariables } from './user-list.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
const sorts = schema.getType('UserSort');

test.each(questionKeys)('the server can sort by the answer to %s', (key) => {
  const { sort, direction } = userListVariables(new URLSearchParams({ sort: `-${key}` }));
  expect(direction).toBe('DESC');
  expect(sort).not.toBe('JOINED_AT');
  expect(isEnumType(sorts) && sorts.getValues().map(({ name }) => name)).toContain(sort);
});
