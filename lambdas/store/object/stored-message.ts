import * as z from 'zod';
import { columnOf } from '../../message/field-table.ts';
import type { MessageContent, MessageSummary } from '../../message/message.ts';
import { contentFields, summaryFields } from '../../message/message-fields.ts';

export const storedSummarySchema = z.object(columnOf(summaryFields, 'stored'));
export const storedContentSchema = z.object(columnOf(contentFields, 'stored'));

export function summaryToStored(summary: MessageSummary): z.input<typeof storedSummarySchema> {
  return z.encode(storedSummarySchema, summary);
}

export function contentToStored(content: MessageContent): z.input<typeof storedContentSchema> {
  return z.encode(storedContentSchema, content);
}
