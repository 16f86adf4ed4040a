import { CALENDARS } from './calendars.ts';
import { CHARSETS } from './charsets.ts';
import type { Fixture } from './fixture.ts';
import { FORGED } from './forged.ts';
import { HEADER_ENDS } from './header-ends.ts';
import { MISLABELLED_CHARSETS } from './mislabelled-charsets.ts';
import { MISLABELLED_PARTS } from './mislabelled-parts.ts';
import { MISUSED_CHARSETS } from './misused-charsets.ts';
import { MISUSED_PARTS } from './misused-parts.ts';
import { MISUSED_WORDS } from './misused-words.ts';
import { NAMES } from './names.ts';
import { RAW_WORDS } from './raw-words.ts';
import { STRUCTURES } from './structures.ts';
import { WORDS } from './words.ts';

/** Every mail of our own that the parser is held against. */
export const FIXTURES: readonly Fixture[] = [
  ...CHARSETS,
  ...MISUSED_CHARSETS,
  ...WORDS,
  ...MISUSED_WORDS,
  ...HEADER_ENDS,
  ...MISLABELLED_PARTS,
  ...RAW_WORDS,
  ...MISLABELLED_CHARSETS,
  ...NAMES,
  ...CALENDARS,
  ...STRUCTURES,
  ...MISUSED_PARTS,
  ...FORGED,
];
