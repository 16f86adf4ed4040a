import * as z from 'zod';
import { DROP_REASONS } from '../../receive/drop-reasons.ts';
import { droppedOn, listBlocked } from '../../store/receive/blocked-mail.ts';
import type { PageRequest } from '../../store/table/page.ts';
import { defineOperation } from '../define.ts';
import { EXAMPLE_TIME, listOf, onePage, pageFields, timestamp } from '../fields.ts';
import { pageOf } from '../page-token.ts';

const droppedSchema = z
  .object({
    sender: z
      .string()
      .nullable()
      .describe('From address; null if the message has none or the reason is unknown_names'),
    envelope_from: z.string(),
    inbox_id: z.string(),
    at: timestamp,
    reason: z.string().describe(DROP_REASONS.join(', ')),
  })
  .meta({ id: 'DroppedMail' });
const dropped = listOf('dropped', droppedSchema);

export const listDroppedOperation = defineOperation({
  name: 'lists.dropped',
  summary: 'List mail that was dropped because of its sender or because of too many unknown names',
  description: 'Covers the last 30 days, newest first, with the first 1,000 messages of each day (UTC).',
  method: 'GET',
  path: '/lists/dropped',
  input: z.object(pageFields),
  output: dropped.extend({ dropped_today: z.int().describe('Number of messages dropped today (UTC)') }),
  access: { permission: 'inbox_read', scope: 'organization' },
  example: {
    input: {},
    output: onePage({
      dropped_today: 1,
      dropped: [
        {
          sender: 'offers@example.net',
          envelope_from: 'bounce@example.net',
          inbox_id: 'calm-otter-483920@agents.example.com',
          at: EXAMPLE_TIME,
          reason: 'blocked_by_account',
        },
      ],
    }),
  },
  async run(context, input) {
    const { table, caller } = context;
    const now = context.now();
    const list = { operation: 'lists.dropped', filters: [] };
    const read = (request: PageRequest) => listBlocked(table, caller.tenantId, request, now);
    const [{ items, ...page }, today] = await Promise.all([
      pageOf(context, list, input, read, ({ envelopeFrom, inboxId, ...mail }) => ({
        ...mail,
        envelope_from: envelopeFrom,
        inbox_id: inboxId,
      })),
      droppedOn(table, caller.tenantId, now.toISOString().slice(0, 10)),
    ]);
    return { ...page, dropped_today: today, dropped: items };
  },
});
