import { getAccountOperation, updateAccountOperation } from './account/account.ts';
import { signUpOperation, verifyOperation } from './agent/sign-up.ts';
import {
  deleteKeyOperation,
  getKeyOperation,
  listInboxKeysOperation,
  listKeysOperation,
} from './api-keys/api-key.ts';
import { createInboxKeyOperation, createKeyOperation } from './api-keys/create.ts';
import { attachmentTextOperation } from './attachments/text.ts';
import { listAuditLogOperation } from './audit-log/list.ts';
import { completeClaimOperation } from './claims/complete.ts';
import { createClaimsOperation } from './claims/create.ts';
import { extendClaimOperation, releaseClaimOperation } from './claims/extend.ts';
import type { Operation } from './define.ts';
import { listDomainsOperation } from './domains/list.ts';
import { listEventsOperation } from './events/list.ts';
import { createExportOperation } from './exports/create.ts';
import { getExportOperation } from './exports/export.ts';
import { authMeOperation, whoamiOperation } from './identity/identity.ts';
import { createInboxOperation } from './inboxes/create.ts';
import { deleteInboxOperation } from './inboxes/delete.ts';
import { getInboxOperation } from './inboxes/get.ts';
import { listInboxesOperation } from './inboxes/list.ts';
import { updateInboxOperation } from './inboxes/update.ts';
import { verificationOperation } from './inboxes/verification.ts';
import { listDroppedOperation } from './lists/dropped.ts';
import {
  addEntryOperation,
  addInboxEntryOperation,
  deleteEntryOperation,
  deleteInboxEntryOperation,
  listEntriesOperation,
  listInboxEntriesOperation,
} from './lists/list.ts';
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
import { createInboxWebhookOperation, createWebhookOperation } from './webhooks/create.ts';
import { listDeliveriesOperation } from './webhooks/delivery.ts';
import {
  recoverWebhookOperation,
  redeliverOperation,
  testWebhookOperation,
} from './webhooks/start-delivery.ts';
import { updateWebhookOperation } from './webhooks/update.ts';
import {
  deleteWebhookOperation,
  getWebhookOperation,
  listInboxWebhooksOperation,
  listWebhooksOperation,
} from './webhooks/webhook.ts';

export const operations: readonly Operation[] = [
  signUpOperation,
  verifyOperation,
  whoamiOperation,
  authMeOperation,
  infoOperation,
  getAccountOperation,
  updateAccountOperation,
  listDomainsOperation,
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
