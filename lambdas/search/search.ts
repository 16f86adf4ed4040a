/** The first search loads this module; it is a separate file of the bundle. */
export { parseQuery, QueryError } from '@agent-inbox/segment-index';
export { searchMessages, searchThreads } from './search-page.ts';
