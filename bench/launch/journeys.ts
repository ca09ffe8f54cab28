import { codeInSubject } from '../code-mail.ts';
import type { Person } from '../people.ts';
import { now } from './clock.ts';
import type { ArrivedMail } from './mail-sink.ts';
import {
  type Browser,
  type CallFailure,
  type CallResult,
  newBrowser,
  type SiteClient,
} from './site-client.ts';

/** One visitor's way from the request for a code to the welcome email. All times use the clock of `clock.ts`. */
export interface Journey {
  /** When the visitor was due to request a code: waiting times count from here, however late this process was. */
  readonly dueAt: number;
  readonly begunAt: number;
  /** When the site said that the code is on its way. */
  askedAt: number | null;
  codeAt: number | null;
  verifiedAt: number | null;
  joinedAt: number | null;
  welcomedAt: number | null;
  /** The call that ended the journey early. */
  failure: (CallFailure & { readonly call: string }) | null;
}

interface Visitor {
  readonly person: Person;
  readonly browser: Browser;
  readonly journey: Journey;
  /** Whether the request for a code succeeded, once it is answered. */
  asked: Promise<boolean>;
}

/** Messages that arrived besides those that the journeys wait for. */
export interface OtherMail {
  /** To addresses of no journey. */
  codes: number;
  welcomes: number;
  /** The same message to the same visitor, again. */
  repeated: number;
}

/**
 * Carries visitors through whole journeys, any number at the same time: each requests a code, enters it as soon as its
 * email arrives, and joins immediately.
 */
export class Journeys {
  readonly other: OtherMail = { codes: 0, welcomes: 0, repeated: 0 };
  readonly #client: SiteClient;
  readonly #visitors = new Map<string, Visitor>();

  constructor(client: SiteClient) {
    this.#client = client;
  }

  get all(): readonly Journey[] {
    return [...this.#visitors.values()].map(({ journey }) => journey);
  }

  /** How many have neither been welcomed nor failed. */
  get unfinished(): number {
    return this.all.filter(({ welcomedAt, failure }) => welcomedAt === null && failure === null).length;
  }

  begin(person: Person, clientAddress: string, dueAt: number): void {
    const journey: Journey = {
      dueAt,
      begunAt: now(),
      askedAt: null,
      codeAt: null,
      verifiedAt: null,
      joinedAt: null,
      welcomedAt: null,
      failure: null,
    };
    const browser = newBrowser(clientAddress);
    const asked = this.#ask(browser, person.input.email, journey);
    this.#visitors.set(person.input.email, { person, browser, journey, asked });
  }

  /** Notes the arrival; a code is entered. */
  onMail({ to, subject, at }: ArrivedMail): void {
    const visitor = this.#visitors.get(to);
    const code = codeInSubject(subject);
    if (visitor === undefined) this.other[code === undefined ? 'welcomes' : 'codes'] += 1;
    else if (visitor.journey[code === undefined ? 'welcomedAt' : 'codeAt'] !== null) this.other.repeated += 1;
    else if (code === undefined) visitor.journey.welcomedAt = at;
    else {
      visitor.journey.codeAt = at;
      void this.#enter(visitor, code);
    }
  }

  async #ask(browser: Browser, email: string, journey: Journey): Promise<boolean> {
    const asked = await this.#client.sendCode(browser, email);
    if (!succeeded(journey, 'sendOtp', asked)) return false;
    journey.askedAt = asked.at;
    return true;
  }

  async #enter({ person, browser, journey, asked }: Visitor, code: string): Promise<void> {
    if (!(await asked)) return; // the visitor was told that no code is coming and has left
    const verified = await this.#client.verifyCode(browser, person.input.email, code);
    if (!succeeded(journey, 'verifyOtp', verified)) return;
    journey.verifiedAt = verified.at;
    const joined = await this.#client.join(browser, person.input);
    if (succeeded(journey, 'joinWaitlist', joined)) journey.joinedAt = joined.at;
  }
}

function succeeded(
  journey: Journey,
  call: string,
  result: CallResult,
): result is Extract<CallResult, { ok: true }> {
  if (!result.ok) journey.failure = { call, status: result.status, code: result.code };
  return result.ok;
}
