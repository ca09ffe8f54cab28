import { forEachChoice } from '@waitlist/backend/questions';
import type { ReactNode } from 'react';
import type { BroadcastPartsFragment, WavePartsFragment } from '../../../generated/office.ts';
import type { Script } from '../../../testing/scripted-server.tsx';
import { type OfficeOptions, renderScreens } from '../../testing/render-office.tsx';

/** A wave as the server answers it. */
export function waveOf(
  mailing: Partial<WavePartsFragment['mailing']> = {},
  funnel: Partial<WavePartsFragment['funnel']> = {},
): WavePartsFragment {
  const segment = {
    search: null,
    states: ['WAITING'],
    sources: null,
    campaigns: null,
    tags: null,
    imports: null,
    countries: ['IN'],
    ...forEachChoice(() => null),
    joinedFrom: null,
    joinedTo: null,
    minPoints: null,
    maxPoints: null,
    minReferrals: 1,
    maxReferrals: null,
    verifiedBy: null,
    newsConsent: null,
    held: null,
    leaving: null,
    clicked: null,
    notClicked: null,
    referredBy: null,
    treeOf: null,
    signupIds: null,
    emailListId: null,
    reachStatedBy: null,
    topByRank: 500,
    randomSample: null,
    sampleSeed: null,
    __typename: 'Segment',
  } as const;
  const recipients = {
    planned: 100,
    queued: 10,
    sent: 380,
    refused: 4,
    uncertain: 0,
    skipped: 6,
    canceled: 0,
    skippedFor: [{ reason: 'SUPPRESSED', people: 6, __typename: 'SegmentExclusion' }],
    __typename: 'MailingRecipients',
  } as const;
  return {
    id: 'w1',
    expiresInMinutes: 20_160,
    reminderDays: [3],
    revokedAt: null,
    __typename: 'InviteWave',
    funnel: {
      planned: 500,
      issued: 390,
      sent: 380,
      opened: 120,
      accepted: 64,
      expired: 0,
      revoked: 0,
      __typename: 'InviteFunnel',
      ...funnel,
    },
    mailing: {
      id: 'w1',
      kind: 'INVITE',
      name: 'First 500',
      state: 'DRAFT',
      segment: { ...segment, states: [...segment.states] },
      templateId: 't1',
      templateName: 'Invitation',
      templateVersion: 1,
      perHour: 5000,
      revision: 1,
      confirmedPeople: null,
      startsAt: null,
      pauseReason: null,
      createdBy: 'grace@example.com',
      createdAt: '2026-11-22T10:00:00Z',
      startedAt: null,
      endedAt: null,
      estimatedEndAt: null,
      recipients: { ...recipients, skippedFor: [...recipients.skippedFor] },
      __typename: 'Mailing',
      ...mailing,
    },
  } as WavePartsFragment;
}

/** A broadcast as the server answers it. */
export const broadcastOf = (
  mailing: Partial<BroadcastPartsFragment> = {},
  feedback: Partial<BroadcastPartsFragment['feedback']> = {},
): BroadcastPartsFragment => ({
  ...waveOf().mailing,
  id: 'b1',
  kind: 'BROADCAST',
  name: 'March news',
  templateId: 't2',
  templateName: 'News',
  feedback: { clicked: 95, unsubscribed: 5, bounced: 2, complained: 1, ...feedback },
  links: [{ url: 'https://blog.example/march', clicked: 90 }],
  ...mailing,
});

/** The queries that every screen of mailings may send. */
export const commonAnswers: Readonly<Record<string, Script>> = {
  SignupsByCountry: () => ({
    signupsByCountry: ['DE', 'IN'].map((country) => ({ country, name: country, totalUsers: 1 })),
  }),
  EmailLists: () => ({ emailLists: [] }),
  PreviewMessage: () => ({
    previewMessage: {
      subject: "You're in",
      html: '<p>Hi</p>',
      text: 'Hi',
      textMessage: { text: "It's your turn: https://…", encoding: 'UCS_2', units: 171, segments: 3 },
    },
  }),
  MessageTemplates: () => ({
    messageTemplates: [template('t1', 'INVITE', 'Invitation'), template('t2', 'BROADCAST', 'News')],
  }),
  PreviewSegment: () => ({ previewSegment: preview(500) }),
  BroadcastRecipients: () => ({ broadcastRecipients: { docs: [], totalDocs: 0, totalIsExact: true } }),
  WaveInvites: () => ({ waveInvites: { docs: [], totalDocs: 0, totalIsExact: true } }),
};

/** @param number of its current version. */
export const template = (id: string, kind: string, name: string, number = 1) => ({
  id,
  kind,
  name,
  __typename: 'MessageTemplate',
  version: {
    id: `v${number}-${id}`,
    number,
    subject: "You're in",
    preheader: '',
    body: '{inviteLink}',
    createdBy: null,
    createdAt: '2026-11-01T00:00:00Z',
  },
});

export const preview = (people: number) => ({
  people,
  emails: people - 1,
  textMessages: 1,
  stated: 0,
  canText: true,
  firstRank: 1,
  lastRank: 812,
  sample: [
    {
      id: 's1',
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      country: 'IN',
      points: 900,
      rank: 1,
    },
  ],
  excluded: [{ reason: 'ALREADY_INVITED', people: 41 }],
});

/** Shows one screen of mailings to a role. */
export const renderMailing = (
  screen: ReactNode,
  { at, scripts, ...options }: OfficeOptions & { /** The pattern of its address. */ readonly at: string },
) => renderScreens({ [at]: screen }, { ...options, scripts: { ...commonAnswers, ...scripts } });
