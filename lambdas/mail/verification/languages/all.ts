import { ARABIC } from './arabic.ts';
import { BENGALI } from './bengali.ts';
import { CHINESE } from './chinese.ts';
import { CZECH } from './czech.ts';
import { DANISH } from './danish.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FINNISH } from './finnish.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { GREEK } from './greek.ts';
import { HEBREW } from './hebrew.ts';
import { HINDI } from './hindi.ts';
import { HUNGARIAN } from './hungarian.ts';
import { INDONESIAN } from './indonesian.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import type { LanguageWords } from './language-words.ts';
import { PERSIAN } from './persian.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { ROMANIAN } from './romanian.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';
import { SWEDISH } from './swedish.ts';
import { THAI } from './thai.ts';
import { TURKISH } from './turkish.ts';
import { UKRAINIAN } from './ukrainian.ts';
import { VIETNAMESE } from './vietnamese.ts';

const LANGUAGES: readonly LanguageWords[] = [
  ARABIC,
  BENGALI,
  CHINESE,
  CZECH,
  DANISH,
  DUTCH,
  ENGLISH,
  FINNISH,
  FRENCH,
  GERMAN,
  GREEK,
  HEBREW,
  HINDI,
  HUNGARIAN,
  INDONESIAN,
  ITALIAN,
  JAPANESE,
  KOREAN,
  PERSIAN,
  POLISH,
  PORTUGUESE,
  ROMANIAN,
  RUSSIAN,
  SPANISH,
  SWEDISH,
  THAI,
  TURKISH,
  UKRAINIAN,
  VIETNAMESE,
];

/** The words of all languages. */
export function wordsOf(kind: keyof LanguageWords): string[] {
  return LANGUAGES.flatMap((language) => language[kind] ?? []);
}
