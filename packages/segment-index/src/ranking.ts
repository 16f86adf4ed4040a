import { BODY_RANK } from './document-terms.ts';
import type { Matches, TermMatches } from './match-segment.ts';
import type { OpenSegment } from './open-segment.ts';
import type { Term } from './parse-query.ts';

/** BM25 usually has these values for saturation of repeats and normalization by length. */
const K = 1.2;
const B = 0.75;
/**
 * K + 1 times the weights of all lower ranks stays below one hit of the next rank, for one word in a body of average
 * length.
 */
const WEIGHTS = [14, 4, 1, 0.4] as const;

/** The average length of a text precedes the weight of each term. */
export type Statistics = readonly number[];

interface Ranked {
  readonly segment: OpenSegment;
  readonly inScope: Matches;
  readonly terms: ReadonlyMap<Term, TermMatches>;
}

/** BM25 covers only the messages in scope, because scores must not reveal other messages. */
export class Ranking {
  readonly statistics: Statistics;
  readonly #terms: readonly Term[];

  /** @param known statistics of an earlier page */
  constructor(segments: readonly Ranked[], terms: readonly Term[], known?: Statistics) {
    this.#terms = terms;
    this.statistics = known ?? statisticsOf(segments, terms);
  }

  scoreOf({ segment, terms }: Ranked, document: number): number {
    const [averageLength = 1, ...weights] = this.statistics;
    const lengthFactor = 1 - B + (B * segment.head.lengthAt(document)) / averageLength;
    let score = 0;
    for (const [i, term] of this.#terms.entries()) {
      const found = terms.get(term);
      if (found?.matches[document] !== 1) continue;
      for (const [rank, count] of found.counts(document).entries()) {
        const factor = rank === BODY_RANK ? lengthFactor : 1;
        score += ((weights[i] ?? 0) * (WEIGHTS[rank] ?? 0) * count * (K + 1)) / (count + K * factor);
      }
    }
    return score;
  }
}

function statisticsOf(segments: readonly Ranked[], terms: readonly Term[]): Statistics {
  let [count, length] = [0, 0];
  for (const { segment, inScope } of segments) {
    for (let i = inScope.indexOf(1); i !== -1; i = inScope.indexOf(1, i + 1)) {
      count++;
      length += segment.head.lengthAt(i);
    }
  }
  const weights = terms.map((term) => {
    let found = 0;
    for (const { inScope, terms: matches } of segments) {
      const having = matches.get(term)?.matches;
      if (having === undefined) continue;
      for (let i = having.indexOf(1); i !== -1; i = having.indexOf(1, i + 1)) found += inScope[i] ?? 0;
    }
    return Math.log(1 + (count - found + 0.5) / (found + 0.5));
  });
  return [Math.max(1, length / Math.max(1, count)), ...weights];
}
