import { expect } from 'vitest';
import type { TestClient } from './client.ts';

/** Expects that a call and a mutation with the argument `input` refuse it alike: same message, code and fields. */
export async function expectSameRefusal(
  client: TestClient,
  { path, document }: { readonly path: string; readonly document: string },
  input: object,
): Promise<void> {
  const rest = await client.post(path, input);
  const { errors } = (await client.graphql(document, { input })).body;
  expect(rest.status).toBeGreaterThanOrEqual(400);
  expect(errors[0].message).toBe(rest.body.message);
  expect(errors[0].extensions).toEqual({
    code: rest.body.code,
    ...(rest.body.fields === undefined ? {} : { fields: rest.body.fields }),
  });
}
