import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MessageContent, MessageSummary } from '../../../lambdas/message/message.ts';
import { messageSummarySchema } from '../../../lambdas/operations/messages/message-schema.ts';
import { fitSummary } from '../../../lambdas/receive/fit-summary.ts';
import {
  INLINE_SUMMARY_BYTES,
  messageOf,
  messageRow,
  packContent,
} from '../../../lambdas/store/message/message-rows.ts';
import { exampleContent, exampleSummary } from '../example-message.ts';

/** Every item stays under this, whatever a mail says. */
const ITEM_BYTES = 350 * 1024;

const summary = (overrides: Partial<MessageSummary> = {}): MessageSummary => ({
  ...exampleSummary,
  ...overrides,
});

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

describe('a summary', () => {
  test('that fits is kept as it is', () => {
    const small = summary();

    expect(fitSummary(small)).toEqual({ inRow: small, isWhole: true });
  });

  test('of exactly the bound fits, and of one byte more does not', () => {
    const frame = bytesOf(summary({ subject: '' }));
    const bound = summary({ subject: 'x'.repeat(INLINE_SUMMARY_BYTES - frame) });

    expect(fitSummary(bound).isWhole).toBe(true);
    expect(fitSummary({ ...bound, subject: `${bound.subject}x` }).isWhole).toBe(false);
  });

  test('that is cut keeps what finds the message and says what it is', () => {
    const large = summary({ to: Array.from({ length: 500 }, (_, i) => `${'n'.repeat(200)}${i}@x.test`) });
    const { inRow } = fitSummary(large);

    expect({ ...inRow, to: large.to }).toEqual(large);
    expect(inRow.to.length).toBeGreaterThan(0);
    expect(messageSummarySchema.safeParse(inRow).success).toBe(true);
  });

  test('of anything that can be parsed is well-formed and fits an item', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).map((piece) => piece.repeat(400));
    const list = fc
      .array(text, { maxLength: 6 })
      .map((pieces) => Array.from({ length: 90 }, () => pieces).flat());
    fc.assert(
      fc.property(text, text, list, list, list, (from, subject, to, cc, references) => {
        const { inRow, isWhole } = fitSummary(summary({ from, subject, to, cc, references }));

        expect(bytesOf(inRow)).toBeLessThan(ITEM_BYTES);
        if (!isWhole) expect(JSON.stringify(inRow).isWellFormed()).toBe(true);
      }),
      { numRuns: process.env['TEST_LONG'] === undefined ? 15 : 200 },
    );
  });

  test('of five hundred attachments fits an item', () => {
    const attachments = Array.from({ length: 500 }, (_, i) => ({
      attachment_id: `att_${i}`,
      message_id: 'msg',
      filename: 'ü'.repeat(255),
      content_type: 'x'.repeat(255),
      size: 1,
      content_disposition: 'attachment' as const,
      content_id: 'ü'.repeat(255),
      sha256: '0'.repeat(64),
    }));

    expect(bytesOf(fitSummary(summary({ attachments })).inRow)).toBeLessThan(ITEM_BYTES);
  });
});

describe('content', () => {
  const content: MessageContent = { ...exampleContent, text: 'Grüße 👩‍🚀', html: '<p>x</p>' };
  const rowOf = (packed: MessageContent, about = summary()) =>
    messageRow({
      tenantId: 'tenant-1',
      threadKey: 'thread',
      messageKey: 'message',
      visibility: 'clean',
      summary: about,
      content: packContent(packed, about),
      countedAt: undefined,
    });

  test('comes out of its row as it went in, with its summary', () => {
    const message = messageOf(rowOf(content), 'tenant-1');

    expect([message?.content(), message?.summary]).toMatchObject([content, summary()]);
  });

  test('is not unpacked by what needs the summary alone: 6 kB of a row may be megabytes', () => {
    const message = messageOf({ ...rowOf(content), content: Buffer.from('no deflate') }, 'tenant-1');

    expect(message?.summary).toEqual(summary());
    expect(() => message?.content()).toThrow();
  });

  test('comes out as it went in whatever it says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.option(fc.string()),
        fc.string(),
        (text, html, subject) => {
          const message = messageOf(rowOf({ ...content, text, html }, summary({ subject })), 'tenant-1');

          expect([message?.content(), message?.summary]).toMatchObject([{ text, html }, { subject }]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('of a short mail is small', () => {
    expect(packContent(content, summary()).length).toBeLessThan(200);
  });

  test('is never shown as another tenant’s', () => {
    expect(messageOf(rowOf(content), 'tenant-2')).toBeUndefined();
    expect(messageOf(undefined, 'tenant-1')).toBeUndefined();
  });
});
