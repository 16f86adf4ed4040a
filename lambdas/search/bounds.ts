/** Limits of one search call. A page that reaches one ends early and has a next page. */
export interface SearchBounds {
  /** Messages whose index entries are examined. */
  readonly examined: number;
  /** Messages that are not in a segment yet. */
  readonly tail: number;
  /** Words read from such messages; the instance caches them. */
  readonly tailWords: number;
  /** Memory of such messages in bytes; more triggers an indexing job. */
  readonly tailBytes: number;
  /** Message rows read to check visibility. */
  readonly rows: number;
  /** Message rows per read. */
  readonly rowsAtOnce: number;
  readonly postingBytes: number;
  /** Distinct words that match a prefix in all examined messages; a query with more is rejected. */
  readonly prefixWords: number;
  /** Hits whose rows are read to decide whether a thread is listed at one of them. */
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
