import type { ApiKeysCreateInput } from 'agent-inbox-client/source';
import { PERMISSIONS } from 'agent-inbox-client/source/generated/permissions';

export type Permission = keyof NonNullable<ApiKeysCreateInput['permissions']>;

const group = (title: string, ...names: readonly Permission[]) => ({
  title,
  permissions: names.map((name) => [name, PERMISSIONS[name]] as const),
});

export const PERMISSION_GROUPS = [
  group('Inboxes', 'inbox_read', 'inbox_create', 'inbox_update', 'inbox_delete'),
  group('Mail', 'thread_read', 'message_read', 'label_spam_read'),
  group('Webhooks', 'webhook_read', 'webhook_create', 'webhook_update', 'webhook_delete'),
  group('Account', 'metrics_read', 'api_key_read', 'api_key_create', 'api_key_delete'),
];

export const ALL_PERMISSIONS: readonly Permission[] = PERMISSION_GROUPS.flatMap(({ permissions }) =>
  permissions.map(([name]) => name),
);

export function describePermissions(granted: readonly string[]): readonly string[] {
  if (granted.length === ALL_PERMISSIONS.length) return ['All'];
  const lines = PERMISSION_GROUPS.flatMap(({ title, permissions }) => {
    const texts = permissions.filter(([name]) => granted.includes(name)).map(([, text]) => text);
    return texts.length === 0 ? [] : [`${title}: ${texts.join('; ')}`];
  });
  return lines.length === 0 ? ['None'] : lines;
}

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
