import type {
  Matches,
  OpenSegment,
  Ranking,
  SegmentHead,
  Term,
  TermMatches,
} from '@agent-inbox/segment-index';
import { compare } from './range.ts';

export interface Hit {
  readonly head: SegmentHead;
  readonly number: number;
  readonly sortKey: string;
  readonly isIn: (number: number, rank: number) => boolean;
  /** Hits with score 0 are sorted by key. */
  readonly score: number;
}

export interface Matched {
  readonly segment: OpenSegment;
  readonly hits: Matches;
  readonly inScope: Matches;
  readonly terms: ReadonlyMap<Term, TermMatches>;
  readonly isIn: (number: number, rank: number) => boolean;
}

export function ranked(matched: readonly Matched[], ranking: Ranking): Hit[] {
  const hits = matched.flatMap((each) => {
    const { head } = each.segment;
    return numbersOf(each.hits).map((number) => ({
      head,
      number,
      sortKey: head.sortKeyAt(number),
      isIn: each.isIn,
      score: ranking.scoreOf(each, number),
    }));
  });
  const seen = new Set<string>();
  return hits
    .sort((a, b) => b.score - a.score || compare(b.sortKey, a.sortKey))
    .filter((hit) => {
      const key = `${inboxKeyOf(hit)} ${hit.sortKey}`;
      return !seen.has(key) && seen.add(key);
    });
}

/** Few pages show all hits, so they are generated lazily. */
export function* merged(matched: readonly Matched[], ascending: boolean): Generator<Hit> {
  const open = matched.map((each) => new HitsOfSegment(each, ascending));
  for (let last: Hit | undefined; ; ) {
    let next: HitsOfSegment | undefined;
    for (const each of open) {
      if (each.first === undefined) continue;
      const isSooner = next?.first === undefined || each.first.sortKey < next.first.sortKey === ascending;
      if (isSooner) next = each;
    }
    const hit = next?.first;
    if (next === undefined || hit === undefined) return;
    next.advance();
    // A message is in two segments during a rebuild.
    const isSame = last?.sortKey === hit.sortKey && inboxKeyOf(last) === inboxKeyOf(hit);
    if (!isSame) yield hit;
    last = hit;
  }
}

export function inboxKeyOf({ head, number }: Hit): string {
  return head.description.inboxes[head.inboxAt(number)]?.[1] ?? '';
}

class HitsOfSegment {
  readonly #matched: Matched;
  readonly #hits: Matches;
  readonly #ascending: boolean;
  first: Hit | undefined;

  constructor(matched: Matched, ascending: boolean) {
    this.#matched = matched;
    this.#hits = matched.hits;
    this.#ascending = ascending;
    this.#show(ascending ? this.#hits.indexOf(1) : this.#hits.lastIndexOf(1));
  }

  advance(): void {
    const number = this.first?.number ?? 0;
    if (this.#ascending) this.#show(this.#hits.indexOf(1, number + 1));
    else this.#show(number === 0 ? -1 : this.#hits.lastIndexOf(1, number - 1));
  }

  #show(number: number): void {
    const {
      segment: { head },
      isIn,
    } = this.#matched;
    this.first =
      number === -1 ? undefined : { head, number, sortKey: head.sortKeyAt(number), isIn, score: 0 };
  }
}

function numbersOf(matches: Matches): number[] {
  const numbers: number[] = [];
  for (let i = matches.indexOf(1); i !== -1; i = matches.indexOf(1, i + 1)) numbers.push(i);
  return numbers;
}
