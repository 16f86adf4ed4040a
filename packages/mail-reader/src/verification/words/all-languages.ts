import { ARABIC } from './arabic.ts';
import { CHINESE } from './chinese.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import type { LanguageWords } from './language-words.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { RUSSIAN } from './russian.ts';
import { SHARED } from './shared.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

export const ALL_LANGUAGES: readonly LanguageWords[] = [
  ARABIC,
  CHINESE,
  DUTCH,
  ENGLISH,
  FRENCH,
  GERMAN,
  HINDI,
  ITALIAN,
  JAPANESE,
  KOREAN,
  POLISH,
  PORTUGUESE,
  RUSSIAN,
  SPANISH,
  TURKISH,
  SHARED,
];
