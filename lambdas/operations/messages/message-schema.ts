import * as z from 'zod';
import { columnOf } from '../../message/field-table.ts';
import { contentFields, summaryFields } from '../../message/message-fields.ts';
import { highlightsField } from '../fields.ts';

/** Only a read of the message itself gives its content (D-MSG-01). */
const { message_id, inbox_id, thread_id, labels, unread, tag, delivered_to, ...others } = columnOf(
  summaryFields,
  'shown',
);
const messageFields = { message_id, inbox_id, thread_id, labels, unread, tag, delivered_to, ...others };

export const messageSummarySchema = z
  .object({ ...messageFields, highlights: highlightsField })
  .meta({ id: 'MessageSummary' });

export const messageContentSchema = z.object(columnOf(contentFields, 'shown'));

export const messageSchema = z
  .object({
    ...messageFields,
    ...messageContentSchema.shape,
    body_missing: z
      .literal(true)
      .optional()
      .describe(
        'The content was lost in storage: text, html and headers are empty, and the other fields are as in lists',
      ),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof messageSchema>;

export const updatedMessageSchema = z
  .object({
    ...messageSummarySchema.shape,
    ...messageContentSchema.partial().shape,
    body_missing: messageSchema.shape.body_missing,
  })
  .meta({ id: 'UpdatedMessage' });
