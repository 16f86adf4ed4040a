import { FIXTURES } from '../fixture-mails/all.ts';

/** Every mail of our own: what mutations begin with. */
export const CORPUS: readonly Buffer[] = FIXTURES.map(({ mail }) => mail);
