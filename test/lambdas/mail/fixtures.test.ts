import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { labelsOf } from '../../../lambdas/mail/labels.ts';
import { parseMail } from '../../../lambdas/mail/parse-mail.ts';
import { threadCandidates } from '../../../lambdas/mail/references.ts';
import { FIXTURES } from '../../fixture-mails/all.ts';
import { attachmentMemory, bytesOf } from './attachment-memory.ts';

const folder = new URL('../../fixtures/mail/', import.meta.url);
const PASSED = { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' } as const;

async function read(mail: Uint8Array, chunk: number): Promise<unknown> {
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
    labels: labelsOf(PASSED, parsed),
    rfc_message_id: parsed.rfcMessageId,
    thread: threadCandidates(parsed),
    parse_error: parsed.parseError,
  };
}

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.eml'))
  .map((file) => file.replace(/\.eml$/, ''));

describe('a mail of ours is read as it is written down', () => {
  test.each(names)('%s', async (name) => {
    const mail = readFileSync(new URL(`${name}.eml`, folder));
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

    expect(await read(mail, 64 * 1024)).toEqual(expected);
    // However it is cut on its way.
    expect(await read(mail, 7)).toEqual(expected);
  });

  test('and there are at least 120 of them, which are those that are described', () => {
    expect(names.length).toBeGreaterThanOrEqual(120);
    expect(new Set(names)).toEqual(new Set(FIXTURES.map(({ name }) => name)));
    for (const { name, mail } of FIXTURES) {
      expect(readFileSync(new URL(`${name}.eml`, folder)).equals(mail), name).toBe(true);
    }
  });
});
