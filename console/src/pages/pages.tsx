import type { ComponentType } from 'preact';
import type { Path } from '../router.ts';
import type { Session } from '../session/session.ts';
import { lazy } from '../ui/lazy.tsx';
import { AccountPage } from './account.tsx';
import { EventsPage } from './events.tsx';
import { InboxesPage } from './inboxes.tsx';
import { KeysPage } from './keys.tsx';

export interface Page {
  readonly name: string;
  readonly title: string;
  readonly key: string;
  readonly Content: ComponentType<{ readonly path: Path }>;
  isFor(session: Session): boolean;
}

const inboxes: Page = {
  name: 'inboxes',
  title: 'Inboxes',
  key: 'i',
  Content: InboxesPage,
  isFor: () => true,
};

export const PAGES: readonly Page[] = [
  inboxes,
  {
    name: 'search',
    title: 'Search',
    key: '/',
    Content: lazy(() => import('./search.tsx').then(({ SearchPage }) => SearchPage)),
    isFor: ({ may }) => may('message_read'),
  },
  {
    name: 'events',
    title: 'Events',
    key: 'e',
    Content: EventsPage,
    isFor: ({ may }) => may('message_read'),
  },
  {
    name: 'senders',
    title: 'Senders',
    key: 's',
    Content: lazy(() => import('./senders.tsx').then(({ SendersPage }) => SendersPage)),
    isFor: ({ may, identity }) => may('inbox_read') && identity.scope_type === 'organization',
  },
  {
    name: 'webhooks',
    title: 'Webhooks',
    key: 'w',
    Content: lazy(() => import('./webhooks.tsx').then(({ WebhooksPage }) => WebhooksPage)),
    isFor: ({ may }) => may('webhook_read'),
  },
  { name: 'keys', title: 'Keys', key: 'k', Content: KeysPage, isFor: ({ may }) => may('api_key_read') },
  {
    name: 'usage',
    title: 'Usage',
    key: 'u',
    Content: lazy(() => import('./usage.tsx').then(({ UsagePage }) => UsagePage)),
    isFor: ({ may, identity }) => may('metrics_read') && identity.scope_type === 'organization',
  },
  {
    name: 'audit-log',
    title: 'Audit log',
    key: 'l',
    Content: lazy(() => import('./audit-log.tsx').then(({ AuditLogPage }) => AuditLogPage)),
    isFor: ({ may, identity }) => may('api_key_read') && identity.scope_type === 'organization',
  },
  { name: 'account', title: 'Account', key: 'a', Content: AccountPage, isFor: () => true },
  {
    name: 'send',
    title: 'Send',
    key: 't',
    Content: lazy(() => import('./send.tsx').then(({ SendPage }) => SendPage)),
    isFor: ({ localSecret }) => localSecret !== undefined,
  },
];

export function pageAt([name]: Path): Page {
  return PAGES.find((page) => page.name === name) ?? inboxes;
}
