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
    ],
  },
];
