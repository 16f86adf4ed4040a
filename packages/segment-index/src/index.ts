export { type DocumentTerms, documentTerms, type IndexedText } from './document-terms.ts';
export { type Highlight, highlightsOf } from './highlights.ts';
export { type Matches, matchQuery, matchTerm, type TermMatches } from './match-segment.ts';
export {
  firstWhere,
  type OpenSegment,
  openSegment,
  type ReadRange,
  type TermEntries,
} from './open-segment.ts';
export {
  MAX_TERMS,
  parseQuery,
  type Query,
  QueryError,
  type Term,
  termsOf,
  wantedTerms,
} from './parse-query.ts';
export { eachDocument, type Span } from './postings.ts';
export { Ranking, type Statistics } from './ranking.ts';
export { type Document, SegmentHead } from './segment.ts';
export { wordsOf } from './words.ts';
export {
  type SegmentSource,
  sourceOfMessages,
  sourceOfSegment,
  type WrittenSegment,
  writeSegment,
} from './write-segment.ts';
