import { amongAll, counted, type Standing } from '../platform/standing.ts';

/** A user who shares their link. */
export interface Sharer {
  /** Null while it is unknown. */
  readonly standing: Standing | null;
  /** They joined a week ago or earlier: their friends may have heard the first words. */
  readonly isReminder: boolean;
}

/** What a user may say with their link: only what is true of their rank, and of what a friend who joins brings. */
export function shareWords(brand: string, { standing, isReminder }: Sharer): string {
  const place = standing !== null && amongAll(standing) !== null ? `#${counted(standing.rank)}` : null;
  const movesUp = standing !== null && standing.nextSteps.length > 0;
  if (isReminder)
    return `Still in line for ${brand}${place === null ? '' : `, now at ${place}`}. Join me with my link${
      movesUp ? ' and help me move up' : ''
    }.`;
  return `I’m ${place === null ? '' : `${place} `}in line for ${brand}. Join with my link and ${
    movesUp ? 'help me move up' : 'get in line, too'
  }.`;
}

/** What the button that shares the link promises. */
export function sharePromise(standing: Standing | null): string {
  const step = standing?.nextSteps[0];
  if (standing === null || step === undefined)
    return standing?.rank === 1 ? 'Share to stay on top' : 'Share your link';
  if (step.referrals > 1) return 'Share and move up';
  const spots = standing.rank - step.rank;
  return `Share and jump ${counted(spots)} ${spots === 1 ? 'spot' : 'spots'}`;
}
