import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotTries, dailyChance, guessingChance, shortTriesPerDay } from './verification.budget.ts';
import { destinationObstacle, type SentCode } from './verification.limits.ts';
import { sentCode } from './verification.scenario.ts';
import { randomRuns } from '../../testing/matrix.ts';

const lengths = [4, 5, 6, 7, 8] as const;
const day = 86_400;

interface Code {
  readonly asker: string;
  readonly client: string;
  readonly purpose: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly codeLength: number;
  readonly maxTries: number;
  readonly maxStrangerTries: number;
  tries: number;
  strangerTries: number;
  verified: boolean;
  replaced: boolean;
}

/**
 * One destination under attack, modeled like the table and otp_try; lengths, tries and waits come from the real rules.
 */
class Destination {
  readonly #configuredLength: number;
  readonly #guesses: { readonly at: number; readonly chance: number }[] = [];
  #codes: readonly Code[] = []; // newest first
  #now = 0;

  constructor(configuredLength: number) {
    this.#configuredLength = configuredLength;
  }

  /** Whether the newest code has 8 digits. */
  get isGrown(): boolean {
    return this.#codes[0]?.codeLength === 8;
  }

  pass(seconds: number): void {
    this.#now += seconds;
    this.#codes = this.#codes.filter(({ sentAt }) => sentAt > this.#now - 25 * 60 * 60);
  }

  send(asker: string, client: string, purpose: string): boolean {
    const codes = this.#codes.map((code) => this.#asSeen(code, asker, client, purpose));
    if (destinationObstacle(codes) !== null) return false;
    const { validSeconds, ...allotted } = allotTries(codes, this.#configuredLength);
    for (const code of this.#codes)
      if (code.asker === asker && code.purpose === purpose && !code.verified) code.replaced = true;
    const [sentAt, expiresAt] = [this.#now, this.#now + validSeconds];
    const fresh = { tries: 0, strangerTries: 0, verified: false, replaced: false };
    this.#codes = [{ asker, client, purpose, sentAt, expiresAt, ...allotted, ...fresh }, ...this.#codes];
    return true;
  }

  /** A wrong code is entered. @returns whether it was compared with any. */
  guess(asker: string, purpose: string): boolean {
    const live = this.#codes.filter((code) => code.purpose === purpose && this.#isLive(code));
    const own = live.find((code) => code.asker === asker && code.tries < code.maxTries);
    const other = live.find((code) => code.asker !== asker && code.strangerTries < code.maxStrangerTries);
    if (own !== undefined) own.tries += 1;
    if (other !== undefined) other.strangerTries += 1;
    for (const code of [own, other])
      if (code !== undefined) this.#guesses.push({ at: this.#now, chance: 10 ** -code.codeLength });
    return own !== undefined || other !== undefined;
  }

  /** The owner enters the right code. */
  verify(asker: string): void {
    const code = this.#codes.find((each) => each.asker === asker && this.#isLive(each));
    if (code === undefined || code.tries >= code.maxTries) return;
    code.tries += 1;
    code.verified = true;
  }

  /** The greatest sum of chances within any 24 hours. */
  greatestChance(): number {
    let [from, sum, greatest] = [0, 0, 0];
    for (const guess of this.#guesses) {
      sum += guess.chance;
      for (let oldest = this.#guesses[from]; oldest !== undefined && oldest.at <= guess.at - day;) {
        sum -= oldest.chance;
        oldest = this.#guesses[++from];
      }
      greatest = Math.max(greatest, sum);
    }
    return greatest;
  }

  #isLive({ verified, replaced, expiresAt }: Code): boolean {
    return !verified && !replaced && expiresAt > this.#now;
  }

  #asSeen(code: Code, asker: string, client: string, purpose: string): SentCode {
    const endsNow = code.asker === asker && code.purpose === purpose;
    return {
      ...code,
      id: String(code.sentAt),
      ageSeconds: this.#now - code.sentAt,
      remainingSeconds: code.expiresAt - this.#now,
      sameClient: code.client === client,
      holdsTries: this.#isLive(code) && !endsNow,
    };
  }
}

const purposes = ['waitlist', 'ambassador', 'status'];

type Action =
  | { readonly kind: 'send'; readonly who: number; readonly purpose: string }
  | { readonly kind: 'guess'; readonly who: number; readonly purpose: string; readonly times: number }
  /** Every browser uses up all remaining tries. */
  | { readonly kind: 'storm' }
  | { readonly kind: 'verify'; readonly who: number }
  | { readonly kind: 'pass'; readonly seconds: number };

const browserCount = 6;
const who = fc.nat({ max: browserCount - 1 });
const purpose = fc.constantFrom(...purposes);
const of = <Kind extends Action['kind']>(kind: Kind) => fc.constant(kind);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: of('send'), who, purpose }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('guess'), who, purpose, times: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: of('storm') }) },
  { weight: 1, arbitrary: fc.record({ kind: of('verify'), who }) },
  { weight: 5, arbitrary: fc.record({ kind: of('pass'), seconds: fc.constantFrom(60, 61, 200, 301, 601) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('pass'), seconds: fc.nat({ max: 30_000 }) }) },
);

function carryOut(destination: Destination, step: Action): void {
  switch (step.kind) {
    case 'send':
      destination.send(`browser ${step.who}`, `client ${step.who}`, step.purpose);
      return;
    case 'guess':
      for (let count = 0; count < step.times; count += 1)
        destination.guess(`browser ${step.who}`, step.purpose);
      return;
    case 'storm':
      for (const each of purposes)
        for (let guesser = 0; guesser < browserCount; guesser += 1)
          while (destination.guess(`browser ${guesser}`, each));
      return;
    case 'verify':
      destination.verify(`browser ${step.who}`);
      return;
    case 'pass':
      destination.pass(step.seconds);
  }
}

interface Attack {
  readonly browsers: number;
  readonly stepSeconds: number;
  /** Whether strangers also try codes of fewer than 8 digits, which makes codes grow earlier. */
  readonly strangers: boolean;
}

/** For two days, every send that is allowed, from an unlimited number of clients, and every remaining try. */
function attack(configuredLength: number, { browsers, stepSeconds, strangers }: Attack): number {
  const destination = new Destination(configuredLength);
  for (let step = 0; step < (2 * day) / stepSeconds; step += 1) {
    const asker = `browser ${step % browsers}`;
    const purpose = purposes[step % 2] ?? '';
    destination.send(asker, `client ${step}`, purpose);
    while (destination.guess(asker, purpose));
    if (strangers || destination.isGrown) while (destination.guess('stranger', purpose));
    destination.pass(stepSeconds);
  }
  return destination.greatestChance();
}

const attacks: readonly Attack[] = [1, 1e9].flatMap((browsers) =>
  [200, 301].flatMap((stepSeconds) =>
    [true, false].map((strangers) => ({ browsers, stepSeconds, strangers })),
  ),
);

describe('the chance of guessing a code of one destination in a day', () => {
  it.each(lengths)('is at most 0.001 with codes of %i digits, by the arithmetic', (length) => {
    expect(guessingChance(length)).toBeLessThanOrEqual(dailyChance);
  });

  it.each(lengths)(
    'with codes of %i digits is within the arithmetic, whatever an attacker does',
    (length) => {
      fc.assert(
        fc.property(fc.array(action, { minLength: 100, maxLength: 600, size: 'max' }), (steps) => {
          const destination = new Destination(length);
          for (const step of steps) carryOut(destination, step);
          expect(destination.greatestChance()).toBeLessThanOrEqual(guessingChance(length) + 1e-12);
        }),
        { numRuns: randomRuns(100) },
      );
    },
  );

  it.each(lengths)(
    'with codes of %i digits is close to it for an attacker who uses all there is',
    (length) => {
      const greatest = Math.max(...attacks.map((each) => attack(length, each)));
      expect(greatest).toBeLessThanOrEqual(guessingChance(length) + 1e-12);
      expect(greatest).toBeGreaterThan(0.9 * guessingChance(length));
    },
  );
});

/** A code sent to the destination; by default requested by the client's own browser and replaced since. */
const earlier = (changes: Partial<SentCode> = {}): SentCode =>
  sentCode({ id: 'earlier', ageSeconds: 700, remainingSeconds: -400, sameClient: true, ...changes });

describe('allotTries', () => {
  it('gives short codes less time and fewer tries, and strangers as many as the asker', () => {
    expect(lengths.map((length) => allotTries([], length))).toEqual([
      { codeLength: 4, validSeconds: 300, maxTries: 3, maxStrangerTries: 3 },
      { codeLength: 5, validSeconds: 300, maxTries: 3, maxStrangerTries: 3 },
      { codeLength: 6, validSeconds: 600, maxTries: 5, maxStrangerTries: 5 },
      { codeLength: 7, validSeconds: 600, maxTries: 5, maxStrangerTries: 5 },
      { codeLength: 8, validSeconds: 600, maxTries: 5, maxStrangerTries: 5 },
    ]);
    expect(lengths.slice(0, 4).map(shortTriesPerDay)).toEqual([9, 10, 10, 10]);
  });

  const grown = { codeLength: 8, validSeconds: 600, maxTries: 5, maxStrangerTries: 5 };
  const short = (maxStrangerTries: number) => ({ codeLength: 4, maxTries: 3, maxStrangerTries });
  it.each([
    ['7 sends', Array.from({ length: 7 }, () => earlier()), short(3)],
    ['8 sends', Array.from({ length: 8 }, () => earlier()), grown],
    ['8 sends a day ago', Array.from({ length: 8 }, () => earlier({ ageSeconds: 86_400 })), short(3)],
    ['3 wrong tries', [earlier({ tries: 3 })], short(3)],
    ['6 wrong tries', [earlier({ tries: 3 }), earlier({ tries: 3 })], short(0)],
    ['7 wrong tries', [earlier({ tries: 3 }), earlier({ tries: 3 }), earlier({ tries: 1 })], grown],
    [
      '9 wrong tries that are over a day past the end of their codes',
      Array.from({ length: 3 }, () => earlier({ tries: 3, remainingSeconds: -86_401 })),
      short(3),
    ],
    ['3 right ones', Array.from({ length: 3 }, () => earlier({ tries: 3, verified: true })), short(0)],
    ['2 wrong tries of strangers', [earlier({ strangerTries: 2 })], short(1)],
    ['3 wrong tries of strangers', [earlier({ strangerTries: 3 })], grown],
    ['wrong tries at codes of 8 digits', [earlier({ codeLength: 8, tries: 5, strangerTries: 5 })], short(3)],
    ['another browser’s code that can still be tried', [earlier({ holdsTries: true })], short(0)],
    [
      'two of them',
      [earlier({ holdsTries: true }), earlier({ holdsTries: true, maxStrangerTries: 0 })],
      grown,
    ],
  ] as const)('after %s', (_name, codes, expected) => {
    expect(allotTries(codes, 4)).toMatchObject(expected);
  });

  it('counts what strangers were given, not only what they used, while a code can be tried', () => {
    const other = earlier({ codeLength: 5, holdsTries: true, maxStrangerTries: 1 });
    expect(allotTries([other], 5)).toMatchObject({ codeLength: 5, maxStrangerTries: 2 });
  });
});
