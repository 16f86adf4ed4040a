import { RANKS } from './document-terms.ts';
import type { Matches, TermMatches } from './match-segment.ts';
import type { OpenSegment } from './open-segment.ts';
import type { Term } from './parse-query.ts';

/** How soon repeats of a word stop counting, and how much a long text lessens it: the usual values of BM25. */
const K = 1.2;
const B = 0.75;
/**
 * A subject counts before people and file names, and these before the body and attachments. For one word, in a body of average length,
 * what all lesser ranks give at most, each K + 1 times its weight, stays below one hit of the next.
 */
const WEIGHTS = [14, 4, 1, 0.4] as const;

interface Ranked {
  readonly segment: OpenSegment;
  readonly inScope: Matches;
  readonly terms: ReadonlyMap<Term, TermMatches>;
}

/** BM25 over the messages in scope of all segments, so that a score tells nothing of others. */
export class Ranking {
  readonly #weights: readonly { readonly term: Term; readonly weight: number }[];
  readonly #averageLength: number;

  constructor(segments: readonly Ranked[], terms: readonly Term[]) {
    let [count, length] = [0, 0];
    for (const { segment, inScope } of segments) {
      for (let i = inScope.indexOf(1); i !== -1; i = inScope.indexOf(1, i + 1)) {
        count++;
        length += segment.head.lengthAt(i);
      }
    }
    this.#averageLength = Math.max(1, length / Math.max(1, count));
    this.#weights = terms.map((term) => {
      let found = 0;
      for (const { inScope, terms: matches } of segments) {
        const having = matches.get(term)?.matches;
        if (having === undefined) continue;
        for (let i = having.indexOf(1); i !== -1; i = having.indexOf(1, i + 1)) found += inScope[i] ?? 0;
      }
      return { term, weight: Math.log(1 + (count - found + 0.5) / (found + 0.5)) };
    });
  }

  scoreOf({ segment, terms }: Ranked, document: number): number {
    const lengthFactor = 1 - B + (B * segment.head.lengthAt(document)) / this.#averageLength;
    let score = 0;
    for (const { term, weight } of this.#weights) {
      const found = terms.get(term);
      if (found?.matches[document] !== 1) continue;
      for (const [rank, count] of found.counts(document).entries()) {
        const factor = rank === RANKS.text ? lengthFactor : 1;
        score += (weight * (WEIGHTS[rank] ?? 0) * count * (K + 1)) / (count + K * factor);
      }
    }
    return score;
  }
}
