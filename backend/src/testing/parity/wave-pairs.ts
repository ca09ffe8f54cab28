import { createWaveInstance } from '../wave-instance.ts';
import type { Ask, Pair, World } from './parity.ts';

const fields = `expiresInMinutes reminderDays revokedAt funnel { planned issued sent opened accepted expired revoked }
  mailing { name state perHour templateName confirmedPeople recipients { planned queued sent refused uncertain skipped canceled } }`;

/** Each API gets another twin: the differences between the twins are not compared. */
const comparable = (wave: Record<string, unknown>) => {
  const { expiresInMinutes, reminderDays, revokedAt, funnel, mailing } = wave;
  const { name, state, perHour, templateName, confirmedPeople, recipients } = recordOf(mailing);
  const { planned, queued, sent, skipped, canceled } = recordOf(recipients);
  return {
    expiresInMinutes,
    reminderDays,
    revokedAt,
    funnel,
    mailing: { name, perHour, templateName, confirmedPeople, state: String(state).toLowerCase() },
    counts: { planned, queued, sent, skipped, canceled },
  };
};

const recordOf = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(value ?? {}));

const waved = (input: Readonly<Record<string, unknown>>): Ask => ({ body: input, variables: { input } });
const draft = { name: 'March', segment: { states: ['WAITING'], countries: ['DE'], topByRank: 10 } };

/** A draft with every term. */
async function savedWave({ running }: World): Promise<string> {
  const instance = createWaveInstance(running.database.pool, 1);
  const { id } = await instance.draft({ states: ['WAITING'] }, { reminderDays: [1, 3] });
  instance.close();
  return id;
}

/** Admins' and API keys' calls for waves of invitations. */
export const wavePairs: readonly Pair[] = [
  {
    rest: 'POST /api/admin/createInviteWave',
    graphql: 'Mutation.createInviteWave',
    document: `mutation ($input: InviteWaveInput!) { createInviteWave(input: $input) { message wave { ${fields} } } }`,
    fromRest: ({ message, result }) => ({ message, wave: comparable(result) }),
    fromGraphql: ({ message, wave }) => ({ message, wave: comparable(wave) }),
    cases: [
      { name: 'with its usual terms', as: 'EDITOR', ask: () => waved(draft) },
      {
        name: 'with terms of its own',
        as: 'ADMIN',
        ask: () => waved({ ...draft, perHour: 100, expiresInMinutes: 20_160, reminderDays: [1, 7] }),
      },
      {
        name: 'with everything wrong',
        as: 'EDITOR',
        code: 'VALIDATION_FAILED',
        ask: () =>
          waved({
            name: ' ',
            templateId: 'none',
            perHour: 0,
            expiresInMinutes: 0,
            reminderDays: [1, 1],
            segment: { states: ['ACCEPTED'], countries: ['Atlantis'], minPoints: -1 },
          }),
      },
      {
        name: 'with reminders after the end',
        as: 'EDITOR',
        code: 'VALIDATION_FAILED',
        ask: () => waved({ ...draft, expiresInMinutes: 60, reminderDays: [1] }),
      },
      { name: 'by a viewer', as: 'VIEWER', code: 'FORBIDDEN', ask: () => waved(draft) },
      { name: 'by nobody', code: 'UNAUTHENTICATED', ask: () => waved(draft) },
    ],
  },
  {
    rest: 'GET /api/admin/inviteWave/:id',
    graphql: 'Query.inviteWave',
    document: `query ($id: ID!) { inviteWave(id: $id) { ${fields} } }`,
    fromRest: ({ result }) => comparable(result),
    fromGraphql: comparable,
    cases: [
      { name: 'a draft', as: 'VIEWER', ask: async (world) => idOf(await savedWave(world)) },
      { name: 'by nobody', code: 'UNAUTHENTICATED', ask: () => idOf('none') },
    ],
  },
];

const idOf = (id: string): Ask => ({ address: id, variables: { id } });
