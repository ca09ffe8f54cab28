import { codeInSubject } from '../code-mail.ts';
import type { ArrivedMail } from '../launch/mail-sink.ts';
import { visitorAddress } from '../launch/arrivals.ts';
import { type Browser, type CallResult, newBrowser, type SiteClient } from '../launch/site-client.ts';
import type { PeopleSource, Person } from '../people.ts';
import type { Findings } from './findings.ts';
import type { Member, World } from './world.ts';

interface Visitor {
  readonly person: Person;
  readonly browser: Browser;
  /** The instance that is called next: each step goes to another one. */
  turn: number;
  asked: Promise<boolean>;
  codes: number;
  welcomes: number;
  isEnded: boolean;
}

export interface VisitorsOptions {
  readonly clients: readonly SiteClient[];
  readonly people: PeopleSource;
  readonly world: World;
  readonly findings: Findings;
}

/** The part of the visitors who use the code of one who joined in this run. */
const memberCodeShare = 0.15;
const newsShare = 0.5;

/** Carries visitors through whole journeys: request a code, read its email, verify, join, get the welcome email. */
export class Visitors {
  readonly #options: VisitorsOptions;
  readonly #visitors = new Map<string, Visitor>();

  constructor(options: VisitorsOptions) {
    this.#options = options;
  }

  get begun(): number {
    return this.#visitors.size;
  }

  /** How many have neither been welcomed nor failed. */
  get unfinished(): number {
    return [...this.#visitors.values()].filter(({ welcomes, isEnded }) => welcomes === 0 && !isEnded).length;
  }

  begin(): void {
    const { people, world } = this.#options;
    const [made] = people.make(1);
    if (made === undefined) return;
    const code = Math.random() < memberCodeShare ? world.pick()?.referralId : undefined;
    const news = { newsConsent: Math.random() < newsShare };
    const input = { ...made.input, ...news, ...(code === undefined ? {} : { referralCode: code }) };
    const number = this.#visitors.size;
    const visitor: Visitor = {
      person: { ...made, input },
      browser: newBrowser(visitorAddress(number)),
      turn: number,
      asked: Promise.resolve(false),
      codes: 0,
      welcomes: 0,
      isEnded: false,
    };
    this.#visitors.set(input.email, visitor);
    visitor.asked = this.#ask(visitor);
  }

  /** @returns whether the message was to a visitor of a journey, and not a mailing. */
  onMail({ to, subject, read }: ArrivedMail): boolean {
    const { findings, world } = this.#options;
    const visitor = this.#visitors.get(to);
    const code = codeInSubject(subject);
    if (code !== undefined) {
      if (visitor === undefined) findings.wrong('a code for no visitor', subject);
      else {
        visitor.codes += 1;
        findings.expect(visitor.codes === 1, 'a code mailed twice', () => to);
        void this.#enter(visitor, code);
      }
      return true;
    }
    if (!/^You're #[\d,]+ on the/.test(subject)) return false;
    if (visitor === undefined) {
      findings.wrong('a welcome for no visitor', to);
      return true;
    }
    visitor.welcomes += 1;
    findings.expect(visitor.welcomes === 1, 'a welcome mailed twice', () => to);
    const token = read?.links.map((link) => /\/status#open=(.+)$/.exec(link)?.[1]).find(Boolean);
    findings.expect(token !== undefined, 'a welcome without a link to the status', () => to);
    const member = world.byEmail(to);
    if (member !== undefined) member.statusToken = token ?? null;
    else setTimeout(() => this.#noteToken(to, token), 5000);
    return true;
  }

  #noteToken(email: string, token: string | undefined): void {
    const member = this.#options.world.byEmail(email);
    if (member !== undefined) member.statusToken = token ?? null;
    else this.#options.findings.wrong('a welcome without a join', email);
  }

  #clientOf(visitor: Visitor): SiteClient {
    const { clients } = this.#options;
    visitor.turn += 1;
    const client = clients[visitor.turn % clients.length];
    if (client === undefined) throw new Error('There is no instance');
    return client;
  }

  async #ask(visitor: Visitor): Promise<boolean> {
    const { email } = visitor.person.input;
    const { findings } = this.#options;
    const data = await this.#call(visitor, 'ask for a code', (client) =>
      client.sendCode(visitor.browser, email),
    );
    const sent = data?.['sendOtp'] as { codeLength: number; expiresInSeconds: number } | undefined;
    if (sent !== undefined)
      findings.expect(sent.codeLength >= 4 && sent.expiresInSeconds > 0, 'sendOtp: shape', () =>
        JSON.stringify(sent),
      );
    return data !== null;
  }

  async #enter(visitor: Visitor, code: string): Promise<void> {
    const { person, browser } = visitor;
    if (!(await visitor.asked)) return;
    const verify = (client: SiteClient) => client.verifyCode(browser, person.input.email, code);
    if ((await this.#call(visitor, 'verify', verify)) === null) return;
    const { world } = this.#options;
    const { referralCode } = person.input;
    const referrer = world.beginJoin(referralCode ?? undefined);
    const data = await this.#call(visitor, 'join', (client) => client.join(browser, person.input));
    if (data !== null) this.#noteJoin(visitor, data['joinWaitlist'] as Joined, referrer);
  }

  #noteJoin({ person }: Visitor, joined: Joined, referrer: Member | null): void {
    const { world, findings } = this.#options;
    const { email, referralCode } = person.input;
    const { id, referralId } = joined.signup;
    const isRight = !joined.alreadyJoined && /^[\da-f-]{36}$/.test(id) && referralId.length >= 6;
    findings.expect(isRight, 'join: shape', () => JSON.stringify(joined));
    findings.expect(joined.referralCredited === (referralCode !== undefined), 'join: credit', () => email);
    world.endJoin(
      {
        id,
        referralId,
        email,
        referrer,
        joinedAt: performance.now(),
        getsNews: person.input.newsConsent === true,
        statusToken: null,
        referralsBegun: 0,
        referralsEnded: 0,
        lastRank: null,
        isInvited: false,
      },
      joined.referralCredited,
    );
  }

  /** @returns the data; null when the call failed, which ends the journey. */
  async #call(
    visitor: Visitor,
    kind: string,
    ask: (client: SiteClient) => Promise<CallResult>,
  ): Promise<Readonly<Record<string, unknown>> | null> {
    const { findings } = this.#options;
    const client = this.#clientOf(visitor);
    const result = await findings.timed(kind, () => ask(client));
    if (result.ok) return result.data;
    visitor.isEnded = true;
    findings.wrong(`${kind}: ${result.status} ${result.code}`, visitor.person.input.email);
    return null;
  }
}

interface Joined {
  readonly alreadyJoined: boolean;
  readonly referralCredited: boolean;
  readonly signup: { readonly id: string; readonly referralId: string };
}
