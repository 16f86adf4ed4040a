import { CHARSETS } from './charsets.ts';
import type { Fixture } from './fixture.ts';
import { FORGED } from './forged.ts';
import { NAMES } from './names.ts';
import { STRUCTURES } from './structures.ts';
import { WORDS } from './words.ts';

/** Every mail of our own that the parser is held against. */
export const FIXTURES: readonly Fixture[] = [...CHARSETS, ...WORDS, ...NAMES, ...STRUCTURES, ...FORGED];
