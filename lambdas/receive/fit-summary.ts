import { mapValues } from '../map-values.ts';
import { columnOf } from '../message/field-table.ts';
import type { MessageContent, MessageSummary } from '../message/message.ts';
import { summaryFields } from '../message/message-fields.ts';
import { INLINE_CONTENT_BYTES, INLINE_SUMMARY_BYTES, packContent } from '../store/message/message-rows.ts';

interface FittedMessage {
  readonly inRow: MessageSummary;
  /** Compressed; undefined where the row cannot have it, or the summary is cut. */
  readonly content: Uint8Array | undefined;
}

/** What the row of a message has; without content its object has that, and the whole summary. */
export function fitRow(summary: MessageSummary, content: MessageContent): FittedMessage {
  const { inRow, isWhole } = fitSummary(summary);
  const packed = isWhole ? packContent(content, inRow) : undefined;
  return { inRow, content: packed && packed.length <= INLINE_CONTENT_BYTES ? packed : undefined };
}

/**
 * The summary as the row has it. One that is too large is cut there, and lists show it cut. A read of the message returns
 * the whole summary from its object.
 */
export function fitSummary(summary: MessageSummary): { inRow: MessageSummary; isWhole: boolean } {
  if (Buffer.byteLength(JSON.stringify(summary)) <= INLINE_SUMMARY_BYTES)
    return { inRow: summary, isWhole: true };
  return { inRow: cutSummary(summary), isWhole: false };
}

function cutSummary(summary: MessageSummary): MessageSummary {
  const cuts = new Map(Object.entries(columnOf(summaryFields, 'cutInRow')));
  return mapValues(summary, (value, name) => cuts.get(name)?.(value) ?? value);
}
