import type { EventType } from 'agent-inbox-client/source';

interface ShownType {
  readonly type: EventType;
  readonly label: string;
  /** The key needs this in addition to the permission to read events. */
  readonly needs?: 'label_spam_read' | 'organization';
  readonly isGone?: true;
}

export const EVENT_TYPES: readonly ShownType[] = [
  { type: 'message.received', label: 'Clean mail' },
  { type: 'message.received.unauthenticated', label: 'Mail from unverified senders' },
  { type: 'message.received.spam', label: 'Spam', needs: 'label_spam_read' },
  { type: 'message.held', label: 'Held mail', needs: 'label_spam_read' },
  { type: 'message.updated', label: 'Messages marked, labeled, trashed or restored' },
  { type: 'message.updated.spam', label: 'Changes to spam and held messages', needs: 'label_spam_read' },
  { type: 'message.deleted', label: 'Permanently deleted messages', isGone: true },
  { type: 'inbox.created', label: 'New inboxes', needs: 'organization' },
  { type: 'inbox.deleted', label: 'Deleted inboxes', needs: 'organization', isGone: true },
  { type: 'inbox.expired', label: 'Expired inboxes', needs: 'organization', isGone: true },
];
