import { visibilityOfLabels } from '../mail/visibility.ts';
import type { Delivery, ThreadPlan } from '../store/message/delivery.ts';
import { INLINE_CONTENT_BYTES, packContent } from '../store/message/message-rows.ts';
import type { MessageObject } from '../store/object/mail-bucket.ts';
import { composeContent, composeSummary } from './compose.ts';
import { fitSummary } from './fit-summary.ts';
import type { ReadyMail } from './ready-mail.ts';

/** What was decided about a mail before it is stored. */
export interface Decision {
  readonly threadKey: string;
  readonly thread: ThreadPlan;
  /** Message-IDs that the thread shall answer to from now on. */
  readonly claims: readonly string[];
  readonly quota: Delivery['quota'];
  readonly isCounted: boolean;
  readonly now: Date;
}

export interface ComposedDelivery {
  readonly delivery: Delivery;
  /** What is too large for the rows; stored before them. */
  readonly object: MessageObject | undefined;
}

export function composeDelivery(
  { receipt, parsed, addressee, inbox }: ReadyMail,
  { threadKey, thread, claims, quota, isCounted, now }: Decision,
): ComposedDelivery {
  const summary = composeSummary(receipt, parsed, addressee, threadKey, now);
  const content = composeContent(receipt, parsed, addressee);
  const { inRow, isWhole } = fitSummary(summary);
  const packed = isWhole ? packContent(content) : undefined;
  const inline = packed !== undefined && packed.length <= INLINE_CONTENT_BYTES ? packed : undefined;
  return {
    delivery: {
      tenantId: inbox.tenantId,
      inboxKey: inbox.listKey,
      visibility: visibilityOfLabels(summary.labels),
      summary: inRow,
      content: inline,
      thread,
      references: claims,
      quota,
      wasDeferred: receipt.released,
      isCounted,
      now,
    },
    object: inline === undefined ? { content, summary } : undefined,
  };
}
