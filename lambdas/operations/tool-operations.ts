import { attachmentTextOperation } from './attachments/text.ts';
import { completeClaimOperation } from './claims/complete.ts';
import { createClaimsOperation } from './claims/create.ts';
import type { Operation } from './define.ts';
import { whoamiOperation } from './identity/identity.ts';
import { createInboxOperation } from './inboxes/create.ts';
import { deleteInboxOperation } from './inboxes/delete.ts';
import { getInboxOperation } from './inboxes/get.ts';
import { listInboxesOperation } from './inboxes/list.ts';
import { verificationOperation } from './inboxes/verification.ts';
import { getMessageOperation } from './messages/get.ts';
import { getAttachmentOperation } from './messages/get-attachment.ts';
import { listMessagesOperation } from './messages/list.ts';
import { updateMessageOperation } from './messages/update.ts';
import { usageOperation } from './metrics/usage.ts';
import { getThreadOperation } from './threads/get.ts';
import { listThreadsOperation } from './threads/list.ts';

/**
 * The operations of the registry that assistants have, in its order. A list of its own, so that the function of MCP holds
 * no others.
 */
export const toolOperations: readonly Operation[] = [
  whoamiOperation,
  createInboxOperation,
  listInboxesOperation,
  getInboxOperation,
  deleteInboxOperation,
  listThreadsOperation,
  getThreadOperation,
  verificationOperation,
  listMessagesOperation,
  getMessageOperation,
  updateMessageOperation,
  createClaimsOperation,
  completeClaimOperation,
  getAttachmentOperation,
  attachmentTextOperation,
  usageOperation,
];
