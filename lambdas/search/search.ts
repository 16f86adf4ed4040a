/** What a call needs to search: a file of its own in a bundle, which the first search loads. */
export { parseQuery, QueryError } from './parse-query.ts';
export { searchMessages, searchThreads } from './search-page.ts';
