import { columnOf } from '../../message/field-table.ts';
import { contentFields, summaryFields } from '../../message/message-fields.ts';
import { messageSchema } from './message-schema.ts';

export const messageExample = messageSchema.parse({
  ...columnOf(summaryFields, 'example'),
  ...columnOf(contentFields, 'example'),
});

const { inbox_id, message_id } = messageExample;
export const examplePath = { inbox_id, message_id };
