import { ARABIC, HEBREW, HINDI } from './ar-he-hi.ts';
import { ASIAN_OTHERS } from './asia-others.ts';
import { BLIND_OTHER_MAILS, BLIND_VERIFICATION_MAILS } from './blind/blind.ts';
import type { VerificationCase } from './case.ts';
import { GERMAN } from './de.ts';
import { EASTERN_OTHERS } from './east-others.ts';
import { ENGLISH_CODES } from './en-codes.ts';
import { ENGLISH_LINKS } from './en-links.ts';
import { ENGLISH_SHOPPING } from './en-others-shopping.ts';
import { ENGLISH_WORK } from './en-others-work.ts';
import { ENGLISH_WORDINGS } from './en-wordings.ts';
import { FRENCH, SPANISH } from './fr-es.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { HARD_OTHERS } from './hard-others.ts';
import { HELD_OUT_OTHER_MAILS, HELD_OUT_VERIFICATION_MAILS } from './held-out.ts';
import { JAPANESE, KOREAN } from './ja-ko.ts';
import { STRUCTURED } from './json-ld.ts';
import { DUTCH, POLISH } from './nl-pl.ts';
import { MORE_LANGUAGES } from './nordic-and-more.ts';
import { ASIAN_PHRASES } from './phrases-asia.ts';
import { EUROPEAN_PHRASES } from './phrases-europe.ts';
import { ITALIAN, PORTUGUESE } from './pt-it.ts';
import { RUSSIAN, TURKISH, UKRAINIAN } from './ru-tr-uk.ts';
import { WESTERN_OTHERS } from './west-others.ts';
import { CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL } from './zh.ts';

/** Mails with a code or a link. */
export const VERIFICATION_MAILS: readonly VerificationCase[] = [
  ...ENGLISH_CODES,
  ...ENGLISH_LINKS,
  ...ENGLISH_WORDINGS,
  ...STRUCTURED,
  ...FRAMEWORKS,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...PORTUGUESE,
  ...ITALIAN,
  ...DUTCH,
  ...POLISH,
  ...RUSSIAN,
  ...UKRAINIAN,
  ...TURKISH,
  ...ARABIC,
  ...HEBREW,
  ...HINDI,
  ...CHINESE_SIMPLIFIED,
  ...CHINESE_TRADITIONAL,
  ...JAPANESE,
  ...KOREAN,
  ...MORE_LANGUAGES,
  ...EUROPEAN_PHRASES,
  ...ASIAN_PHRASES,
  ...BLIND_VERIFICATION_MAILS,
  ...HELD_OUT_VERIFICATION_MAILS,
];

/** Mails without anything to find: a code of high or medium confidence from one of them is wrong, and so is a link. */
export const OTHER_MAILS: readonly VerificationCase[] = [
  ...ENGLISH_SHOPPING,
  ...ENGLISH_WORK,
  ...WESTERN_OTHERS,
  ...EASTERN_OTHERS,
  ...ASIAN_OTHERS,
  ...HARD_OTHERS,
  ...BLIND_OTHER_MAILS,
  ...HELD_OUT_OTHER_MAILS,
];

export const ALL_MAILS: readonly VerificationCase[] = [...VERIFICATION_MAILS, ...OTHER_MAILS];
