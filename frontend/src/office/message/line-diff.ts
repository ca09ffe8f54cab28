/** A line that both texts have, or only the earlier or the later one. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond so many pairs of lines, all of the earlier lines count as removed and all of the later ones as added. */
const maxPairs = 4_000_000;

/** How a text became another, line by line: the fewest lines removed and added. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const start = commonLength(was, is);
  const end = commonLength(was.slice(start).toReversed(), is.slice(start).toReversed());
  return [
    ...was.slice(0, start).map(same),
    ...diffMiddle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...was.slice(was.length - end).map(same),
  ];
}

const same = (text: string): DiffLine => ({ kind: 'same', text });
const removed = (text: string): DiffLine => ({ kind: 'removed', text });
const added = (text: string): DiffLine => ({ kind: 'added', text });

function commonLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at === -1 ? one.length : at;
}

/** By the longest common subsequence. */
function diffMiddle(was: readonly string[], is: readonly string[]): readonly DiffLine[] {
  if (was.length * is.length > maxPairs) return [...was.map(removed), ...is.map(added)];
  const width = is.length + 1;
  // At each pair of places, how many lines the rests have in common.
  const common = new Uint16Array((was.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1)
      common[i * width + j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const [old, next] = [was[i], is[j]];
    if (old !== undefined && old === next) {
      lines.push(same(old));
      i += 1;
      j += 1;
    } else if (old !== undefined && (next === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(removed(old));
      i += 1;
    } else if (next !== undefined) {
      lines.push(added(next));
      j += 1;
    }
  }
  return lines;
}
