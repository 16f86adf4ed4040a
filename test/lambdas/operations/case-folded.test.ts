import { describe, expect, test } from 'vitest';
import { caseFolded } from '../../../lambdas/operations/list-filters.ts';

const isFound = (text: string, part: string): boolean => caseFolded(text).includes(caseFolded(part));

describe('a filter text is found without regard to letter case', () => {
  test.each([
    ['GitHub <No-Reply@GitHub.com>', 'no-reply@github'],
    ['STRASSE', 'straße'],
    ['Straße', 'STRASSE'],
    ['İSTANBUL', 'istanbul'],
    ['ıstanbul', 'ISTANBUL'],
    ['DİYARBAKIR', 'diyarbakır'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['Οδυσσεύς Α', 'ΟΔΥΣΣΕΎΣ'],
    ['Müller'.normalize('NFD'), 'MÜLLER'.normalize('NFC')],
    ['Müller'.normalize('NFC'), 'müller'.normalize('NFD')],
    ['ＧｉｔＨｕｂ', 'github'],
    ['оﬃce ﬁle', 'FILE'],
    ['ПРИВЕТ', 'привет'],
    ['ვეფხი', 'ვეფხი'.toUpperCase()],
  ])('%s has %s', (text, part) => {
    expect(isFound(text, part)).toBe(true);
  });

  test.each([
    ['café', 'cafe'],
    ['Müller', 'mull'],
    ['abc', 'abd'],
  ])('%s has no %s', (text, part) => {
    expect(isFound(text, part)).toBe(false);
  });
});
