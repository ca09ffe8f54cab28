import { setTimeout as sleep } from 'node:timers/promises';
import type { ArrivedMail } from '../launch/mail-sink.ts';
import type { Desk } from './desk.ts';
import type { Findings } from './findings.ts';
import type { World } from './world.ts';

const wavePeople = 200;
const perHour = 24_000;
/** A request holds so many ids. */
const newsPeople = 700;
const redeemedShare = 0.3;
const waitMs = 5 * 60_000;
const lookEveryMs = 1000;

const recipients = 'recipients { planned queued sent refused uncertain skipped cancelled }';
const createWave = `mutation CreateInviteWave($input: InviteWaveInput!) { createInviteWave(input: $input) { wave { id } } }`;
const createBroadcast = `mutation CreateBroadcast($input: BroadcastInput!) { createBroadcast(input: $input) { mailing { id } } }`;
const saveTemplate = `mutation SaveMessageTemplate($input: SaveMessageTemplateInput!) { saveMessageTemplate(input: $input) { template { id } } }`;
const start = `mutation StartMailing($id: ID!, $confirmPeople: Int!) { startMailing(id: $id, confirmPeople: $confirmPeople, revision: 1) { mailing { id state } } }`;
const preview = `query PreviewSegment($segment: SegmentInput!, $kind: MailingKind!) { previewSegment(segment: $segment, kind: $kind) { people emails textMessages } }`;
const findWave = `query InviteWave($id: ID!) { inviteWave(id: $id) { funnel { planned issued sent accepted } mailing { state ${recipients} } } }`;
const findBroadcast = `query Broadcast($id: ID!) { broadcast(id: $id) { state ${recipients} } }`;

interface MailingNow {
  readonly state: string;
  readonly recipients: Readonly<Record<string, number>>;
}

/** What was sent, counted here and by the product. */
export interface MailingTotals {
  waves: number;
  broadcasts: number;
  /** Messages that the product says it sent. */
  invitesSent: number;
  newsSent: number;
  redeemed: number;
}

/** An admin who invites waves of users and writes to everyone who agreed, and the app that redeems codes. */
export class Mailings {
  readonly totals: MailingTotals = { waves: 0, broadcasts: 0, invitesSent: 0, newsSent: 0, redeemed: 0 };
  /** Messages that arrived, by recipient and mailing: an invitation has a code of its own, news a subject of its own. */
  readonly #arrived = new Map<string, number>();
  readonly #codes: { readonly code: string; readonly email: string }[] = [];
  readonly #desk: Desk;
  readonly #world: World;
  readonly #findings: Findings;
  /** How many members were there at the last news. */
  #toldAbout = 0;
  #underWay = 0;

  constructor(desk: Desk, world: World, findings: Findings) {
    this.#desk = desk;
    this.#world = world;
    this.#findings = findings;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Messages that arrived, of each kind. */
  get arrived(): { readonly invites: number; readonly news: number } {
    const keys = [...this.#arrived.keys()];
    const invites = keys.filter((key) => key.startsWith('invite ')).length;
    return { invites, news: keys.length - invites };
  }

  onMail({ to, subject, read }: ArrivedMail): void {
    const [code] = read?.codes ?? [];
    const member = this.#world.byEmail(to);
    const key = code === undefined ? `${subject} ${to}` : `invite ${to}`;
    if (code === undefined)
      this.#findings.expect(/^News \d+$/.test(subject), 'a message nobody sent', () => `${to}: ${subject}`);
    else {
      if (member !== undefined) member.isInvited = true;
      this.#codes.push({ code, email: to });
    }
    const times = (this.#arrived.get(key) ?? 0) + 1;
    this.#arrived.set(key, times);
    this.#findings.expect(times === 1, 'a user mailed twice by a mailing', () => key);
  }

  /** A wave to the best users, from the draft to its last message; then the app redeems some of its codes. */
  async invite(): Promise<void> {
    this.#underWay += 1;
    try {
      const segment = { states: ['WAITING'], verifiedBy: 'EMAIL', topByRank: wavePeople };
      const people = await this.#count(segment, 'INVITE');
      const name = `Wave ${(this.totals.waves += 1)}`;
      const made = await this.#desk.ask<{ wave: { id: string } }>('create wave', createWave, {
        input: { name, segment, perHour },
      });
      if (people === null || made === null) return;
      this.#world.beginLeaves(people);
      const { id } = made.wave;
      await this.#desk.ask('start mailing', start, { id, confirmPeople: people });
      const now = await this.#untilDone(async () => {
        const wave = await this.#desk.ask<{ mailing: MailingNow }>('wave', findWave, { id });
        return wave?.mailing ?? null;
      });
      this.#world.endLeaves(people);
      if (now === null) return;
      this.totals.invitesSent += now.recipients['sent'] ?? 0;
      this.#findings.expect(now.recipients['sent'] === people, 'wave: not all sent', () =>
        JSON.stringify(now),
      );
      await this.#redeemSome();
    } finally {
      this.#underWay -= 1;
    }
  }

  /** News to those who joined since the last news and agreed. */
  async broadcast(): Promise<void> {
    this.#underWay += 1;
    try {
      const name = `News ${(this.totals.broadcasts += 1)}`;
      const template = await this.#desk.ask<{ template: { id: string } }>('save template', saveTemplate, {
        input: { kind: 'BROADCAST', name, subject: name, body: 'Hi {firstName}, you are #{rank}.' },
      });
      const readers = this.#world.members.slice(this.#toldAbout).filter(({ getsNews }) => getsNews);
      this.#toldAbout = this.#world.members.length;
      const signupIds = readers.slice(0, newsPeople).map(({ id }) => id);
      if (template === null || signupIds.length === 0) return;
      const segment = { states: ['WAITING', 'INVITED', 'ACCEPTED'], signupIds };
      const people = await this.#count(segment, 'BROADCAST');
      if (people === null) return;
      this.#findings.expect(people === signupIds.length, 'news: not for all who agreed', () =>
        String(people),
      );
      const input = { name, segment, perHour: 120_000, templateId: template.template.id };
      const made = await this.#desk.ask<{ mailing: { id: string } }>('create broadcast', createBroadcast, {
        input,
      });
      if (made === null) return;
      const { id } = made.mailing;
      await this.#desk.ask('start mailing', start, { id, confirmPeople: people });
      const now = await this.#untilDone(() => this.#desk.ask<MailingNow>('broadcast', findBroadcast, { id }));
      if (now === null) return;
      this.totals.newsSent += now.recipients['sent'] ?? 0;
      this.#findings.expect(now.recipients['sent'] === people, 'broadcast: not all sent', () =>
        JSON.stringify({ people, now }),
      );
    } finally {
      this.#underWay -= 1;
    }
  }

  async #count(segment: object, kind: string): Promise<number | null> {
    const found = await this.#desk.ask<{ people: number }>('preview segment', preview, { segment, kind });
    return found?.people ?? null;
  }

  async #untilDone(look: () => Promise<MailingNow | null>): Promise<MailingNow | null> {
    for (
      const deadline = performance.now() + waitMs;
      performance.now() < deadline;
      await sleep(lookEveryMs)
    ) {
      const now = await look();
      if (now?.state === 'DONE') return now;
    }
    this.#findings.wrong('a mailing did not end', JSON.stringify(await look()));
    return null;
  }

  /** The app checks codes and redeems them; once more for the same account is harmless, and for another is refused. */
  async #redeemSome(): Promise<void> {
    for (const { code, email } of this.#codes.splice(0)) {
      if (Math.random() > redeemedShare) continue;
      const account = `account of ${email}`;
      const checked = await this.#desk.rest('check invite', '/api/checkInvite', { body: { code } });
      this.#findings.expect(checked !== null, 'a code that was mailed is unknown', () => `${email}: ${code}`);
      const first = await this.#redeem({ code, account, email });
      const again = await this.#redeem({ code, account, email });
      const isRight = first === false && again === true;
      this.#findings.expect(
        isRight,
        'redeem: not once',
        () => `${email}: ${String(first)}, ${String(again)}`,
      );
      if (first === false) this.totals.redeemed += 1;
      await this.#desk.rest('redeem for another', '/api/redeemInvite', {
        body: { code, account: 'another' },
        expected: 409,
      });
    }
  }

  /** @returns whether it had been redeemed before; null when the call failed. */
  async #redeem(body: object): Promise<boolean | null> {
    const answer = await this.#desk.rest('redeem', '/api/redeemInvite', { body });
    if (answer === null) return null;
    return (JSON.parse(answer.body) as { readonly alreadyRedeemed: boolean }).alreadyRedeemed;
  }
}
