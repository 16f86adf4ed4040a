import { FIXTURES } from '../fixture-mails/all.ts';

/** Every fixture: what mutations begin with. */
export const CORPUS: readonly Buffer[] = FIXTURES.map(({ mail }) => mail);

/** Mails that broke the parser once, each as small as it could be made. */
export const CRASHES = new URL('./crashes/', import.meta.url);
