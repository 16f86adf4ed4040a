import { expect, test } from 'vitest';
import { putAttachmentText, readyTexts } from '../../../../lambdas/store/message/attachment-texts.ts';
import { keysBelow, putBytes } from '../../../../lambdas/store/object/mail-bucket.ts';
import { attachmentKey } from '../../../../lambdas/store/object/object-keys.ts';
import { memoryBucket } from '../object/memory-bucket.ts';

/** As many as a mail has. */
const ATTACHMENTS = 500;
const message = { inboxId: 'inbox@test', messageKey: 'message' };
const TEXT = {
  format: 'plain',
  text: 'a',
  pages: null,
  truncated: false,
  content_type: 'text/plain',
} as const;

test('the texts of 500 attachments are known, also when some were made twice and S3 lists more than a thousand names', async () => {
  const bucket = memoryBucket(new Map());
  for (let index = 0; index < ATTACHMENTS; index++) {
    await putBytes(bucket, attachmentKey(message.inboxId, message.messageKey, index), new Uint8Array());
    await putAttachmentText(bucket, { ...message, index }, { ...TEXT, status: 'failed' });
    await putAttachmentText(bucket, { ...message, index }, { ...TEXT, status: 'ready' });
  }

  const { texts, ended } = await readyTexts(bucket, message);
  expect([texts.length, ended.size]).toEqual([ATTACHMENTS, ATTACHMENTS]);
});

test.each([1, 2, 3, 4, 5, 9])('seven keys are listed in pages of %d', async (page) => {
  const keys = Array.from({ length: 7 }, (_, n) => `a/${n}`);
  const bucket = memoryBucket(new Map([...keys, 'b/1'].map((key) => [key, new Uint8Array()])));

  expect(await keysBelow(bucket, 'a/', page)).toEqual(keys);
});
