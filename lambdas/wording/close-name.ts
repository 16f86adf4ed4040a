const MAX_DISTANCE = 3;
const LONGEST_COMPARED = 80;
/** A part such as `inbox` is as close to `inbox_ids` as this edit distance. */
const PART_DISTANCE = 1.5;
const SHORTEST_PART = 4;

const POLARITY = /^(?:un|not?|de|dis|en|in|ex)/;

export function closeName(typed: string, known: readonly string[]): string | undefined {
  return closeNames(typed, known)[0];
}

/** Several names can be equally close. */
export function closeNames(typed: string, known: readonly string[]): string[] {
  if (typed.length > LONGEST_COMPARED) return [];
  const plain = plainOf(typed);
  const near = known
    .map((name) => ({ name, other: plainOf(name), distance: distanceOf(plain, plainOf(name)) }))
    .filter(
      ({ other, distance }) => distance <= Math.min(MAX_DISTANCE, Math.max(plain.length, other.length) / 3),
    )
    .filter(({ other }) => !isOpposite(plain, other));
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ name }) => name);
}

/** Names that differ only in such a prefix, such as read and unread, mean the opposite. */
function isOpposite(typed: string, name: string): boolean {
  const [one = '', other = ''] = [typed, name].map((text) => POLARITY.exec(text)?.[0] ?? '');
  const distance = editDistance(typed.slice(one.length), name.slice(other.length));
  return one !== other && distance <= 1 && distance < editDistance(typed, name);
}

export function plainOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function distanceOf(one: string, other: string): number {
  const distance = editDistance(one, other);
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const isPart = shorter.length >= SHORTEST_PART && longer.includes(shorter);
  return isPart ? Math.min(distance, PART_DISTANCE) : distance;
}

/** The distance is Levenshtein's with transpositions. */
function editDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let j = 0; j <= other.length; j += 1) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + change,
        isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
