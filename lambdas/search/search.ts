/** The first search loads this separate chunk of the bundle. */
export { parseQuery, QueryError } from '@agent-inbox/segment-index';
export { searchMessages, searchThreads } from './search-page.ts';
