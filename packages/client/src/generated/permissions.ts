// Made from the registry of operations by `npm run generate`. Do not edit.
/** What each permission of an API key allows. */
export const PERMISSIONS = {
  inbox_read: 'List and read inboxes, sender lists and dropped mail',
  inbox_create: 'Create inboxes',
  inbox_update: 'Change inboxes, the account, message state, claims and sender lists; release held mail',
  inbox_delete: 'Delete inboxes and messages; set expiry and retention',
  thread_read: 'Read threads',
  message_read: 'Read messages, attachments, codes and events; export mail',
  label_spam_read: 'See spam and held mail',
  webhook_read: 'Read webhooks and their deliveries',
  webhook_create: 'Create webhooks',
  webhook_update: 'Change and test webhooks; resend events',
  webhook_delete: 'Delete webhooks',
  metrics_read: 'Read usage and limits of the account',
  api_key_read: 'List API keys and read the audit log',
  api_key_create: 'Create API keys with no more permissions than its own',
  api_key_delete: 'Revoke API keys',
} as const;
