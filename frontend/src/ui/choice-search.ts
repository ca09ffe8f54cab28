import { foldText } from '@waitlist/backend/fold';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What else it is called. */
  readonly terms?: readonly string[];
  /** Offered last if it does not match: for values that are not on the list. */
  readonly isOther?: boolean;
}

/**
 * The choices that match the typed text, ignoring case, accents and signs: first those that are called exactly that, then
 * those whose label begins with it, those with another name that does, those with a word that does, and those whose label
 * contains it anywhere. Each group keeps the given order.
 */
export function searchChoices(choices: readonly Choice[], typed: string): Choice[] {
  const query = foldText(typed);
  if (query === '') return [...choices];
  const tiers: Choice[][] = [[], [], [], [], []];
  for (const choice of choices) tiers[tierOf(choice, query)]?.push(choice);
  const others = choices.filter((choice) => choice.isOther === true && tierOf(choice, query) < 0);
  return [...tiers.flat(), ...others];
}

/** From 0, the closest; -1: it does not match. */
function tierOf({ label, terms = [] }: Choice, query: string): number {
  const name = foldText(label);
  const names = [name, ...terms.map(foldText)];
  if (names.includes(query)) return 0;
  if (name.startsWith(query)) return 1;
  if (names.some((each) => each.startsWith(query))) return 2;
  if (names.some((each) => each.includes(` ${query}`))) return 3;
  return name.includes(query) ? 4 : -1;
}
