/** How people who belong together are found: those whose assessments have the same key. */
export interface Cluster {
  /** The column of `assessment`. */
  readonly key: 'alike_key' | 'device_key' | 'stated_key' | 'network_key' | 'referrer_seq';
  /** From how many people on it fires, for all of them. */
  readonly from: number;
  /** It ends when nobody joins for so long; left out: it does not end. */
  readonly gapMinutes?: number;
}

interface Signal {
  /** Of the signals of an aspect, only the heaviest counts: they say the same thing. */
  readonly aspect: 'mailbox' | 'person' | 'behavior' | 'together' | 'afterwards';
  readonly weight: number;
  readonly cluster?: Cluster;
  /** What it says about one person. */
  readonly says: string;
}

/**
 * What may give a fake away, each from what the server saw itself. Being together, whatever the numbers, stays below
 * {@link holdFrom}: users from one campus or one post are not fakes.
 */
export const signals = {
  disposable: { aspect: 'mailbox', weight: 60, says: 'Their email address is disposable' },
  alike: {
    aspect: 'mailbox',
    weight: 35,
    cluster: { key: 'alike_key', from: 5, gapMinutes: 7 * 24 * 60 },
    says: 'Their email address differs from others only in digits and dots',
  },
  device: {
    aspect: 'person',
    weight: 45,
    cluster: { key: 'device_key', from: 4 },
    says: 'They were verified in the same browser as others',
  },
  stated: {
    aspect: 'person',
    weight: 35,
    cluster: { key: 'stated_key', from: 4 },
    says: 'They gave the same unverified phone number or email address as others',
  },
  quick: { aspect: 'behavior', weight: 25, says: 'Their code came back within 3 seconds' },
  network: {
    aspect: 'together',
    weight: 25,
    cluster: { key: 'network_key', from: 5, gapMinutes: 48 * 60 },
    says: 'They joined from the same network as others',
  },
  burst: {
    aspect: 'together',
    weight: 30,
    cluster: { key: 'referrer_seq', from: 20, gapMinutes: 10 },
    says: 'They joined within minutes of many others',
  },
  bounced: { aspect: 'afterwards', weight: 30, says: 'Their email address does not take messages anymore' },
  lifeless: {
    aspect: 'afterwards',
    weight: 30,
    says: 'Almost nobody who joined with this code ever came back or invited someone',
  },
} as const satisfies Readonly<Record<string, Signal>>;

export type SignalName = keyof typeof signals;

export const isSignalName = (name: string): name is SignalName => Object.hasOwn(signals, name);
export const signalNames: readonly SignalName[] = Object.keys(signals).filter(isSignalName);

/** Those that several people give together. */
export const clusters: readonly (readonly [name: SignalName, cluster: Cluster])[] = signalNames.flatMap(
  (name) => {
    const { cluster }: Signal = signals[name];
    return cluster === undefined ? [] : [[name, cluster] as const];
  },
);

/** The score from which a credit is held. */
export const holdFrom = 50;
/** The score from which it is not released by itself. */
export const strongFrom = 80;
/** How long a credit without a decision is held. */
export const heldDays = 7;
/** How long assessments are kept. */
export const keptDays = 30;
/** How soon a code has to come back to be called quick, in seconds. */
export const quickSeconds = 3;
/**
 * From how many people on, who joined so many days ago, and up to which part of them alive, those of a referrer are called
 * lifeless; where of all such people at least another part is.
 */
export const lifeless = { from: 30, olderThanDays: 3, partAlive: 0.02, partAliveElsewhere: 0.1 } as const;

/** The heaviest signal of each aspect, added. */
export function scoreOf(fired: readonly SignalName[]): number {
  const byAspect = Map.groupBy(fired, (name) => signals[name].aspect);
  return [...byAspect.values()].reduce(
    (sum, names) => sum + Math.max(...names.map((name) => signals[name].weight)),
    0,
  );
}
