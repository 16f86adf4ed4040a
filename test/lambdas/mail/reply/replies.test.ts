import { expect, test } from 'vitest';
import { parseMail } from '../../../../lambdas/mail/parse-mail.ts';
import { attachmentMemory, bytesOf } from '../mime/attachment-memory.ts';
import { BROKEN_QUOTATIONS } from './cases/broken-quotations.ts';
import type { ClientReply } from './cases/client-reply.ts';
import { FOLDED_INTRODUCTIONS } from './cases/folded-introductions.ts';
import { HEADERS } from './cases/headers.ts';
import { HEADERS_OF_LANGUAGES } from './cases/headers-of-languages.ts';
import { INTRODUCED } from './cases/introductions.ts';
import { KEPT } from './cases/look-alikes.ts';
import { ODD_INTRODUCTIONS } from './cases/odd-introductions.ts';
import { PAGES } from './cases/pages.ts';
import { QUOTATIONS } from './cases/quotations.ts';
import { RULES } from './cases/rules.ts';
import { SIGNATURES } from './cases/signatures.ts';

const CASES: readonly ClientReply[] = [
  ...INTRODUCED,
  ...FOLDED_INTRODUCTIONS,
  ...ODD_INTRODUCTIONS,
  ...HEADERS,
  ...HEADERS_OF_LANGUAGES,
  ...RULES,
  ...SIGNATURES,
  ...QUOTATIONS,
  ...BROKEN_QUOTATIONS,
  ...KEPT,
  ...PAGES,
];

async function extractedFrom({ body, isHtml = false, subject = 'Re: Prices' }: ClientReply): Promise<string> {
  const mail = [
    'From: Omar Haddad <omar@example.test>',
    'To: agent@inbox.test',
    `Subject: ${subject}`,
    'Message-ID: <2@example.test>',
    'In-Reply-To: <1@inbox.test>',
    `Content-Type: text/${isHtml ? 'html' : 'plain'}; charset=utf-8`,
    '',
    body.replaceAll('\n', '\r\n'),
  ].join('\r\n');
  return (await parseMail(bytesOf(mail), attachmentMemory())).extractedText;
}

test('there are cases of languages and clients enough, and none twice', () => {
  // "Gmail, web" and "Gmail of old" are one client.
  const clients = new Set(CASES.map(({ client }) => client.split(/,| of | for /)[0]));
  const named = new Set(CASES.map(({ body }) => body));

  expect(CASES.length).toBeGreaterThanOrEqual(250);
  expect(named.size).toBe(CASES.length);
  expect(new Set(CASES.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
  expect(clients.size).toBeGreaterThanOrEqual(25);
});

test.each(
  CASES.map((each) => [`${each.client}, ${each.language}`, each] as const),
)('a reply gives only its author’s words: %s', async (_name, each) => {
  expect(await extractedFrom(each)).toBe(each.reply);
});
