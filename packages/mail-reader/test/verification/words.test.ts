import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ReadText } from '../../src/verification/read-text.ts';
import type { Kind } from '../../src/verification/words/language-words.ts';
import { readMails, readSealedMails } from './read-mails.ts';

const WORDS = new URL('../../src/verification/words/', import.meta.url);
const NO_LANGUAGE = ['all-languages.ts', 'language-words.ts', 'shared.ts', 'vocabulary.ts'];

function found(text: string, kind: Kind): string[] {
  const read = new ReadText(text);
  return read.words(kind).map(({ start, end }) => read.folded.slice(start, end));
}

describe('the words of languages', () => {
  test.each<[string, string, Kind, string[]]>([
    ['are whole words', 'Your code, encoded by codec: code', 'codes', ['code', 'code']],
    ['go on where a star ends them', 'Please verifying', 'security', ['verifying']],
    ['end a compound where a star begins them', 'Ihr Anmeldecode', 'codes', ['code']],
    ['have blanks that are hyphens too', 'One-time codes', 'security', ['one-time']],
    ['are found without accents and case', 'VÉRIFICATION', 'security', ['verification']],
    ['are found within text without blanks', '您的验证码为1234', 'codes', ['码']],
    ['are found behind Arabic particles', 'أدخل الرمز', 'codes', ['رمز']],
    ['are not parts of an address', 'code@example.com https://x.test/code', 'codes', []],
  ])('%s: "%s"', (_name, text, kind, expected) => {
    expect(found(text, kind)).toEqual(expected);
  });

  test('are in a file for each language of the corpus, which has 15 mails with a code and 15 without', () => {
    const mails = [...readMails(), ...readSealedMails()];
    const languages = [...new Set(mails.map(({ language }) => language))];
    const few = languages.filter((language) => {
      const own = mails.filter((mail) => mail.language === language);
      const codes = own.filter(({ expected }) => expected.codes.length > 0).length;
      return codes < 15 || own.length - codes < 15;
    });

    // Chinese is one language in two scripts.
    const files = readdirSync(WORDS).filter((file) => !NO_LANGUAGE.includes(file));
    expect(few).toEqual([]);
    expect(files).toHaveLength(languages.length - 1);
  });

  test('and the files beside them have lines of at most 160 characters', () => {
    const files = [
      ...readdirSync(new URL('../', WORDS)),
      ...readdirSync(WORDS).map((file) => `words/${file}`),
    ];
    const long = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        readFileSync(new URL(`../${file}`, WORDS), 'utf8')
          .split('\n')
          .filter((line) => line.length > 160),
      );

    expect(long).toEqual([]);
  });
});
