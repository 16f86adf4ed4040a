import { expect, test } from 'vitest';
import { parseMail } from '../../src/parse-mail.ts';
import { attachmentMemory, bytesOf } from '../mime/attachment-memory.ts';
import { type ClientReply, readIntroductions, readReplies } from './read-replies.ts';

/** "Yes, on Monday." */
const WORDS: Readonly<Record<string, string>> = {
  English: 'Yes, on Monday.',
  German: 'Ja, am Montag.',
  French: 'Oui, lundi.',
  Spanish: 'Sí, el lunes.',
  Portuguese: 'Sim, na segunda.',
  Italian: 'Sì, lunedì.',
  Dutch: 'Ja, op maandag.',
  Swedish: 'Ja, på måndag.',
  Norwegian: 'Ja, på mandag.',
  Danish: 'Ja, på mandag!',
  Finnish: 'Kyllä, maanantaina.',
  Polish: 'Tak, w poniedziałek.',
  Czech: 'Ano, v pondělí.',
  Slovak: 'Áno, v pondelok.',
  Hungarian: 'Igen, hétfőn.',
  Romanian: 'Da, luni.',
  Russian: 'Да, в понедельник.',
  Ukrainian: 'Так, у понеділок.',
  Bulgarian: 'Да, в понеделник.',
  Greek: 'Ναι, τη Δευτέρα.',
  Turkish: 'Evet, pazartesi.',
  Hebrew: 'כן, ביום שני.',
  Arabic: 'نعم، يوم الاثنين.',
  Japanese: 'はい、月曜日に。',
  Chinese: '好的，星期一。',
  Korean: '네, 월요일에요.',
};

/** Replies above those introductions, with the quotation close below or behind an empty line, marked or not. */
const INTRODUCED: readonly ClientReply[] = readIntroductions().map(([language, client, line], i) => {
  const isMarked = i % 3 > 0 || !line.includes('@');
  const old = isMarked ? ['> The price list follows.', '>', '> Greta'] : ['The price list follows.', 'Greta'];
  const reply = WORDS[language] ?? 'OK.';
  const body = [reply, '', line, ...(i % 2 === 0 ? [''] : []), ...old, ''].join('\n');
  return { language, client, body, isHtml: false, subject: 'Re: Prices', answers: true, reply };
});

const CASES: readonly ClientReply[] = [...INTRODUCED, ...readReplies()];

async function extractedFrom({ body, isHtml, subject, answers }: ClientReply): Promise<string> {
  const mail = [
    'From: Omar Haddad <omar@example.test>',
    'To: agent@inbox.test',
    `Subject: ${subject}`,
    'Message-ID: <2@example.test>',
    ...(answers ? ['In-Reply-To: <1@inbox.test>'] : []),
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

  expect(CASES.length).toBeGreaterThanOrEqual(760);
  expect(named.size).toBe(CASES.length);
  expect(new Set(CASES.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
  expect(clients.size).toBeGreaterThanOrEqual(25);
});

test.each(
  CASES.map((each) => [`${each.client}, ${each.language}`, each] as const),
)('a reply gives only its author’s words: %s', async (_name, each) => {
  expect(await extractedFrom(each)).toBe(each.reply);
});
