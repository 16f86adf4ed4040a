import { createHash } from 'node:crypto';
import { parseMail } from '@agent-inbox/mail-reader';
import { threadCandidates } from '@agent-inbox/mail-reader/fields';
import { labelsOf } from '../../../lambdas/message/labels.ts';
import { attachmentMemory, bytesOf } from '../../../packages/mail-reader/test/mime/attachment-memory.ts';

const PASSED = { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' } as const;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export async function readSummary(mail: Uint8Array): Promise<unknown> {
  const parsed = await parseMail(bytesOf(mail, 1000), attachmentMemory());
  return {
    subject: digest(parsed.subject),
    from: digest(parsed.from.join('\n')),
    to: digest(parsed.to.join('\n')),
    text: digest(parsed.text),
    html: parsed.html === null ? null : digest(parsed.html),
    extracted_text: digest(parsed.extractedText),
    attachments: parsed.attachments.map(({ filename, content_type, size, sha256 }) => ({
      filename,
      content_type,
      size,
      sha256,
    })),
    labels: labelsOf(PASSED, parsed),
    thread: digest(threadCandidates(parsed).join('\n')),
    parse_error: parsed.parseError,
  };
}
