import { keepRunning, seedDraft, waitingPeople } from '../../features/mailing/mailing.scenario.ts';
import type { Ask, Pair, World } from './parity.ts';

const fields = `kind name state templateName templateVersion perHour revision confirmedPeople startsAt pauseReason createdBy startedAt endedAt
  estimatedEndAt recipients { planned queued sent refused uncertain skipped canceled skippedFor { reason people } }`;
const payload = `{ message mailing { id ${fields} } }`;
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Each API gets another twin: the differences between the twins are not compared. */
const comparable = (message: unknown, { kind, state, pauseReason, ...mailing }: Record<string, unknown>) => ({
  message,
  name: mailing['name'],
  templateName: mailing['templateName'],
  perHour: mailing['perHour'],
  confirmedPeople: mailing['confirmedPeople'],
  startsAt: mailing['startsAt'],
  recipients: mailing['recipients'],
  kind: String(kind).toLowerCase(),
  state: String(state).toLowerCase(),
  pauseReason: String(pauseReason).toLowerCase(),
});

/** A draft whose state is changed by hand. */
async function inState({ running }: World, state: 'draft' | 'running' | 'paused'): Promise<string> {
  const { pool } = running.database;
  const { id } = await seedDraft(pool, { kind: 'invite' });
  if (state !== 'draft') await keepRunning(pool, id);
  if (state === 'paused')
    await pool.query(`UPDATE mailing SET state = 'paused', pause_reason = 'admin' WHERE id = $1`, [id]);
  return id;
}

const startPair: Pair = {
  rest: 'POST /api/admin/startMailing',
  graphql: 'Mutation.startMailing',
  document: `mutation ($id: ID!, $confirmPeople: Int!, $revision: Int!, $startsAt: String) {
    startMailing(id: $id, confirmPeople: $confirmPeople, revision: $revision, startsAt: $startsAt) ${payload} }`,
  fromRest: ({ message, result }) => comparable(message, result),
  fromGraphql: ({ message, mailing }) => comparable(message, mailing),
  cases: [
    {
      name: 'a draft, tomorrow',
      as: 'ADMIN',
      ask: async (world) =>
        start(await inState(world, 'draft'), await waitingPeople(world.running.database.pool)),
    },
    {
      name: 'with another number',
      as: 'ADMIN',
      code: 'CONFLICT',
      ask: async (world) => start(await inState(world, 'draft'), 1_000_000),
    },
    {
      name: 'that was changed since',
      as: 'ADMIN',
      code: 'CONFLICT',
      ask: async (world) => start(await inState(world, 'draft'), 1, tomorrow, 2),
    },
    { name: 'nothing', as: 'ADMIN', code: 'VALIDATION_FAILED', ask: () => start(' ', 0, 'yesterday', 0) },
    {
      name: 'one that runs',
      as: 'ADMIN',
      code: 'WRONG_STATE',
      ask: async (world) => start(await inState(world, 'running'), 1),
    },
    { name: 'one that is not there', as: 'ADMIN', code: 'NOT_FOUND', ask: () => start(unknownId, 1) },
    { name: 'by an editor', as: 'EDITOR', code: 'FORBIDDEN', ask: () => start(unknownId, 1) },
  ],
};

const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 11)}09:00:00.000Z`;

function start(id: string, confirmPeople: number, startsAt = tomorrow, revision = 1): Ask {
  const fields = { id, confirmPeople, revision, startsAt };
  return { body: fields, variables: fields };
}

const changePair = (
  name: 'pauseMailing' | 'resumeMailing' | 'cancelMailing' | 'deleteMailing',
  from: 'draft' | 'running' | 'paused',
  needs: 'EDITOR' | 'ADMIN',
): Pair => {
  const ask = (id: string): Ask => ({ body: { id }, variables: { id } });
  return {
    rest: `POST /api/admin/${name}`,
    graphql: `Mutation.${name}`,
    document: `mutation ($id: ID!) { ${name}(id: $id) ${payload} }`,
    fromRest: ({ message, result }) => comparable(message, result),
    fromGraphql: ({ message, mailing }) => comparable(message, mailing),
    cases: [
      { name: `one that is ${from}`, as: needs, ask: async (world) => ask(await inState(world, from)) },
      {
        name: 'one in another state',
        as: 'ADMIN',
        code: 'WRONG_STATE',
        ask: async (world) => {
          const id = await inState(world, from === 'draft' ? 'paused' : 'draft');
          if (name !== 'cancelMailing') return ask(id);
          await world.running.database.pool.query(
            `UPDATE mailing SET state = 'canceled', ended_at = now() WHERE id = $1`,
            [id],
          );
          return ask(id);
        },
      },
      { name: 'one that is not there', as: 'ADMIN', code: 'NOT_FOUND', ask: () => ask(unknownId) },
      { name: 'nothing', as: 'ADMIN', code: 'VALIDATION_FAILED', ask: () => ask('') },
      { name: 'by a viewer', as: 'VIEWER', code: 'FORBIDDEN', ask: () => ask(unknownId) },
    ],
  };
};

/** Admins' calls for mailings. */
export const mailingPairs: readonly Pair[] = [
  startPair,
  changePair('pauseMailing', 'running', 'EDITOR'),
  changePair('resumeMailing', 'paused', 'ADMIN'),
  changePair('cancelMailing', 'paused', 'ADMIN'),
  changePair('deleteMailing', 'draft', 'EDITOR'),
];
