import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, failureIn } from './client.ts';
import type { Message } from './mail-server.ts';
import { now } from './measure.ts';
import type { PeopleSource, Person } from './people.ts';
import { tallied } from './report.ts';

/** What a visitor, a tool or an admin does; `journey` is all of a visitor's way, `join` the join of someone who is verified. */
export type Action = 'journey' | 'join' | 'rank' | 'read' | 'page' | 'screen';

/** The result of one call. Times in milliseconds of {@link now}. */
export interface Call {
  /** The operation, or the action. */
  readonly what: string;
  /** HTTP status; 0 when the connection broke or the answer took too long. */
  readonly status: number;
  /** The error's status and code; empty when there was none. */
  failure: string;
  /** Whether the answer said when to try again. */
  readonly hasRetryAfter: boolean;
  readonly beganAt: number;
  readonly endedAt: number;
  /** Who joined; null for any other call. */
  readonly who: Person | null;
}

/** A visitor's way from the request for a code to the welcome message. */
export interface Journey {
  readonly person: Person;
  /** When the visitor was due to request a code: waits count from here, however late this process was. */
  readonly dueAt: number;
  readonly begunAt: number;
  askedAt: number;
  codeAt: number;
  joinedAt: number;
  welcomedAt: number;
  /** The call that ended the journey early; empty: none did. */
  failure: string;
}

export interface LoadOptions {
  /** The instances, called in turn; {@link Load.ports} may change. */
  readonly ports: readonly number[];
  readonly people: PeopleSource;
  /** Who joins in `join`, each verified already. A join that fails for a reason that passes is tried again. */
  readonly verified?: readonly Person[];
  readonly codesBy?: 'EMAIL' | 'SMS';
  /** An admin's, for `screen`. */
  readonly token?: string;
}

const never = Number.POSITIVE_INFINITY;
const timeoutMs = 90_000;
const retryAfterMs = 1_000;

/** The load of launch and of every drill: each action at its own rate, whatever the results of the calls before. */
export class Load {
  readonly calls: Call[] = [];
  readonly journeys: Journey[] = [];
  /** Messages that no journey waits for, and those that came again. */
  readonly otherMail = { codes: 0, others: 0, repeated: 0 };
  ports: readonly number[];
  readonly #options: LoadOptions;
  readonly #verified: Person[];
  readonly #visitors = new Map<
    string,
    { readonly journey: Journey; readonly browser: Browser; asked: Promise<boolean> }
  >();
  /** The calls are behind a proxy's keep-alive connections. Without a timeout, Node would use those that the server is about to end. */
  readonly #agent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: timeoutMs });
  readonly #inFlight = new Set<Promise<unknown>>();
  readonly #stopping = new AbortController();
  #turn = 0;
  #addresses = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#verified = [...(options.verified ?? [])];
    this.ports = options.ports;
  }

  /** Begins each action so often a second, at random moments; resolves when the last has begun, or the load is stopped. */
  async run(
    rates: Readonly<Partial<Record<Action, number>>>,
    seconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const over = AbortSignal.any([signal, this.#stopping.signal]);
    await Promise.all(
      Object.entries(rates).map(([action, rate]) =>
        openLoop(
          arrivalTimes(rate, seconds),
          (dueAt) => this.#track(this.#do(action as Action, dueAt)),
          over,
        ),
      ),
    );
    signal.throwIfAborted();
  }

  /** Begins nothing more; what has begun goes on. */
  pause(): void {
    this.#stopping.abort();
  }

  /** The same; resolves when every call has its answer. */
  async stop(): Promise<void> {
    this.pause();
    while (this.#inFlight.size > 0) await Promise.allSettled(this.#inFlight);
    this.#agent.destroy();
  }

  /** How many journeys have neither been welcomed nor failed. */
  get unfinished(): number {
    return this.journeys.filter(({ welcomedAt, failure }) => welcomedAt === never && failure === '').length;
  }

  /** Waits for the last messages, but not for longer. */
  async awaitMessages(seconds: number, signal: AbortSignal): Promise<void> {
    for (const deadline = now() + 1000 * seconds; this.unfinished > 0 && now() < deadline;)
      await sleep(100, undefined, { signal });
  }

  /** Whose join was acknowledged, and when. */
  get acknowledged(): readonly (Call & { readonly who: Person })[] {
    return this.calls.flatMap((call) =>
      call.who === null || call.failure !== '' ? [] : [{ ...call, who: call.who }],
    );
  }

  /** All failures in words; empty without any. */
  get failures(): string {
    return tallied(
      this.calls.flatMap(({ what, failure }) => (failure === '' ? [] : [`${what}: ${failure}`])),
    );
  }

  /** Notes the arrival; a code is entered. */
  onMail({ to, subject, at }: Message): void {
    const visitor = this.#visitors.get(to);
    const code = codeIn(subject);
    if (visitor === undefined) this.otherMail[code === undefined ? 'others' : 'codes'] += 1;
    else if (visitor.journey[code === undefined ? 'welcomedAt' : 'codeAt'] !== never)
      this.otherMail.repeated += 1;
    else if (code === undefined) visitor.journey.welcomedAt = at;
    else {
      visitor.journey.codeAt = at;
      this.#track(this.#enter(visitor.journey, visitor.browser, visitor.asked, code));
    }
  }

  /** One call of the next instance, noted. @returns what was noted, and the body of the answer. */
  async call(
    what: string,
    path: string,
    { body, who = null, browser = this.#newBrowser(), headers = {} }: CallOptions = {},
  ): Promise<Called> {
    const port = this.ports[(this.#turn += 1) % this.ports.length] ?? 0;
    const beganAt = now();
    const note = (status: number, failure: string, hasRetryAfter: boolean): Call => {
      const noted = { what, status, failure, hasRetryAfter, beganAt, endedAt: now(), who };
      this.calls.push(noted);
      return noted;
    };
    try {
      const answer = await call({
        ...{ port, path, agent: this.#agent, timeoutMs },
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: { 'x-forwarded-for': browser.address, ...browser.headers, ...headers },
      });
      for (const cookie of answer.headers['set-cookie'] ?? [])
        browser.headers['cookie'] = `${browser.headers['cookie'] ?? ''}; ${cookie.split(';', 1)[0] ?? ''}`;
      const saysWhen = 'retry-after' in answer.headers || /"retryAfterSeconds":\d/.test(answer.body);
      return { noted: note(answer.status, failureIn(answer), saysWhen), body: answer.body };
    } catch (error) {
      return { noted: note(0, error instanceof Error ? error.message : String(error), false), body: '' };
    }
  }

  #track(work: Promise<unknown>): void {
    const tracked = work.finally(() => this.#inFlight.delete(tracked));
    this.#inFlight.add(tracked);
  }

  async #do(action: Action, dueAt: number): Promise<unknown> {
    switch (action) {
      case 'journey':
        return this.#travel(dueAt);
      case 'join':
        return this.#join();
      case 'rank':
        return this.#readRank();
      case 'read':
        return this.call('read', this.#turn % 2 === 0 ? '/api/getDashboard' : '/api/getfaqs');
      case 'page':
        return this.call('page', '/');
      case 'screen': {
        const query = screens[this.#turn % screens.length];
        const headers = { authorization: `Bearer ${this.#options.token ?? ''}` };
        return this.call('screen', '/graphql', { body: { query }, headers });
      }
    }
  }

  async #travel(dueAt: number): Promise<void> {
    const [person] = this.#options.people.make(1, this.#options.codesBy);
    if (person === undefined) return;
    const later = { askedAt: never, codeAt: never, joinedAt: never, welcomedAt: never };
    const journey: Journey = { person, dueAt, begunAt: now(), ...later, failure: '' };
    this.journeys.push(journey);
    const browser = this.#newBrowser(siteHeaders);
    const asked = this.#operate(journey, browser, 'sendOtp', this.#otpInput(person));
    this.#visitors.set(this.#addressOf(person), { journey, browser, asked });
    if (await asked) journey.askedAt = now();
  }

  async #enter(journey: Journey, browser: Browser, asked: Promise<boolean>, otp: string): Promise<void> {
    if (!(await asked)) return; // the visitor was told that no code is coming and has left
    const { person } = journey;
    if (!(await this.#operate(journey, browser, 'verifyOtp', { ...this.#otpInput(person), otp }))) return;
    if (await this.#operate(journey, browser, 'joinWaitlist', person.input)) journey.joinedAt = now();
  }

  /** Sends one of the site's mutations. @returns whether it succeeded. */
  async #operate(
    journey: Journey,
    browser: Browser,
    what: keyof typeof mutations,
    input: object,
  ): Promise<boolean> {
    const body = { query: mutations[what], variables: { input } };
    const who = what === 'joinWaitlist' ? journey.person : null;
    const { noted } = await this.call(what, '/graphql', { body, browser, who });
    if (noted.failure !== '') journey.failure = what;
    return noted.failure === '';
  }

  #otpInput({ input: { email, phoneNo } }: Person): object {
    const channel = this.#options.codesBy ?? 'EMAIL';
    return { channel, purpose: 'WAITLIST', ...(channel === 'SMS' ? { mobileNumber: phoneNo } : { email }) };
  }

  #addressOf({ input: { email, phoneNo } }: Person): string {
    return this.#options.codesBy === 'SMS' ? String(phoneNo) : email;
  }

  async #join(): Promise<void> {
    const person = this.#verified.pop();
    if (person === undefined) return;
    const options = { body: person.input, who: person };
    for (;;) {
      const { status } = (await this.call('join', '/api/joinwaitlist', options)).noted;
      if ((status > 0 && status < 500) || this.#stopping.signal.aborted) return;
      await sleep(retryAfterMs);
    }
  }

  /** A rank of someone who is on the list, which must be theirs. */
  async #readRank(): Promise<void> {
    const { referralId } = this.#options.people.pickReferrer();
    const { noted, body } = await this.call('rank', `/api/getRank?referralId=${referralId}`);
    if (noted.failure === '' && !new RegExp(`"rank":[1-9]\\d*,"referralId":"${referralId}"`).test(body))
      noted.failure = `a wrong rank: ${body.slice(0, 100)}`;
  }

  /** Each visitor has an address in a network of their own, so that limits per client are not what is measured. */
  #newBrowser(headers: Readonly<Record<string, string>> = {}): Browser {
    return { address: visitorAddress((this.#addresses += 1)), headers: { ...headers } };
  }
}

interface Called {
  readonly noted: Call;
  readonly body: string;
}

interface CallOptions {
  readonly body?: object;
  readonly who?: Person | null;
  readonly browser?: Browser;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Browser {
  readonly address: string;
  readonly headers: Record<string, string>;
}

/** What the site sends in a browser that has loaded a page. */
const siteHeaders = { 'x-xsrf-token': 'token-of-a-visitor', cookie: 'XSRF-TOKEN=token-of-a-visitor' };
const mutations = {
  sendOtp: `mutation SendOtp($input: SendOtpInput!) {
    sendOtp(input: $input) { message codeLength expiresInSeconds resendAfterSeconds } }`,
  verifyOtp: `mutation VerifyOtp($input: VerifyOtpInput!) { verifyOtp(input: $input) { message } }`,
  joinWaitlist: `mutation JoinWaitlist($input: JoinWaitlistInput!) {
    joinWaitlist(input: $input) { message alreadyJoined referralCredited signup { id referralId } } }`,
} as const;

/** What an admin reads. */
const screens = [
  '{ dashboard { totalUsers totalWaitlist funnel { joined } mostUsedReferral { userId } } }',
  '{ users(sort: JOINED_AT, direction: DESC, page: 1, limit: 20) { docs { id email rank state } totalDocs } }',
  '{ users(filter: { search: "garcia" }, sort: RELEVANCE, direction: ASC, page: 1, limit: 20) { docs { id } } }',
  '{ referralCounts(sort: REFERRAL_POINTS, direction: DESC, page: 1, limit: 20) { docs { userId } totalDocs } }',
  '{ largestReferralTrees(first: 20) { root { userId } size { people exact } } }',
] as const;

/** The code in the subject of an email, or in a text message; undefined if it brings none. */
export const codeIn = (text: string): string | undefined => /^(\d{4,8}) is your/.exec(text)?.[1];

/** Milliseconds from the beginning at which `rate × seconds` arrive, ascending: at random, as those of a Poisson process are. */
export const arrivalTimes = (rate: number, seconds: number): readonly number[] =>
  Array.from({ length: rate * seconds }, () => Math.random() * 1000 * seconds).sort(
    (one, other) => one - other,
  );

/** Calls `arrive` at each of the times; resolves after the last, or when `signal` aborts. */
export async function openLoop(
  times: readonly number[],
  arrive: (dueAt: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const beganAt = now();
  for (let next = 0; next < times.length && !signal.aborted;) {
    const elapsed = now() - beganAt;
    for (; next < times.length && (times[next] ?? 0) <= elapsed; next += 1)
      arrive(beganAt + (times[next] ?? 0));
    const waitMs = Math.max(0, (times[next] ?? 0) - (now() - beganAt));
    if (next < times.length) await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  }
}

const spreadingFactor = 2_654_435_761; // odd: multiplying by it runs through all numbers of so many bits

/** The address of a visitor, each in a separate network: IPv4 /24s and IPv6 /48s in turn. */
function visitorAddress(visitor: number): string {
  const mixed = Math.imul(visitor, spreadingFactor) >>> 0;
  if (visitor % 2 === 0) return `2a00:${(mixed >>> 16).toString(16)}:${(mixed & 0xffff).toString(16)}::1`;
  const network = mixed & 0x1f_ffff;
  return `${128 + (network >>> 16)}.${(network >>> 8) & 0xff}.${network & 0xff}.1`;
}
