/**
 * The permission flags of v1 (AUT-20 to AUT-34), in the order of docs/interface.md, and what each allows, as the API reference and
 * the console say it.
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

/** What a key may do: `null` is full access, a list is a whitelist that denies all it does not name. */
export type Permissions = readonly PermissionFlag[] | null;

export function grants(permissions: Permissions, flag: PermissionFlag): boolean {
  return permissions === null || permissions.includes(flag);
}

/** Whether everything that `wanted` grants is granted by `held` too (AUT-10). */
export function covers(held: Permissions, wanted: Permissions): boolean {
  if (held === null) return true;
  return wanted?.every((flag) => held.includes(flag)) ?? false;
}

/** The flags that are set to true in the `permissions` object of a request; absent means full access. */
export function permissionsFromFlags(flags: Readonly<Record<string, boolean>> | undefined): Permissions {
  return flags === undefined ? null : PERMISSION_FLAGS.filter((flag) => flags[flag] === true);
}

/** The `permissions` object of an API key record: null for full access. */
export function flagsFromPermissions(permissions: Permissions): Record<string, boolean> | null {
  return permissions === null ? null : Object.fromEntries(permissions.map((flag) => [flag, true]));
}
