import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { publicMails } from '../../../packages/mail-reader/test/public-mails.ts';
import { readSummary } from './read-summary.ts';

const file = new URL('../../fixtures/public-mails.json', import.meta.url);
const expected = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
const mails = publicMails();

describe.skipIf(mails === undefined)('the public mails', () => {
  test('are those that are written down', () => {
    expect((mails ?? []).map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
  });

  test.each(mails ?? [])('are read as they are written down: $name', async ({ name, mail }) => {
    expect(await readSummary(mail)).toEqual(expected[name]);
  });
});
