export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Offered last if it does not match: for values that are not on the list. */
  readonly isOther?: boolean;
}

/**
 * The choices that match the typed text, ignoring case and accents: first those that begin with it, then those with a
 * word that does, then those that contain it anywhere. Each group keeps the given order.
 */
export function searchChoices(choices: readonly Choice[], typed: string): Choice[] {
  const query = plain(typed.trim());
  if (query === '') return [...choices];
  const tiers: [Choice[], Choice[], Choice[]] = [[], [], []];
  for (const choice of choices) {
    const label = plain(choice.label);
    if (label.startsWith(query)) tiers[0].push(choice);
    else if (label.split(/[\s/(-]+/).some((word) => word.startsWith(query))) tiers[1].push(choice);
    else if (label.includes(query) || choice.isOther === true) tiers[2].push(choice);
  }
  tiers[2].sort((one, other) => Number(one.isOther ?? false) - Number(other.isOther ?? false));
  return tiers.flat();
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
