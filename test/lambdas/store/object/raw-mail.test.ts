import { CopyObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import type { Receipt } from '../../../../lambdas/message/receipt.ts';
import { keepRaw } from '../../../../lambdas/store/object/raw-mail.ts';
import { NOW } from '../../test-context.ts';
import { bucketOf } from './bucket-of.ts';

/** S3 user guide, "User-defined object metadata": names and values of an object together. */
const METADATA_BYTES = 2048;
const PREFIX = 'x-amz-meta-';

async function metadataOf(mailFrom: string, rcptTo: string): Promise<Record<string, string>> {
  const client = new S3Client({
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
  });
  const asked: CopyObjectCommand[] = [];
  client.send = async (command: object) => {
    if (command instanceof CopyObjectCommand) asked.push(command);
  };
  const receipt: Receipt = {
    sesMessageId: 'a'.repeat(40),
    receivedAt: NOW,
    mailFrom,
    recipients: [rcptTo],
    verdicts: { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' },
    objectKey: 'incoming/a',
    released: false,
  };
  const key = '0'.repeat(22);
  await keepRaw(
    bucketOf(client, 'mail'),
    { inboxId: 'ada@agents.test', messageKey: key, rcptTo },
    { inboxKey: key, receipt, delivery: { threadKey: key, at: NOW } },
  );
  return asked[0]?.input.Metadata ?? {};
}

function noted(metadata: Record<string, string>): unknown {
  return JSON.parse(Buffer.from(metadata['note'] ?? '', 'base64url').toString());
}

describe('the note beside raw mail', () => {
  test('tells addresses of the length that SMTP allows as they are', async () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(183)}.example`;
    const metadata = await metadataOf(longest, longest);

    expect(noted(metadata)).toMatchObject({ mail_from: longest, rcpt_to: longest });
  });

  test.each(['x', 'ü', '\u{1F4E8}', '"', '\\'])('fits however long the addresses are: %s', async (letter) => {
    const endless = `ada+${letter.repeat(8_000)}@agents.test`;
    const metadata = await metadataOf(endless, endless);

    const sizes = Object.entries(metadata).map(([name, value]) => PREFIX.length + name.length + value.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(METADATA_BYTES);
    expect(noted(metadata)).toMatchObject({ rcpt_to: expect.stringMatching(/^ada\+/) });
  });
});
