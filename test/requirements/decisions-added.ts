import type { Section } from './section.ts';

/** `spec/decisions.md`, "Added on 2026-11-22". */
export const decisionsAdded: readonly Section[] = [
  {
    section: 'Added on 2026-11-22',
    requirements: [
      {
        id: 'D-ADD-01',
        text: 'A repeated client_id returns the resource only to a key that may read it, in whose scope it lies; to others it is 409 conflict.',
      },
      {
        id: 'D-ADD-02',
        text: 'A change whose result hears spam events needs label_spam_read, unless it only disables the webhook.',
      },
      {
        id: 'D-ADD-03',
        text: 'Without label_spam_read the deliveries of a webhook that hears spam are 404, and a test event is 403.',
      },
      { id: 'D-ADD-04', text: 'The number of keys of a tenant is a cap of its plan: 403 cap_hit.' },
      {
        id: 'D-ADD-05',
        text: 'A tenant creates at most 60 keys, inboxes and webhooks each in a minute; beyond that 429.',
      },
      {
        id: 'D-ADD-06',
        text: 'Mails that sign-up causes are at most 5 a day for a mailbox, whatever its tag or dots; a notice beyond that is left out.',
      },
      {
        id: 'D-ADD-07',
        text: 'Only organization-scoped keys with full access, or pending keys, may verify; others are 403.',
      },
      {
        id: 'D-ADD-10',
        text: "Azure's platform address 168.63.129.16 and other special addresses are refused as webhook targets.",
      },
      {
        id: 'D-ADD-11',
        text: 'Creating a webhook, and the log of its deliveries, do not tell private host names from unknown ones.',
      },
      {
        id: 'D-ADD-12',
        text: 'An address that is not a valid RFC 5322 addr-spec, no From, or a bare CR in the header make a mail unauthenticated.',
      },
      {
        id: 'D-ADD-13',
        text: 'Over MCP, display names, client ids and metadata stand inside the fence, without invisible characters in them.',
      },
      {
        id: 'D-ADD-14',
        text: 'Usernames that contain a reserved word, or a reserved name with digits or separators, are refused.',
      },
    ],
  },
];
