import type { ApiKeysCreateInput } from 'agent-inbox-client/source';

export type Permission = keyof NonNullable<ApiKeysCreateInput['permissions']>;

/** What a key may be allowed, in groups, as the form shows it. */
export const PERMISSION_GROUPS: readonly {
  readonly title: string;
  readonly permissions: readonly (readonly [Permission, string])[];
}[] = [
  {
    title: 'Inboxes',
    permissions: [
      ['inbox_read', 'list and read'],
      ['inbox_create', 'create'],
      ['inbox_update', 'change inboxes, message state, claims and sender lists'],
      ['inbox_delete', 'delete inboxes and messages, set expiry and retention'],
    ],
  },
  {
    title: 'Mail',
    permissions: [
      ['thread_read', 'threads'],
      ['message_read', 'messages and events'],
      ['label_spam_read', 'spam'],
    ],
  },
  {
    title: 'Webhooks',
    permissions: [
      ['webhook_read', 'read'],
      ['webhook_create', 'create'],
      ['webhook_update', 'change, test and resend'],
      ['webhook_delete', 'delete'],
    ],
  },
  {
    title: 'Account',
    permissions: [
      ['metrics_read', 'usage'],
      ['api_key_read', 'list keys and read the audit log'],
      ['api_key_create', 'create keys'],
      ['api_key_delete', 'revoke keys'],
    ],
  },
];

export const ALL_PERMISSIONS: readonly Permission[] = PERMISSION_GROUPS.flatMap(({ permissions }) =>
  permissions.map(([name]) => name),
);

/** Sets of permissions for common purposes; `full` names none, which grants all. */
export const PRESETS: Readonly<
  Record<string, { readonly title: string; readonly permissions: readonly Permission[] }>
> = {
  reader: { title: 'Reader', permissions: ['inbox_read', 'thread_read', 'message_read'] },
  signUp: {
    title: 'Sign-up agent',
    permissions: ['inbox_read', 'inbox_create', 'thread_read', 'message_read'],
  },
  assistant: {
    title: 'Assistant',
    permissions: [
      'inbox_read',
      'inbox_create',
      'inbox_update',
      'thread_read',
      'message_read',
      'metrics_read',
    ],
  },
};
