import { mapValues } from '../map-values.ts';
import { columnOf } from '../message/field-table.ts';
import type { MessageContent, MessageSummary } from '../message/message.ts';
import { summaryFields } from '../message/message-fields.ts';
import { INLINE_CONTENT_BYTES, INLINE_SUMMARY_BYTES, packContent } from '../store/message/message-rows.ts';

interface FittedMessage {
  readonly inRow: MessageSummary;
  readonly content: Uint8Array | undefined;
}

export function fitRow(summary: MessageSummary, content: MessageContent): FittedMessage {
  const { inRow, isWhole } = fitSummary(summary);
  const packed = isWhole ? packContent(content, inRow) : undefined;
  return { inRow, content: packed && packed.length <= INLINE_CONTENT_BYTES ? packed : undefined };
}

/** The S3 object has the whole summary. */
export function fitSummary(summary: MessageSummary): { inRow: MessageSummary; isWhole: boolean } {
  if (Buffer.byteLength(JSON.stringify(summary)) <= INLINE_SUMMARY_BYTES)
    return { inRow: summary, isWhole: true };
  return { inRow: cutSummary(summary), isWhole: false };
}

function cutSummary(summary: MessageSummary): MessageSummary {
  const cuts = new Map(Object.entries(columnOf(summaryFields, 'cutInRow')));
  return mapValues(summary, (value, name) => cuts.get(name)?.(value) ?? value);
}
