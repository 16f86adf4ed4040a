import type { Section } from './section.ts';

export const resources: readonly Section[] = [
  {
    section: 'interface section 2 Conventions',
    requirements: [
      { id: 'CON-01', text: 'Response bodies are JSON.' },
      { id: 'CON-02', text: 'Timestamps are ISO-8601 UTC texts.' },
      { id: 'CON-03', text: 'A message id starts with msg_.' },
      { id: 'CON-04', text: 'An attachment id starts with att_.' },
      { id: 'CON-05', text: 'The id of an API key starts with key_.' },
      { id: 'CON-06', text: 'A webhook id starts with wh_.' },
      { id: 'CON-07', text: 'A thread id starts with thr_.' },
      { id: 'CON-08', text: 'The secret of an API key starts with ia_.' },
      { id: 'CON-09', text: 'The signing secret of a webhook starts with whsec_.' },
      { id: 'CON-10', text: 'The path parameter inbox_id is the email address of the inbox.' },
      { id: 'CON-11', text: 'The account identifier of sign-up is organization_id, a uuid.' },
      { id: 'CON-12', text: 'The tenant_id of the identity is the organization_id of sign-up.' },
    ],
  },
  {
    section: 'interface section 2 Inbox',
    requirements: [
      { id: 'FLD-01', text: 'inbox_id equals email.' },
      { id: 'FLD-02', text: 'email is a live address on the inbox domain.' },
      { id: 'FLD-03', text: 'display_name is an optional label.' },
      { id: 'FLD-04', text: 'client_id is the id that the caller supplied, and null when there is none.' },
      { id: 'FLD-05', text: 'metadata maps text to text, and is an empty object when there is none.' },
      { id: 'FLD-06', text: 'An inbox carries created_at and updated_at.' },
    ],
  },
  {
    section: 'interface section 2 Thread',
    requirements: [
      { id: 'FLD-10', text: 'A thread in a list has no messages.' },
      { id: 'FLD-11', text: 'A thread carries thread_id and inbox_id.' },
      { id: 'FLD-12', text: 'A thread carries its subject.' },
      { id: 'FLD-13', text: 'A thread carries a preview.' },
      { id: 'FLD-14', text: 'A thread carries its senders as a list of text.' },
      { id: 'FLD-15', text: 'A thread carries its recipients as a list of text.' },
      { id: 'FLD-16', text: 'A thread carries its labels as a list of text.' },
      { id: 'FLD-17', text: 'message_count is the number of messages of the thread.' },
      { id: 'FLD-18', text: 'A thread carries its size as a whole number.' },
      { id: 'FLD-19', text: 'last_message_id is the id of the newest message.' },
      { id: 'FLD-20', text: 'A thread carries received_timestamp, last_activity_at and timestamp.' },
      { id: 'FLD-21', text: 'A thread carries created_at and updated_at.' },
      { id: 'FLD-22', text: 'The label spam is on threads of spam.' },
      { id: 'FLD-23', text: 'The label unauthenticated is on threads of mail that nobody authenticated.' },
      { id: 'FLD-24', text: 'The thread that is fetched carries a messages list besides.' },
    ],
  },
  {
    section: 'interface section 2 Message and attachment',
    requirements: [
      { id: 'FLD-30', text: 'A message carries its subject as text.' },
      { id: 'FLD-31', text: 'A message carries its body as text.' },
      { id: 'FLD-32', text: 'A message carries its headers.' },
      { id: 'FLD-33', text: 'Attachments belong to a message.' },
      { id: 'FLD-34', text: 'Attachments are downloaded as bytes.' },
    ],
  },
  {
    section: 'interface section 2 Webhook',
    requirements: [
      { id: 'FLD-40', text: 'A webhook carries webhook_id, url and event_types.' },
      {
        id: 'FLD-41',
        text: 'inbox_ids are the email addresses of the inboxes to which the webhook is scoped.',
      },
      { id: 'FLD-42', text: 'enabled is a boolean on the record.' },
      { id: 'FLD-43', text: 'client_id of a webhook is the key that was supplied at its creation.' },
      { id: 'FLD-44', text: 'A webhook carries created_at and updated_at.' },
      { id: 'FLD-45', text: 'secret stands in the response of the create alone.' },
    ],
  },
  {
    section: 'interface section 2 API key',
    requirements: [
      { id: 'FLD-50', text: 'The secret of a key is returned once, at its creation.' },
      { id: 'FLD-51', text: 'Lists of keys show a prefix of the secret that is not secret, and no more.' },
      { id: 'FLD-52', text: 'A key is created with a name and, optionally, permissions.' },
      { id: 'FLD-53', text: 'A key has the scope organization or inbox.' },
    ],
  },
  {
    section: 'interface section 2 Identity',
    requirements: [
      { id: 'FLD-60', text: 'The identity carries api_key_id and tenant_id.' },
      { id: 'FLD-61', text: 'scope_type is organization or inbox.' },
      {
        id: 'FLD-62',
        text: 'scope_id is the tenant id for organization scope and the inbox id for inbox scope.',
      },
      { id: 'FLD-63', text: 'inbox_id is present for a key of inbox scope alone.' },
      { id: 'FLD-64', text: 'The probe never returns plan or limits.' },
    ],
  },
  {
    section: 'interface section 2 Usage series',
    requirements: [
      {
        id: 'FLD-70',
        text: 'Each usage type that was asked for has a list of points of timestamp and value.',
      },
      {
        id: 'FLD-71',
        text: 'The usage types are inbox_count, message_count, thread_count and storage_bytes.',
      },
      { id: 'FLD-72', text: 'The value of a count is the running total at the boundary of the bucket.' },
      { id: 'FLD-73', text: 'The value of storage_bytes is the live counter at the point.' },
    ],
  },
];
