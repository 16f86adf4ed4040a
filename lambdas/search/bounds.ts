/** A page that reaches a limit ends early and has a next page. */
export interface SearchBounds {
  readonly examined: number;
  readonly tail: number;
  /** The Lambda instance caches the words. */
  readonly tailWords: number;
  /** More bytes trigger an indexing job. */
  readonly tailBytes: number;
  readonly rows: number;
  readonly rowsAtOnce: number;
  readonly postingBytes: number;
  /** A query with more matching words is rejected. */
  readonly prefixWords: number;
  readonly betterHits: number;
}

export const SEARCH_BOUNDS: SearchBounds = {
  examined: 100_000,
  tail: 1_000,
  tailWords: 100_000,
  tailBytes: 1_000_000,
  rows: 1_000,
  rowsAtOnce: 100,
  postingBytes: 16_000_000,
  prefixWords: 2_000,
  betterHits: 100,
};
