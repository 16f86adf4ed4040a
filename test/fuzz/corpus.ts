import { FIXTURES } from '../fixture-mails/all.ts';

/** Every mail of our own: what mutations begin with. */
export const CORPUS: readonly Buffer[] = FIXTURES.map(({ mail }) => mail);

/** Where mails that broke a promise once stand, each as small as it could be made. */
export const CRASHES = new URL('../fixtures/crashes/', import.meta.url);
