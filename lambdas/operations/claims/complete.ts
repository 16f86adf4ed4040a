import * as z from 'zod';
import { threadOfSortKey } from '../../ids.ts';
import { isActiveClaim } from '../../store/message/unread-claims.ts';
import { defineOperation } from '../define.ts';
import { stateChangeFields, stateChangeOf } from '../label-fields.ts';
import { changedOf, changeReadable } from '../messages/change-state.ts';
import { messageExample } from '../messages/message-example.ts';
import { requireInbox } from '../of-inbox.ts';
import { claimPath, claimPathExample, lostClaim, messageOfClaim } from './claim.ts';

export const completeClaimOperation = defineOperation({
  name: 'claims.complete',
  summary: 'Complete a claim',
  description:
    'Marks the message as read and ends the claim. A repeated call returns the same response; if the claim ended in any other way, the call returns conflict.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/claims/{claim_id}/complete',
  status: 200,
  input: z.object({ ...claimPath, add_labels: stateChangeFields.add_labels }),
  output: z.object({ message_id: z.string(), unread: z.boolean(), labels: z.array(z.string()) }),
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  idempotent: true,
  example: {
    input: { ...claimPathExample, add_labels: ['done'] },
    output: { message_id: messageExample.message_id, unread: false, labels: ['received', 'done'] },
  },
  async run(context, { inbox_id, claim_id, add_labels }) {
    await requireInbox(context, inbox_id);
    const sortKey = await messageOfClaim(context, inbox_id, claim_id);
    const change = stateChangeOf({ unread: false, add_labels });
    const changed = { inboxId: inbox_id, threadKey: threadOfSortKey(sortKey), sortKeys: [sortKey] };
    const outcome = await changeReadable(
      context,
      changed,
      { ...change, completes: claim_id },
      { together: true, claim: isActiveClaim(claim_id, context.now()) },
    );
    if (outcome?.conflicts[0]?.reason === 'claim') throw await lostClaim(context, inbox_id, sortKey);
    const [message] = changedOf(outcome, 'message');
    const { message_id, unread, labels } = message.summary;
    return { message_id, unread, labels: [...labels] };
  },
});
