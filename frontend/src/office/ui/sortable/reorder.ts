/** The ids with one of them at another place. @param to counted from 0; beyond the ends means the end. */
export function moveTo(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Where something held at a height belongs: after every other one whose middle is above it. @param middles top to bottom. */
export function placeAt(height: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < height).length;
}
