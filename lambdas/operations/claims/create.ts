import * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { lacksPermission, notFound } from '../../core/errors.ts';
import type { Inbox } from '../../store/inbox/inboxes.ts';
import { NewEntries } from '../../waiting/new-entries.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField, oneLine } from '../fields.ts';
import { filterFields, messageFilter, messageFilterFields } from '../list-filters.ts';
import { isAfterKnown, unknownMessage } from '../messages/inbox-list.ts';
import { messageExample } from '../messages/message-example.ts';
import { messageSchema } from '../messages/message-schema.ts';
import { fitAnswer, wholeMessage } from '../messages/show-message.ts';
import { requireInbox } from '../of-inbox.ts';
import { waitField } from '../wait-field.ts';
import { claimExample, claimFields, leaseSecondsField } from './claim.ts';
import { type Claim, claimMessages, type WantedClaims } from './claim-messages.ts';

const { unread: _unread, ...filters } = filterFields;

export const createClaimsOperation = defineOperation({
  name: 'claims.create',
  summary: 'Claim unread messages',
  description:
    'Claims the oldest unread messages that are clean and that no other worker holds. The caller holds each one until ' +
    '`expires_at` and must extend, complete or release the claim before then. When a claim ends without `complete`, ' +
    'the next worker gets the message, with `attempt` incremented; after five attempts, the message gets the `claim-failed` label ' +
    'and is not claimed again until that label is removed. A worker may get a message that another one has already worked ' +
    'on. A call examines at most 1,000 unread messages: if other workers hold more than that, call again; if more than that are ' +
    'excluded by filters other than after and before, pass after. Also needs `message_read`.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/claims',
  status: 200,
  input: z.object({
    inbox_id: inboxIdField,
    limit: z.int().min(1).max(10).default(1).describe('Maximum number of messages to claim'),
    lease_seconds: leaseSecondsField.default(300),
    worker: oneLine(100).min(1).optional().describe('Name of the worker, shown to other workers in errors'),
    wait: waitField('for a message'),
    ...filters,
    ...messageFilterFields,
  }),
  output: z.object({ claims: z.array(z.object({ ...claimFields, message: messageSchema })) }),
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  example: {
    input: { inbox_id: messageExample.inbox_id, worker: 'worker-1', wait: 20 },
    output: { claims: [{ ...claimExample, message: messageExample }] },
  },
  async run(context, input) {
    const { caller } = context;
    if (!grants(caller.permissions, 'message_read')) {
      throw lacksPermission('message_read', 'claims');
    }
    const path = { tenantId: caller.tenantId, inboxId: input.inbox_id };
    const [inbox, isKnown] = await Promise.all([
      requireInbox(context, input.inbox_id),
      isAfterKnown(context, path, input.after),
    ]);
    if (!isKnown) throw unknownMessage();
    const wanted = {
      limit: input.limit,
      leaseSeconds: input.lease_seconds,
      worker: input.worker,
      // A label's index range has another order than the queue.
      filter: messageFilter({ ...input, unread: true }),
    };
    const { claims: atOnce, rowsRead } = await claimMessages(context, { ...wanted, inboxId: inbox.inboxId });
    const claims =
      atOnce.length > 0 || input.wait === 0
        ? atOnce
        : await waitForClaims(context, inbox, input.wait, wanted, rowsRead);
    return {
      claims: await Promise.all(
        (claims ?? []).map(async ({ claimId, expiresAt, attempt, message }) => ({
          claim_id: claimId,
          expires_at: expiresAt.toISOString(),
          attempt,
          message: fitAnswer(await wholeMessage(context.bucket, message), claims?.length),
        })),
      ),
    };
  },
});

/**
 * A waiting call counts once against the rate limit, so this bounds the rows it reads per second since its last look.
 */
const ROWS_PER_SECOND = 20;
const ROWS_PER_SECOND_AFTER_CHANGE = 200;

/** New email and changes are in the log, but the end of a claim is not, so the call also looks at intervals. */
async function waitForClaims(
  context: Context,
  { inboxId, listKey, tenantId }: Inbox,
  seconds: number,
  wanted: Omit<WantedClaims, 'inboxId'>,
  rowsReadBefore: number,
): Promise<readonly Claim[] | undefined> {
  const newEntries = new NewEntries(context.table, tenantId);
  let rowsRead = rowsReadBefore;
  let lookedAt = context.now().getTime();
  let isChanged = false;
  return waitUntilFound(context, seconds, async (round) => {
    const entries = (await newEntries.read(round)).filter(({ inboxKey }) => inboxKey === listKey);
    if (entries.some(({ inboxes }) => inboxes === -1)) throw notFound('inbox');
    isChanged ||= entries.length > 0;
    const at = round.at.getTime();
    const perSecond = isChanged ? ROWS_PER_SECOND_AFTER_CHANGE : ROWS_PER_SECOND;
    if (!round.isLast && at - lookedAt < (rowsRead / perSecond) * 1000) return undefined;
    const look = await claimMessages(context, { ...wanted, inboxId });
    rowsRead = look.rowsRead;
    lookedAt = at;
    isChanged = false;
    return look.claims.length > 0 ? look.claims : undefined;
  });
}
