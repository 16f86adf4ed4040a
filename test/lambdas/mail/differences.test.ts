import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../fixture-mails/all.ts';
import { differences } from './differences.ts';
import { KNOWN_DIFFERENCES } from './known-differences.ts';
import { type PublicMail, publicMails } from './public-mails.ts';

const own: readonly PublicMail[] = FIXTURES.map(({ name, mail }) => ({ name: `own/${name}`, mail }));
const others = publicMails();

describe('postal-mime reads the same, but for what is explained', () => {
  test.each(own)('of our own mails: $name', async ({ name, mail }) => {
    expect(await differences(mail)).toEqual(KNOWN_DIFFERENCES[name]?.fields ?? []);
  });

  test.skipIf(others === undefined).each(others ?? [])(
    'of the public mails: $name',
    async ({ name, mail }) => {
      expect(await differences(mail)).toEqual(KNOWN_DIFFERENCES[name]?.fields ?? []);
    },
  );

  test.skipIf(others === undefined)('and every explanation is of a mail that there is', () => {
    const names = new Set([...own, ...(others ?? [])].map(({ name }) => name));

    expect(Object.keys(KNOWN_DIFFERENCES).filter((name) => !names.has(name))).toEqual([]);
  });
});
