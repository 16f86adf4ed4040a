import type { Section } from './section.ts';

export const authentication: readonly Section[] = [
  {
    section: 'interface section 5 Authentication',
    requirements: [
      { id: 'AUT-01', text: 'A key is taken from Authorization: Bearer.' },
      { id: 'AUT-02', text: 'A key is taken from x-api-key.' },
      { id: 'AUT-03', text: 'Verify needs the key that sign-up returned.' },
      { id: 'AUT-04', text: 'The WebSocket takes the key as a query parameter, not from a header.' },
      { id: 'AUT-05', text: 'Afterwards only a prefix of the secret is listed.' },
      {
        id: 'AUT-06',
        text: 'A key is rotated by making a new one and deleting the old one; there is no operation that rotates.',
      },
      { id: 'AUT-07', text: 'Deleting a key revokes it at once on every surface.' },
      { id: 'AUT-08', text: 'A key that was created without permissions is full-access.' },
      { id: 'AUT-09', text: 'With permissions, flags set to true are granted and all others denied.' },
      {
        id: 'AUT-10',
        text: 'A restricted key cannot create a key with more permissions or of broader scope (403).',
      },
      {
        id: 'AUT-11',
        text: 'A key from the endpoint of an inbox is pinned to that inbox whatever its permissions.',
      },
      { id: 'AUT-12', text: 'When that inbox is deleted, calls return not-found.' },
      { id: 'AUT-20', text: 'inbox_read grants listing and getting inboxes.' },
      { id: 'AUT-21', text: 'inbox_create grants creating inboxes.' },
      { id: 'AUT-22', text: 'inbox_update grants updating inboxes.' },
      { id: 'AUT-23', text: 'inbox_delete grants deleting inboxes.' },
      { id: 'AUT-24', text: 'thread_read grants listing and getting threads.' },
      { id: 'AUT-25', text: 'message_read grants getting messages and downloading attachments.' },
      { id: 'AUT-26', text: 'label_spam_read grants including threads labelled spam in reads.' },
      { id: 'AUT-27', text: 'webhook_read grants listing and getting webhooks.' },
      { id: 'AUT-28', text: 'webhook_create grants creating webhooks.' },
      { id: 'AUT-29', text: 'webhook_update grants updating webhooks.' },
      { id: 'AUT-30', text: 'webhook_delete grants deleting webhooks.' },
      { id: 'AUT-31', text: 'metrics_read grants reading usage.' },
      { id: 'AUT-32', text: 'api_key_read grants listing and getting API keys.' },
      { id: 'AUT-33', text: 'api_key_create grants creating API keys.' },
      { id: 'AUT-34', text: 'api_key_delete grants deleting API keys.' },
      {
        id: 'AUT-40',
        text: '401 unauthenticated means that the key is missing, malformed, revoked or unknown.',
      },
      { id: 'AUT-41', text: '401 never reveals whether other keys exist.' },
      { id: 'AUT-42', text: '403 means that the key is valid but the action not allowed.' },
    ],
  },
];
