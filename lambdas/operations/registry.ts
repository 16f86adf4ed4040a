import { getAccountOperation } from './account/get.ts';
import { updateAccountOperation } from './account/update.ts';
import { signUpOperation } from './agent/sign-up.ts';
import { verifyOperation } from './agent/verify.ts';
import { createKeyOperation } from './api-keys/create.ts';
import { createInboxKeyOperation } from './api-keys/create-for-inbox.ts';
import { deleteKeyOperation } from './api-keys/delete.ts';
import { getKeyOperation } from './api-keys/get.ts';
import { listKeysOperation } from './api-keys/list.ts';
import { listInboxKeysOperation } from './api-keys/list-for-inbox.ts';
import { attachmentTextOperation } from './attachments/text.ts';
import { listAuditLogOperation } from './audit-log/list.ts';
import { completeClaimOperation } from './claims/complete.ts';
import { createClaimsOperation } from './claims/create.ts';
import { extendClaimOperation } from './claims/extend.ts';
import { releaseClaimOperation } from './claims/release.ts';
import type { Operation } from './define.ts';
import { listEventsOperation } from './events/list.ts';
import { createExportOperation } from './exports/create.ts';
import { getExportOperation } from './exports/get.ts';
import { authMeOperation } from './identity/auth-me.ts';
import { whoamiOperation } from './identity/whoami.ts';
import { createInboxOperation } from './inboxes/create.ts';
import { deleteInboxOperation } from './inboxes/delete.ts';
import { getInboxOperation } from './inboxes/get.ts';
import { listInboxesOperation } from './inboxes/list.ts';
import { updateInboxOperation } from './inboxes/update.ts';
import { verificationOperation } from './inboxes/verification.ts';
import { addEntryOperation } from './lists/add.ts';
import { addInboxEntryOperation } from './lists/add-for-inbox.ts';
import { deleteEntryOperation } from './lists/delete.ts';
import { deleteInboxEntryOperation } from './lists/delete-for-inbox.ts';
import { listDroppedOperation } from './lists/dropped.ts';
import { listEntriesOperation } from './lists/list.ts';
import { listInboxEntriesOperation } from './lists/list-for-inbox.ts';
import { deleteMessageOperation } from './messages/delete.ts';
import { getMessageOperation } from './messages/get.ts';
import { getAttachmentOperation } from './messages/get-attachment.ts';
import { getRawOperation } from './messages/get-raw.ts';
import { listMessagesOperation } from './messages/list.ts';
import { releaseMessageOperation } from './messages/release.ts';
import { restoreMessageOperation } from './messages/restore.ts';
import { searchMessagesOperation } from './messages/search.ts';
import { updateMessageOperation } from './messages/update.ts';
import { updateMessagesOperation } from './messages/update-many.ts';
import { usageOperation } from './metrics/usage.ts';
import { infoOperation } from './service/info.ts';
import { deleteThreadOperation } from './threads/delete.ts';
import { getThreadOperation } from './threads/get.ts';
import { listThreadsOperation } from './threads/list.ts';
import { restoreThreadOperation } from './threads/restore.ts';
import { searchThreadsOperation } from './threads/search.ts';
import { updateThreadOperation } from './threads/update.ts';
import { createWebhookOperation } from './webhooks/create.ts';
import { createInboxWebhookOperation } from './webhooks/create-for-inbox.ts';
import { deleteWebhookOperation } from './webhooks/delete.ts';
import { getWebhookOperation } from './webhooks/get.ts';
import { listWebhooksOperation } from './webhooks/list.ts';
import { listDeliveriesOperation } from './webhooks/list-deliveries.ts';
import { listInboxWebhooksOperation } from './webhooks/list-for-inbox.ts';
import { recoverWebhookOperation } from './webhooks/recover.ts';
import { redeliverOperation } from './webhooks/redeliver.ts';
import { testWebhookOperation } from './webhooks/test.ts';
import { updateWebhookOperation } from './webhooks/update.ts';

/** Every operation of the service. REST, MCP, the API reference, the SDK and the tests are made from it. */
export const operations: readonly Operation[] = [
  signUpOperation,
  verifyOperation,
  whoamiOperation,
  authMeOperation,
  infoOperation,
  getAccountOperation,
  updateAccountOperation,
  createInboxOperation,
  listInboxesOperation,
  getInboxOperation,
  updateInboxOperation,
  deleteInboxOperation,
  listThreadsOperation,
  searchThreadsOperation,
  getThreadOperation,
  updateThreadOperation,
  deleteThreadOperation,
  restoreThreadOperation,
  verificationOperation,
  listMessagesOperation,
  searchMessagesOperation,
  getMessageOperation,
  updateMessageOperation,
  updateMessagesOperation,
  deleteMessageOperation,
  restoreMessageOperation,
  createClaimsOperation,
  extendClaimOperation,
  completeClaimOperation,
  releaseClaimOperation,
  getRawOperation,
  getAttachmentOperation,
  attachmentTextOperation,
  releaseMessageOperation,
  listDroppedOperation,
  listEntriesOperation,
  addEntryOperation,
  deleteEntryOperation,
  listInboxEntriesOperation,
  addInboxEntryOperation,
  deleteInboxEntryOperation,
  listEventsOperation,
  createExportOperation,
  getExportOperation,
  usageOperation,
  listAuditLogOperation,
  createKeyOperation,
  listKeysOperation,
  getKeyOperation,
  deleteKeyOperation,
  createInboxKeyOperation,
  listInboxKeysOperation,
  createWebhookOperation,
  listWebhooksOperation,
  getWebhookOperation,
  updateWebhookOperation,
  deleteWebhookOperation,
  createInboxWebhookOperation,
  listInboxWebhooksOperation,
  listDeliveriesOperation,
  redeliverOperation,
  recoverWebhookOperation,
  testWebhookOperation,
];
