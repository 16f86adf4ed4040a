/** The permission flags of v1 (AUT-20 to AUT-34), in the order of docs/interface.md. */
export const PERMISSION_FLAGS = [
  'inbox_read',
  'inbox_create',
  'inbox_update',
  'inbox_delete',
  'thread_read',
  'message_read',
  'label_spam_read',
  'webhook_read',
  'webhook_create',
  'webhook_update',
  'webhook_delete',
  'metrics_read',
  'api_key_read',
  'api_key_create',
  'api_key_delete',
] as const;

export type PermissionFlag = (typeof PERMISSION_FLAGS)[number];

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
