/**
 * The flags are AUT-20 to AUT-34 in the order of docs/interface.md. The API reference and the console show these texts.
 */
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

export type PermissionFlag = keyof typeof PERMISSIONS;
export const PERMISSION_FLAGS = Object.keys(PERMISSIONS) as [PermissionFlag, ...PermissionFlag[]];

/** `null` is full access; a list allows only what it names. */
export type Permissions = readonly PermissionFlag[] | null;

export function grants(permissions: Permissions, flag: PermissionFlag): boolean {
  return permissions === null || permissions.includes(flag);
}

/** A key can grant only what it has (AUT-10). */
export function covers(held: Permissions, wanted: Permissions): boolean {
  if (held === null) return true;
  return wanted?.every((flag) => held.includes(flag)) ?? false;
}

export function permissionsFromFlags(flags: Readonly<Record<string, boolean>> | undefined): Permissions {
  return flags === undefined ? null : PERMISSION_FLAGS.filter((flag) => flags[flag] === true);
}

export function flagsFromPermissions(permissions: Permissions): Record<string, boolean> | null {
  return permissions === null ? null : Object.fromEntries(permissions.map((flag) => [flag, true]));
}
