import { visitorAddress } from '../launch/arrivals.ts';
import { type Browser, newBrowser, type SiteClient } from '../launch/site-client.ts';
import type { Findings } from './findings.ts';
import type { Member, World } from './world.ts';

const pointsPerReferral = 10;
const openAtMost = 200;
/** No visitor of a journey has an address from here on. */
const firstAddress = 3_000_000;

const rankQuery = 'query Rank($userId: ID!) { rank(userId: $userId) { userId rank total referralId } }';
const openStatus =
  'mutation OpenStatusByLink($token: String!) { openStatusByLink(token: $token) { message } }';
const statusQuery = `query Status {
  status { version state rank ahead behind points referralCount referralId
    leaderboard { rank name points isYou } referrals(first: 10) { nextAfter referrals { name joinedAt } } }
}`;

interface RankAnswer {
  readonly userId: string;
  readonly rank: number;
  readonly total: number;
  readonly referralId: string;
}

interface StatusAnswer {
  readonly state: string;
  readonly rank: number | null;
  readonly ahead: number | null;
  readonly behind: number | null;
  readonly points: number;
  readonly referralCount: number;
  readonly referralId: string;
  readonly leaderboard: readonly { readonly rank: number; readonly points: number }[];
}

export interface ReadersOptions {
  readonly clients: readonly SiteClient[];
  readonly world: World;
  readonly findings: Findings;
}

/** Members who read their ranks and look at their status, on one instance after the other. */
export class Readers {
  readonly #options: ReadersOptions;
  /** Browsers in which a status is open. */
  readonly #open: { readonly member: Member; readonly browser: Browser }[] = [];
  #calls = 0;

  constructor(options: ReadersOptions) {
    this.#options = options;
  }

  async readRank(): Promise<void> {
    const { world, findings } = this.#options;
    const member = world.pick(({ isInvited }) => !isInvited);
    if (member === undefined) return;
    const before = world.certain;
    const browser = newBrowser(visitorAddress(firstAddress + this.#calls));
    const result = await findings.timed('rank', () =>
      this.#client().ask(browser, { name: 'Rank', query: rankQuery, variables: { userId: member.id } }),
    );
    if (result.ok) this.#judgeRank(member, result.data['rank'] as RankAnswer, before);
    else if (!(result.code === 'NOT_FOUND' && mayBeLeaving(world, before, member)))
      findings.wrong(`rank: ${result.status} ${result.code}`, member.id);
  }

  /** Compares a rank with what is certain and possible, and with the member's last one. */
  #judgeRank(member: Member, answer: RankAnswer, before: World['certain']): void {
    const { world, findings } = this.#options;
    const after = world.possible;
    const show = () => JSON.stringify({ answer, before, after, last: member.lastRank });
    const { rank, total } = answer;
    const isThem = answer.userId === member.id && answer.referralId === member.referralId;
    findings.expect(isThem && rank >= 1 && rank <= total, 'rank: shape', show);
    const [least, most] = [before.joins - after.leaves, after.joins - before.leaves];
    const isTotalRight = total >= world.seeded + least && total <= world.seeded + most;
    findings.expect(isTotalRight, 'rank: total', show);
    const last = member.lastRank;
    if (last !== null) {
      // A credit lets one user pass, so a rank falls by one for each at most; it rises when others leave, or by own credits.
      const fell = rank - last.rank;
      findings.expect(fell <= after.credits - last.before.credits, 'rank: fell too far', show);
      const isExplained = member.referralsBegun > 0 || -fell <= after.leaves - last.before.leaves;
      findings.expect(isExplained, 'rank: rose without a credit', show);
    }
    member.lastRank = { rank, before };
  }

  /** Opens another status with its link until there are enough; then reads one that is open. */
  async readStatus(): Promise<void> {
    const { world } = this.#options;
    if (this.#open.length < openAtMost) {
      const member = world.pick(({ statusToken }) => statusToken !== null);
      if (member !== undefined) await this.#openStatus(member);
    }
    const open = this.#open[Math.floor(Math.random() * this.#open.length)];
    if (open !== undefined) await this.#readOpen(open.member, open.browser);
  }

  async #openStatus(member: Member): Promise<void> {
    const { findings } = this.#options;
    const browser = newBrowser(visitorAddress(firstAddress + this.#calls));
    const variables = { token: member.statusToken };
    const result = await findings.timed('open status', () =>
      this.#client().ask(browser, { name: 'OpenStatusByLink', query: openStatus, variables }),
    );
    if (result.ok) this.#open.push({ member, browser });
    else findings.wrong(`open status: ${result.status} ${result.code}`, member.id);
  }

  async #readOpen(member: Member, browser: Browser): Promise<void> {
    const { world, findings } = this.#options;
    const before = { ...world.certain, referrals: member.referralsEnded };
    const result = await findings.timed('status', () =>
      this.#client().ask(browser, { name: 'Status', query: statusQuery }),
    );
    const status = result.ok ? (result.data['status'] as StatusAnswer | null) : null;
    if (status === null) {
      findings.wrong(`status: ${result.ok ? 'closed' : `${result.status} ${result.code}`}`, member.id);
      return;
    }
    const show = () => JSON.stringify({ status, before, after: world.possible });
    const { points, referralCount, rank, ahead, behind, leaderboard } = status;
    findings.expect(status.referralId === member.referralId, 'status: of another user', show);
    findings.expect(
      points === referralCount * pointsPerReferral &&
        referralCount >= before.referrals &&
        referralCount <= member.referralsBegun,
      'status: points',
      show,
    );
    const isRanked = rank !== null && ahead !== null && behind !== null;
    if (isRanked) {
      const total = ahead + behind + 1;
      const most = world.seeded + world.possible.joins - before.leaves;
      const least = world.seeded + before.joins - world.possible.leaves;
      findings.expect(rank === ahead + 1 && total >= least && total <= most, 'status: rank', show);
    } else findings.expect(member.isInvited || mayBeLeaving(world, before, member), 'status: no rank', show);
    const isOrdered = leaderboard.every(
      (place, index) =>
        place.rank === index + 1 && (index === 0 || place.points <= (leaderboard[index - 1]?.points ?? 0)),
    );
    findings.expect(isOrdered && leaderboard.length === 10, 'status: leaderboard', show);
  }

  #client(): SiteClient {
    const { clients } = this.#options;
    this.#calls += 1;
    const client = clients[this.#calls % clients.length];
    if (client === undefined) throw new Error('There is no instance');
    return client;
  }
}

/** Whether a wave that began before the answer may have invited the member. */
const mayBeLeaving = (world: World, before: { readonly leaves: number }, { isInvited }: Member): boolean =>
  isInvited || world.possible.leaves > before.leaves;
