import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { keysOfMessageId } from '../../ids.ts';
import { sideBySide } from '../../timing/side-by-side.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { CHANGES_NOTHING, changesState, stateChangeFields, stateChangeOf } from '../label-fields.ts';
import { requireInbox } from '../of-inbox.ts';
import { changeReadable } from './change-state.ts';
import { messageExample } from './message-example.ts';

const MAX_MESSAGES = 50;
const AT_ONCE = 5;

const messageIds = z.array(z.string());

export const updateMessagesOperation = defineOperation({
  name: 'messages.update-many',
  summary: 'Mark or label messages',
  description:
    'Each message is changed separately. `conflicts` lists those left unchanged because a condition does not hold or ' +
    'because they would have too many labels.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/messages/update',
  status: 200,
  input: z
    .object({
      inbox_id: inboxIdField,
      message_ids: z.array(z.string().max(200)).min(1).max(MAX_MESSAGES).describe('Messages in the inbox'),
      ...stateChangeFields,
    })
    .refine(changesState, { message: CHANGES_NOTHING }),
  output: z.object({ updated: messageIds, conflicts: messageIds, not_found: messageIds }),
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  idempotent: true,
  example: {
    input: { inbox_id: messageExample.inbox_id, message_ids: [messageExample.message_id], unread: false },
    output: { updated: [messageExample.message_id], conflicts: [], not_found: [] },
  },
  async run(context, input) {
    const change = stateChangeOf(input);
    await requireInbox(context, input.inbox_id);
    const ids = [...new Set(input.message_ids)];
    const keys = ids.flatMap((id) => keysOfMessageId(id) ?? []);
    const threads = Map.groupBy(keys, ({ threadKey }) => threadKey);
    const updated = new Set<string>();
    const conflicts = new Set<string>();
    const changing = sideBySide(AT_ONCE, [...threads], async ([threadKey, found]) => {
      const sortKeys = found.map(({ sortKey }) => sortKey);
      const changed = { inboxId: input.inbox_id, threadKey, sortKeys };
      const outcome = await changeReadable(context, changed, change, { together: false });
      for (const { summary } of outcome?.messages ?? []) updated.add(summary.message_id);
      for (const { messageId } of outcome?.conflicts ?? []) conflicts.add(messageId);
    });
    await changing.catch((error: AggregateError) => {
      // An unexpected failure takes precedence over what was refused for one thread.
      throw error.errors.find((each) => !(each instanceof ApiError)) ?? error.errors[0];
    });
    return {
      updated: ids.filter((id) => updated.has(id)),
      conflicts: ids.filter((id) => conflicts.has(id)),
      not_found: ids.filter((id) => !updated.has(id) && !conflicts.has(id)),
    };
  },
});
