import type { Section } from './section.ts';

export const eventsErrorsLimits: readonly Section[] = [
  {
    section: 'interface section 6 Events',
    requirements: [
      {
        id: 'EVT-01',
        text: 'message.received is emitted when a message arrives in an inbox that the webhook covers.',
      },
      {
        id: 'EVT-02',
        text: 'It is an HTTPS POST to the url that carries inbox_id, thread_id and message_id.',
      },
      { id: 'EVT-03', text: 'A webhook receives only the types in its event_types.' },
      { id: 'EVT-04', text: 'A webhook receives events only of the inboxes in its inbox_ids.' },
      { id: 'EVT-05', text: 'A webhook without inbox_ids receives the events of all inboxes of the tenant.' },
      { id: 'EVT-06', text: 'The signing secret from the create verifies the deliveries.' },
      { id: 'EVT-07', text: 'Mail is stored on arrival whatever becomes of webhooks.' },
    ],
  },
  {
    section: 'interface section 7 Errors',
    requirements: [
      { id: 'ERR-01', text: 'Every error has the envelope of name and message.' },
      { id: 'ERR-02', text: 'Validation errors carry errors, an object from field name to message.' },
      { id: 'ERR-03', text: '401 is unauthenticated.' },
      { id: 'ERR-04', text: '403 is forbidden for a valid key that lacks the permission.' },
      { id: 'ERR-05', text: '403 is forbidden for a key that is scoped to a different inbox.' },
      { id: 'ERR-06', text: '403 is forbidden for an attempt at privilege escalation.' },
      { id: 'ERR-07', text: '403 is read_only for the writes of a canceled tenant.' },
      { id: 'ERR-08', text: '403 is cap_hit at the inbox count and at the webhook count.' },
      { id: 'ERR-09', text: 'The caps of monthly volume and storage apply to arriving mail.' },
      {
        id: 'ERR-10',
        text: '404 is not_found, and indistinguishable for what does not exist and what another tenant has.',
      },
      { id: 'ERR-11', text: '409 is conflict for a request that conflicts with the current state.' },
      {
        id: 'ERR-12',
        text: '409 is address_unavailable for a username that is taken, reserved or quarantined.',
      },
      { id: 'ERR-13', text: '422 is validation for bodies and for query parameters.' },
      { id: 'ERR-14', text: '429 is rate_limited and carries Retry-After.' },
      { id: 'ERR-15', text: 'A 429 has no side effects.' },
      { id: 'ERR-16', text: 'The message of a 429 names the number of seconds to wait.' },
    ],
  },
  {
    section: 'interface section 8 Limits',
    requirements: [
      { id: 'LIM-01', text: 'A key has 600 requests in a fixed window of one minute.' },
      { id: 'LIM-02', text: 'All requests of one key count, and those of another do not.' },
      { id: 'LIM-03', text: 'Retry-After is the whole number of seconds until the window resets.' },
      { id: 'LIM-04', text: 'Page sizes are from 1 to 100, 50 by default.' },
      { id: 'LIM-05', text: 'Usage windows are at most 90 days.' },
      { id: 'LIM-06', text: 'Usage has at most 500 buckets.' },
      { id: 'LIM-07', text: 'A webhook has at most 10 inbox_ids at its creation.' },
      { id: 'LIM-08', text: 'Webhook URLs are HTTPS only.' },
      { id: 'LIM-09', text: 'Plan limits hold for the tenant, whichever of its keys calls.' },
    ],
  },
  {
    section: 'interface section 9 Versioning',
    requirements: [
      { id: 'VER-01', text: 'The REST API has the path prefix /v1, and nothing else answers.' },
      { id: 'VER-02', text: 'The flags of section 5 are the flags of v1: others are refused.' },
    ],
  },
];
