import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { threadCandidates } from '../src/header/references.ts';
import { parseMail } from '../src/parse-mail.ts';
import { FIXTURES, FIXTURES_BY_FEATURE } from './fixture-mails/all.ts';
import { attachmentMemory, bytesOf } from './mime/attachment-memory.ts';

async function readAs(mail: Uint8Array, chunk: number): Promise<unknown> {
  const parsed = await parseMail(bytesOf(mail, chunk), attachmentMemory());
  return {
    subject: parsed.subject,
    from: parsed.from,
    to: parsed.to,
    cc: parsed.cc,
    text: parsed.text.trimEnd(),
    html: parsed.html?.trimEnd() ?? null,
    extracted_text: parsed.extractedText,
    attachments: parsed.attachments.map(({ index, ...attachment }) => attachment),
    rfc_message_id: parsed.rfcMessageId,
    thread: threadCandidates(parsed),
    parse_error: parsed.parseError,
  };
}

describe.each(Object.entries(FIXTURES_BY_FEATURE))('%s', (_, fixtures) => {
  test.each(fixtures)('the mail "$name" is read as its fixture says', async ({ mail, expected }) => {
    const { labels: _decidedFromIt, ...read } = expected;

    expect(await readAs(mail, 64 * 1024)).toEqual(read);
    // However it is cut on its way.
    expect(await readAs(mail, 7)).toEqual(read);
  });
});

test('every fixture has a name of its own, and there are at least 560', () => {
  const names = FIXTURES.map(({ name }) => name);

  expect(names.length).toBeGreaterThanOrEqual(560);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every file of fixtures belongs to a feature', () => {
  const folder = new URL('./fixture-mails/', import.meta.url);
  const listed = readFileSync(new URL('all.ts', folder), 'utf8');
  const files = readdirSync(folder).filter((file) => /^(?:rfc\d+-.*|html)\.ts$/.test(file));

  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !listed.includes(`'./${file}'`))).toEqual([]);
});
