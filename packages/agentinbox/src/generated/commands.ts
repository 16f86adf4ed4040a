// Made from the registry of operations by `npm run generate`. Do not edit.
import type { GeneratedCommand } from '../generated-command.ts';

export const COMMANDS: readonly GeneratedCommand[] = [
  {
    name: 'agent.sign-up',
    summary: 'Sign up',
    bytes: false,
    inPath: [],
    fields: [
      {
        name: 'human_email',
        kind: 'string',
        required: true,
        description: 'Email address of the person who owns the account',
      },
      {
        name: 'username',
        kind: 'string',
        description: 'Local part of the address (default: a readable random name)',
      },
      {
        name: 'invitation',
        kind: 'string',
        description: 'Invitation from the operator, if sign-up requires one',
      },
    ],
  },
  {
    name: 'agent.verify',
    summary: 'Verify the account',
    bytes: false,
    inPath: [],
    fields: [{ name: 'otp_code', kind: 'string', required: true, description: 'The emailed 6-digit code' }],
  },
  {
    name: 'identity.whoami',
    summary: 'Get the identity and permissions of this key',
    bytes: false,
    inPath: [],
    fields: [],
  },
  { name: 'identity.auth-me', summary: 'Get the identity of this key', bytes: false, inPath: [], fields: [] },
  {
    name: 'service.info',
    summary: 'Get the version and features of the service',
    bytes: false,
    inPath: [],
    fields: [],
  },
  { name: 'account.get', summary: 'Get the account and its limits', bytes: false, inPath: [], fields: [] },
  {
    name: 'account.update',
    summary: 'Update the account',
    bytes: false,
    inPath: [],
    fields: [
      {
        name: 'unlisted',
        kind: 'string',
        description:
          'What happens to mail from unlisted senders: it is stored, held until released, or dropped (accept, hold, drop)',
      },
      {
        name: 'notify',
        kind: 'string',
        description:
          'daily: the confirmed owner gets at most one email a day with the number of held messages in each inbox (none, daily)',
      },
      {
        name: 'retention_days',
        kind: 'integer',
        nullable: true,
        description: 'Number of days that mail is kept (1 to 3650)',
      },
    ],
  },
  {
    name: 'domains.list',
    summary: 'List the domains for inboxes',
    bytes: false,
    list: 'domains',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'inboxes.create',
    summary: 'Create an inbox',
    bytes: false,
    inPath: [],
    fields: [
      {
        name: 'username',
        kind: 'string',
        description: 'Local part of the address (default: a readable random name)',
      },
      { name: 'domain', kind: 'string', description: 'A domain from GET /domains (default: the first one)' },
      { name: 'display_name', kind: 'string', description: 'A human-readable name (at most 200 characters)' },
      {
        name: 'client_id',
        kind: 'string',
        description: 'Your own id. A repeated call with it returns what the first call created',
      },
      {
        name: 'metadata',
        kind: 'object',
        description: 'At most 50 keys of up to 40 characters, with values of up to 500',
      },
      {
        name: 'expires_in',
        kind: 'integer',
        description: 'Seconds until the inbox is deleted (300 to 2592000)',
      },
      { name: 'expires_at', kind: 'string', description: 'Expiry time; an alternative to expires_in' },
      {
        name: 'expected_senders',
        kind: 'array',
        description: 'Entries for the allow list of the inbox. Needs inbox_update (at most 20 values)',
      },
      {
        name: 'retention_days',
        kind: 'integer',
        nullable: true,
        description: 'Number of days that mail is kept (1 to 3650)',
      },
    ],
  },
  {
    name: 'inboxes.list',
    summary: 'List inboxes',
    bytes: false,
    list: 'inboxes',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
      {
        name: 'include_activity',
        kind: 'boolean',
        description: 'Add unread_count, held_count and last_message if the key may read them',
      },
    ],
  },
  {
    name: 'inboxes.get',
    summary: 'Get an inbox',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'include_activity',
        kind: 'boolean',
        description: 'Add unread_count, held_count and last_message if the key may read them',
      },
    ],
  },
  {
    name: 'inboxes.update',
    summary: 'Update an inbox',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'display_name', kind: 'string', description: 'A human-readable name (at most 200 characters)' },
      {
        name: 'metadata',
        kind: 'object',
        nullable: true,
        description: 'Merged into the existing metadata. A null value removes its key; null removes all',
      },
      {
        name: 'expires_in',
        kind: 'integer',
        nullable: true,
        description: 'Seconds from now until the inbox is deleted; null for no expiry (300 to 2592000)',
      },
      {
        name: 'expires_at',
        kind: 'string',
        nullable: true,
        description: 'Expiry time; an alternative to expires_in',
      },
      {
        name: 'retention_days',
        kind: 'integer',
        nullable: true,
        description: 'Number of days that mail is kept (1 to 3650)',
      },
      {
        name: 'catch_all',
        kind: 'boolean',
        description:
          'Whether the inbox stores mail to unknown names at its domain. The domain must be assigned to the account',
      },
      {
        name: 'unlisted',
        kind: 'string',
        nullable: true,
        description:
          'What happens to mail from unlisted senders; null: the account setting applies. Inbox-scoped keys cannot change it (accept, hold, drop)',
      },
    ],
  },
  {
    name: 'inboxes.delete',
    summary: 'Delete an inbox',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
    ],
  },
  {
    name: 'threads.list',
    summary: 'List threads in an inbox',
    bytes: false,
    list: 'threads',
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'q',
        kind: 'string',
        description:
          'Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null',
      },
      {
        name: 'sort',
        kind: 'string',
        description: 'relevance: best matches for q first (newest, relevance; default: newest)',
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
      {
        name: 'include_spam',
        kind: 'boolean',
        description: 'Include mail labeled spam; needs the label_spam_read permission',
      },
      {
        name: 'include_unauthenticated',
        kind: 'boolean',
        description: 'Include mail labeled unauthenticated',
      },
      { name: 'include_trash', kind: 'boolean', description: 'Include mail in the trash' },
      {
        name: 'include_held',
        kind: 'boolean',
        description: 'Include held messages; needs the label_spam_read permission. Not with q, sort or wait',
      },
      {
        name: 'from',
        kind: 'string',
        description: "Part of the sender's address or name (case-insensitive)",
      },
      { name: 'to', kind: 'string', description: "Part of a recipient's address or name (To, Cc)" },
      { name: 'subject', kind: 'string', description: 'Part of the subject' },
      { name: 'after', kind: 'string', description: 'Only mail later than this ISO 8601 time or message_id' },
      { name: 'before', kind: 'string', description: 'Only mail earlier than this' },
      { name: 'unread', kind: 'boolean', description: 'true: only unread; false: only read' },
      {
        name: 'label',
        kind: 'array',
        description: 'Only messages with all of these labels (at most 20 values)',
      },
      {
        name: 'not_label',
        kind: 'array',
        description: 'Only messages with none of these labels (at most 20 values)',
      },
      {
        name: 'kind',
        kind: 'array',
        description:
          'Only messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kind',
        kind: 'array',
        description:
          'No messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
    ],
  },
  {
    name: 'threads.search',
    summary: 'List or search threads in all inboxes',
    bytes: false,
    list: 'threads',
    inPath: [],
    fields: [
      { name: 'inbox_ids', kind: 'array', description: 'Only these inboxes (at most 10 values)' },
      {
        name: 'q',
        kind: 'string',
        description:
          'Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null',
      },
      {
        name: 'sort',
        kind: 'string',
        description: 'relevance: best matches for q first (newest, relevance; default: newest)',
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
      {
        name: 'include_spam',
        kind: 'boolean',
        description: 'Include mail labeled spam; needs the label_spam_read permission',
      },
      {
        name: 'include_unauthenticated',
        kind: 'boolean',
        description: 'Include mail labeled unauthenticated',
      },
      { name: 'include_trash', kind: 'boolean', description: 'Include mail in the trash' },
      {
        name: 'from',
        kind: 'string',
        description: "Part of the sender's address or name (case-insensitive)",
      },
      { name: 'to', kind: 'string', description: "Part of a recipient's address or name (To, Cc)" },
      { name: 'subject', kind: 'string', description: 'Part of the subject' },
      { name: 'after', kind: 'string', description: 'Only mail later than this ISO 8601 time or message_id' },
      { name: 'before', kind: 'string', description: 'Only mail earlier than this' },
      { name: 'unread', kind: 'boolean', description: 'true: only unread; false: only read' },
      {
        name: 'label',
        kind: 'array',
        description: 'Only messages with all of these labels (at most 20 values)',
      },
      {
        name: 'not_label',
        kind: 'array',
        description: 'Only messages with none of these labels (at most 20 values)',
      },
      {
        name: 'kind',
        kind: 'array',
        description:
          'Only messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kind',
        kind: 'array',
        description:
          'No messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
    ],
  },
  {
    name: 'threads.get',
    summary: 'Get a thread with its messages',
    bytes: false,
    inPath: ['inbox_id', 'thread_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'thread_id', kind: 'string', required: true, description: 'Id of the thread' },
      { name: 'include_trash', kind: 'boolean', description: 'Include mail in the trash' },
    ],
  },
  {
    name: 'threads.update',
    summary: 'Mark or label all messages in a thread',
    bytes: false,
    inPath: ['inbox_id', 'thread_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'thread_id', kind: 'string', required: true, description: 'Id of the thread' },
      { name: 'unread', kind: 'boolean', description: 'true: mark as unread; false: mark as read' },
      { name: 'add_labels', kind: 'array', description: 'A label or a list of labels (at most 20 values)' },
      {
        name: 'remove_labels',
        kind: 'array',
        description: 'A label or a list of labels (at most 20 values)',
      },
      {
        name: 'trash',
        kind: 'boolean',
        description: 'true: move to the trash (needs inbox_delete); false: restore',
      },
      {
        name: 'if_labels',
        kind: 'array',
        description: 'Change only if it has all of these labels; otherwise conflict (at most 20 values)',
      },
      {
        name: 'unless_labels',
        kind: 'array',
        description: 'Change only if it has none of these labels; otherwise conflict (at most 20 values)',
      },
    ],
  },
  {
    name: 'threads.delete',
    summary: 'Move all messages in a thread to the trash',
    bytes: false,
    inPath: ['inbox_id', 'thread_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'thread_id', kind: 'string', required: true, description: 'Id of the thread' },
      { name: 'permanent', kind: 'boolean', description: 'Delete permanently and immediately' },
    ],
  },
  {
    name: 'threads.restore',
    summary: 'Restore all messages in a thread from the trash',
    bytes: false,
    inPath: ['inbox_id', 'thread_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'thread_id', kind: 'string', required: true, description: 'Id of the thread' },
    ],
  },
  {
    name: 'inboxes.verification',
    summary: 'Get the verification code or link that was just sent',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'from_domain',
        kind: 'string',
        description: 'Domain of the service that sends the code; its subdomains match too. Recommended',
      },
      { name: 'exact_domain', kind: 'boolean', description: 'true: subdomains of from_domain do not match' },
      {
        name: 'after',
        kind: 'string',
        description:
          'Only mail later than this ISO 8601 time or message_id, for example the message_id of the last code (default: 10 minutes ago)',
      },
      {
        name: 'delivered_to',
        kind: 'string',
        description: 'Only mail to exactly this envelope address, including its tag (case-insensitive)',
      },
      {
        name: 'wait',
        kind: 'integer',
        description: 'Seconds to wait for a code or link (0 to 25; default: 0)',
      },
      { name: 'kind', kind: 'string', description: 'What to look for (code, link, any; default: any)' },
      {
        name: 'require_link_domain',
        kind: 'boolean',
        description: 'false: also return links to other domains (default: true)',
      },
      {
        name: 'require_dmarc',
        kind: 'boolean',
        description: 'false: also accept clean mail without a DMARC pass (default: true)',
      },
    ],
  },
  {
    name: 'messages.list',
    summary: 'List messages in an inbox',
    bytes: false,
    list: 'messages',
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'q',
        kind: 'string',
        description:
          'Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null',
      },
      {
        name: 'sort',
        kind: 'string',
        description: 'relevance: best matches for q first (newest, relevance; default: newest)',
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
      {
        name: 'include_spam',
        kind: 'boolean',
        description: 'Include mail labeled spam; needs the label_spam_read permission',
      },
      {
        name: 'include_unauthenticated',
        kind: 'boolean',
        description: 'Include mail labeled unauthenticated',
      },
      { name: 'include_trash', kind: 'boolean', description: 'Include mail in the trash' },
      {
        name: 'include_held',
        kind: 'boolean',
        description: 'Include held messages; needs the label_spam_read permission. Not with q, sort or wait',
      },
      {
        name: 'from',
        kind: 'string',
        description: "Part of the sender's address or name (case-insensitive)",
      },
      { name: 'to', kind: 'string', description: "Part of a recipient's address or name (To, Cc)" },
      { name: 'subject', kind: 'string', description: 'Part of the subject' },
      { name: 'after', kind: 'string', description: 'Only mail later than this ISO 8601 time or message_id' },
      { name: 'before', kind: 'string', description: 'Only mail earlier than this' },
      { name: 'unread', kind: 'boolean', description: 'true: only unread; false: only read' },
      {
        name: 'label',
        kind: 'array',
        description: 'Only messages with all of these labels (at most 20 values)',
      },
      {
        name: 'not_label',
        kind: 'array',
        description: 'Only messages with none of these labels (at most 20 values)',
      },
      {
        name: 'kind',
        kind: 'array',
        description:
          'Only messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kind',
        kind: 'array',
        description:
          'No messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'has_attachment',
        kind: 'boolean',
        description: 'true: only with attachments; false: only without',
      },
      { name: 'tag', kind: 'string', description: 'Only mail to name+tag@ (case-insensitive)' },
      {
        name: 'delivered_to',
        kind: 'string',
        description: 'Only mail to exactly this envelope address, including its tag (case-insensitive)',
      },
      {
        name: 'wait',
        kind: 'integer',
        description: 'Seconds to wait for a matching message; not with page_token (0 to 25; default: 0)',
      },
    ],
  },
  {
    name: 'messages.search',
    summary: 'List or search messages in all inboxes',
    bytes: false,
    list: 'messages',
    inPath: [],
    fields: [
      { name: 'inbox_ids', kind: 'array', description: 'Only these inboxes (at most 10 values)' },
      {
        name: 'q',
        kind: 'string',
        description:
          'Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null',
      },
      {
        name: 'sort',
        kind: 'string',
        description: 'relevance: best matches for q first (newest, relevance; default: newest)',
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
      {
        name: 'include_spam',
        kind: 'boolean',
        description: 'Include mail labeled spam; needs the label_spam_read permission',
      },
      {
        name: 'include_unauthenticated',
        kind: 'boolean',
        description: 'Include mail labeled unauthenticated',
      },
      { name: 'include_trash', kind: 'boolean', description: 'Include mail in the trash' },
      {
        name: 'from',
        kind: 'string',
        description: "Part of the sender's address or name (case-insensitive)",
      },
      { name: 'to', kind: 'string', description: "Part of a recipient's address or name (To, Cc)" },
      { name: 'subject', kind: 'string', description: 'Part of the subject' },
      { name: 'after', kind: 'string', description: 'Only mail later than this ISO 8601 time or message_id' },
      { name: 'before', kind: 'string', description: 'Only mail earlier than this' },
      { name: 'unread', kind: 'boolean', description: 'true: only unread; false: only read' },
      {
        name: 'label',
        kind: 'array',
        description: 'Only messages with all of these labels (at most 20 values)',
      },
      {
        name: 'not_label',
        kind: 'array',
        description: 'Only messages with none of these labels (at most 20 values)',
      },
      {
        name: 'kind',
        kind: 'array',
        description:
          'Only messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kind',
        kind: 'array',
        description:
          'No messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'has_attachment',
        kind: 'boolean',
        description: 'true: only with attachments; false: only without',
      },
      { name: 'tag', kind: 'string', description: 'Only mail to name+tag@ (case-insensitive)' },
      {
        name: 'delivered_to',
        kind: 'string',
        description: 'Only mail to exactly this envelope address, including its tag (case-insensitive)',
      },
    ],
  },
  {
    name: 'messages.get',
    summary: 'Get a message',
    bytes: false,
    inPath: ['inbox_id', 'message_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
    ],
  },
  {
    name: 'messages.update',
    summary: 'Mark or label a message',
    bytes: false,
    inPath: ['inbox_id', 'message_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
      { name: 'unread', kind: 'boolean', description: 'true: mark as unread; false: mark as read' },
      { name: 'add_labels', kind: 'array', description: 'A label or a list of labels (at most 20 values)' },
      {
        name: 'remove_labels',
        kind: 'array',
        description: 'A label or a list of labels (at most 20 values)',
      },
      {
        name: 'trash',
        kind: 'boolean',
        description: 'true: move to the trash (needs inbox_delete); false: restore',
      },
      {
        name: 'if_labels',
        kind: 'array',
        description: 'Change only if it has all of these labels; otherwise conflict (at most 20 values)',
      },
      {
        name: 'unless_labels',
        kind: 'array',
        description: 'Change only if it has none of these labels; otherwise conflict (at most 20 values)',
      },
    ],
  },
  {
    name: 'messages.update-many',
    summary: 'Mark or label messages',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'message_ids',
        kind: 'array',
        required: true,
        description: 'Messages in the inbox (at most 50 values)',
      },
      { name: 'unread', kind: 'boolean', description: 'true: mark as unread; false: mark as read' },
      { name: 'add_labels', kind: 'array', description: 'A label or a list of labels (at most 20 values)' },
      {
        name: 'remove_labels',
        kind: 'array',
        description: 'A label or a list of labels (at most 20 values)',
      },
      {
        name: 'trash',
        kind: 'boolean',
        description: 'true: move to the trash (needs inbox_delete); false: restore',
      },
      {
        name: 'if_labels',
        kind: 'array',
        description: 'Change only if it has all of these labels; otherwise conflict (at most 20 values)',
      },
      {
        name: 'unless_labels',
        kind: 'array',
        description: 'Change only if it has none of these labels; otherwise conflict (at most 20 values)',
      },
    ],
  },
  {
    name: 'messages.delete',
    summary: 'Move a message to the trash',
    bytes: false,
    inPath: ['inbox_id', 'message_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
      { name: 'permanent', kind: 'boolean', description: 'Delete permanently and immediately' },
    ],
  },
  {
    name: 'messages.restore',
    summary: 'Restore a message from the trash',
    bytes: false,
    inPath: ['inbox_id', 'message_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
    ],
  },
  {
    name: 'claims.create',
    summary: 'Claim unread messages',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of messages to claim (1 to 10; default: 1)',
      },
      {
        name: 'lease_seconds',
        kind: 'integer',
        description: 'Seconds until the claim ends (30 to 3600; default: 300)',
      },
      {
        name: 'worker',
        kind: 'string',
        description: 'Name of the worker, shown to other workers in errors (at most 100 characters)',
      },
      { name: 'wait', kind: 'integer', description: 'Seconds to wait for a message (0 to 25; default: 0)' },
      {
        name: 'from',
        kind: 'string',
        description: "Part of the sender's address or name (case-insensitive)",
      },
      { name: 'to', kind: 'string', description: "Part of a recipient's address or name (To, Cc)" },
      { name: 'subject', kind: 'string', description: 'Part of the subject' },
      { name: 'after', kind: 'string', description: 'Only mail later than this ISO 8601 time or message_id' },
      { name: 'before', kind: 'string', description: 'Only mail earlier than this' },
      {
        name: 'label',
        kind: 'array',
        description: 'Only messages with all of these labels (at most 20 values)',
      },
      {
        name: 'not_label',
        kind: 'array',
        description: 'Only messages with none of these labels (at most 20 values)',
      },
      {
        name: 'kind',
        kind: 'array',
        description:
          'Only messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kind',
        kind: 'array',
        description:
          'No messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'has_attachment',
        kind: 'boolean',
        description: 'true: only with attachments; false: only without',
      },
      { name: 'tag', kind: 'string', description: 'Only mail to name+tag@ (case-insensitive)' },
      {
        name: 'delivered_to',
        kind: 'string',
        description: 'Only mail to exactly this envelope address, including its tag (case-insensitive)',
      },
    ],
  },
  {
    name: 'claims.extend',
    summary: 'Extend a claim',
    bytes: false,
    inPath: ['inbox_id', 'claim_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'claim_id', kind: 'string', required: true, description: 'Id of the claim' },
      {
        name: 'lease_seconds',
        kind: 'integer',
        description: 'Seconds until the claim ends (30 to 3600; default: 300)',
      },
    ],
  },
  {
    name: 'claims.complete',
    summary: 'Complete a claim',
    bytes: false,
    inPath: ['inbox_id', 'claim_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'claim_id', kind: 'string', required: true, description: 'Id of the claim' },
      { name: 'add_labels', kind: 'array', description: 'A label or a list of labels (at most 20 values)' },
    ],
  },
  {
    name: 'claims.release',
    summary: 'Release a claim',
    bytes: false,
    inPath: ['inbox_id', 'claim_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'claim_id', kind: 'string', required: true, description: 'Id of the claim' },
      {
        name: 'delay_seconds',
        kind: 'integer',
        description: 'Seconds until the message can be claimed again (0 to 3600; default: 0)',
      },
    ],
  },
  {
    name: 'messages.get-raw',
    summary: 'Download the original email',
    bytes: true,
    inPath: ['inbox_id', 'message_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
      {
        name: 'format',
        kind: 'string',
        description:
          'bytes: the content or a redirect to it; link: JSON with a download_url (default: bytes)',
      },
    ],
  },
  {
    name: 'messages.get-attachment',
    summary: 'Download an attachment',
    bytes: true,
    inPath: ['inbox_id', 'message_id', 'attachment_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
      { name: 'attachment_id', kind: 'string', required: true, description: 'Id of the attachment' },
      {
        name: 'format',
        kind: 'string',
        description:
          'bytes: the content or a redirect to it; link: JSON with a download_url (default: bytes)',
      },
    ],
  },
  {
    name: 'attachments.text',
    summary: 'Read the text of an attachment',
    bytes: false,
    inPath: ['inbox_id', 'message_id', 'attachment_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
      { name: 'attachment_id', kind: 'string', required: true, description: 'Id of the attachment' },
      {
        name: 'max_chars',
        kind: 'integer',
        description: 'Maximum number of code points to return (1 to 100000; default: 20000)',
      },
      { name: 'offset', kind: 'integer', description: 'next_offset of the previous call (default: 0)' },
      {
        name: 'wait',
        kind: 'integer',
        description: 'Seconds to wait while the text is pending (0 to 25; default: 0)',
      },
    ],
  },
  {
    name: 'messages.release',
    summary: 'Release a held message',
    bytes: false,
    inPath: ['inbox_id', 'message_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'message_id', kind: 'string', required: true, description: 'Id of the message' },
      {
        name: 'allow_sender',
        kind: 'boolean',
        description:
          "Also add the sender to the inbox's allow list; conflict if the message does not pass DMARC",
      },
      {
        name: 'reason',
        kind: 'string',
        description: 'With allow_sender: note for the entry (at most 200 characters)',
      },
    ],
  },
  {
    name: 'lists.dropped',
    summary: 'List mail that was dropped because of its sender or because of too many unknown names',
    bytes: false,
    list: 'dropped',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'lists.list',
    summary: "List the senders on the account's allow or block list",
    bytes: false,
    list: 'entries',
    inPath: ['list'],
    fields: [
      {
        name: 'list',
        kind: 'string',
        required: true,
        description: 'allow: mail from these senders is stored; block: it is dropped',
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'lists.add',
    summary: "Add a sender to the account's allow or block list",
    bytes: false,
    inPath: ['list'],
    fields: [
      {
        name: 'list',
        kind: 'string',
        required: true,
        description: 'allow: mail from these senders is stored; block: it is dropped',
      },
      {
        name: 'entry',
        kind: 'string',
        required: true,
        description:
          'An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>',
      },
      { name: 'reason', kind: 'string', description: 'A note (at most 200 characters)' },
      { name: 'expires_at', kind: 'string', description: 'When the entry expires' },
    ],
  },
  {
    name: 'lists.delete',
    summary: "Remove a sender from the account's allow or block list",
    bytes: false,
    inPath: ['list', 'entry'],
    fields: [
      {
        name: 'list',
        kind: 'string',
        required: true,
        description: 'allow: mail from these senders is stored; block: it is dropped',
      },
      {
        name: 'entry',
        kind: 'string',
        required: true,
        description:
          'An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>',
      },
    ],
  },
  {
    name: 'lists.list-for-inbox',
    summary: "List the senders on an inbox's allow or block list",
    bytes: false,
    list: 'entries',
    inPath: ['inbox_id', 'list'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'list',
        kind: 'string',
        required: true,
        description: 'allow: mail from these senders is stored; block: it is dropped',
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'lists.add-for-inbox',
    summary: "Add a sender to an inbox's allow or block list",
    bytes: false,
    inPath: ['inbox_id', 'list'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'list',
        kind: 'string',
        required: true,
        description: 'allow: mail from these senders is stored; block: it is dropped',
      },
      {
        name: 'entry',
        kind: 'string',
        required: true,
        description:
          'An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>',
      },
      { name: 'reason', kind: 'string', description: 'A note (at most 200 characters)' },
      { name: 'expires_at', kind: 'string', description: 'When the entry expires' },
    ],
  },
  {
    name: 'lists.delete-for-inbox',
    summary: "Remove a sender from an inbox's allow or block list",
    bytes: false,
    inPath: ['inbox_id', 'list', 'entry'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'list',
        kind: 'string',
        required: true,
        description: 'allow: mail from these senders is stored; block: it is dropped',
      },
      {
        name: 'entry',
        kind: 'string',
        required: true,
        description:
          'An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>',
      },
    ],
  },
  {
    name: 'events.list',
    summary: 'Read the event log',
    bytes: false,
    inPath: [],
    fields: [
      {
        name: 'after',
        kind: 'string',
        description:
          'A cursor from an earlier response, or an ISO 8601 time at most 30 days ago (default: now)',
      },
      { name: 'wait', kind: 'integer', description: 'Seconds to wait for an event (0 to 25; default: 0)' },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of events in a response (1 to 100; default: 50)',
      },
      {
        name: 'inbox_ids',
        kind: 'array',
        description: 'Only these inboxes (at most 100 values; default: all inboxes the key covers)',
      },
      {
        name: 'event_types',
        kind: 'array',
        description:
          'message.received by default (message.received, message.received.spam, message.received.unauthenticated, message.held, message.updated, message.updated.spam, message.deleted, inbox.created, inbox.deleted, inbox.expired)',
      },
      {
        name: 'kind',
        kind: 'array',
        description:
          'Only messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kind',
        kind: 'array',
        description:
          'No messages of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
    ],
  },
  {
    name: 'exports.create',
    summary: 'Export mail to one file',
    bytes: false,
    inPath: [],
    fields: [
      {
        name: 'format',
        kind: 'string',
        required: true,
        description: 'mbox: the original bytes (mboxrd); jsonl: one line per message, as GET returns it',
      },
      {
        name: 'inbox_ids',
        kind: 'array',
        description: 'Only these inboxes; all if omitted (at most 100 values)',
      },
      { name: 'after', kind: 'string', description: 'Only mail that arrived later than this' },
      { name: 'before', kind: 'string', description: 'Only mail that arrived earlier than this' },
      {
        name: 'include_spam',
        kind: 'boolean',
        description: 'Include spam; needs the label_spam_read permission',
      },
    ],
  },
  {
    name: 'exports.get',
    summary: 'Get an export',
    bytes: false,
    inPath: ['export_id'],
    fields: [{ name: 'export_id', kind: 'string', required: true, description: 'Id of the export' }],
  },
  {
    name: 'metrics.usage',
    summary: 'Get usage over time',
    bytes: false,
    inPath: [],
    fields: [
      {
        name: 'usage_types',
        kind: 'array',
        description:
          'A repeated parameter, a comma-separated list or a JSON array (inbox_count, message_count, thread_count, storage_bytes)',
      },
      { name: 'start', kind: 'string', description: 'Start of the window (default: one day before its end)' },
      { name: 'end', kind: 'string', description: 'End of the window. Default and latest: now' },
      { name: 'period', kind: 'integer', description: 'Length of a bucket in seconds (default: 600)' },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Return only the latest buckets, at most this many (1 to 500)',
      },
      { name: 'descending', kind: 'boolean', description: 'Newest bucket first' },
    ],
  },
  {
    name: 'audit-log.list',
    summary: 'List the audit log',
    bytes: false,
    list: 'entries',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'after', kind: 'string', description: 'ISO 8601 time; only entries at or after it' },
      { name: 'before', kind: 'string', description: 'ISO 8601 time; only entries before it' },
      {
        name: 'actor',
        kind: 'string',
        description: 'Only entries by this actor: its id, or its type (`key`, `operator` or `service`)',
      },
      {
        name: 'action',
        kind: 'string',
        description:
          'Only entries with this action; an unknown action is rejected with the list of valid ones (account.created, account.key_rotated, account.updated, account.verified, api_key.created, api_key.deleted, domain.assigned, domain.shared, domain.unassigned, domain.unknown_names, export.created, inbox.created, inbox.deleted, inbox.updated, invitation.created, invitation.revoked, list.entry_added, list.entry_deleted, message.deleted, message.released, message.restored, queue.redriven, refused.cap_hit, refused.forbidden, refused.read_only, refused.suspended, tenant.canceled, tenant.created, tenant.deleted, tenant.hold_lifted, tenant.hold_placed, tenant.key_replaced, tenant.limit_changed, tenant.mail_erased, tenant.plan_changed, tenant.reactivated, tenant.resumed, tenant.suspended, thread.deleted, thread.restored, webhook.created, webhook.deleted, webhook.disabled, webhook.recovered, webhook.redelivered, webhook.tested, webhook.updated)',
      },
      {
        name: 'resource',
        kind: 'string',
        description: 'Only entries about this resource: its id, or its type',
      },
    ],
  },
  {
    name: 'api-keys.create',
    summary: 'Create an API key',
    bytes: false,
    inPath: [],
    fields: [
      {
        name: 'name',
        kind: 'string',
        required: true,
        description: 'A human-readable name (at most 200 characters)',
      },
      {
        name: 'permissions',
        kind: 'object',
        description:
          'Flags set to true are granted and all others are denied. If omitted, everything is granted (inbox_read, inbox_create, inbox_update, inbox_delete, thread_read, message_read, label_spam_read, webhook_read, webhook_create, webhook_update, webhook_delete, metrics_read, api_key_read, api_key_create, api_key_delete)',
      },
    ],
  },
  {
    name: 'api-keys.list',
    summary: 'List API keys',
    bytes: false,
    list: 'api_keys',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'api-keys.get',
    summary: 'Get an API key',
    bytes: false,
    inPath: ['api_key_id'],
    fields: [{ name: 'api_key_id', kind: 'string', required: true, description: 'Id of the API key' }],
  },
  {
    name: 'api-keys.delete',
    summary: 'Delete (revoke) an API key',
    bytes: false,
    inPath: ['api_key_id'],
    fields: [{ name: 'api_key_id', kind: 'string', required: true, description: 'Id of the API key' }],
  },
  {
    name: 'api-keys.create-for-inbox',
    summary: 'Create an API key for one inbox',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'name',
        kind: 'string',
        required: true,
        description: 'A human-readable name (at most 200 characters)',
      },
      {
        name: 'permissions',
        kind: 'object',
        description:
          'Flags set to true are granted and all others are denied. If omitted, everything is granted (inbox_read, inbox_create, inbox_update, inbox_delete, thread_read, message_read, label_spam_read, webhook_read, webhook_create, webhook_update, webhook_delete, metrics_read, api_key_read, api_key_create, api_key_delete)',
      },
    ],
  },
  {
    name: 'api-keys.list-for-inbox',
    summary: 'List the API keys of one inbox',
    bytes: false,
    list: 'api_keys',
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'webhooks.create',
    summary: 'Create a webhook',
    bytes: false,
    inPath: [],
    fields: [
      { name: 'url', kind: 'string', required: true, description: 'HTTPS URL that receives the events' },
      {
        name: 'event_types',
        kind: 'array',
        required: true,
        description:
          'message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit (message.received, message.received.spam, message.received.unauthenticated, message.held, message.updated, message.updated.spam, message.deleted, inbox.created, inbox.deleted, inbox.expired)',
      },
      {
        name: 'inbox_ids',
        kind: 'array',
        description: 'Inboxes to cover; all if omitted (at most 10 values)',
      },
      {
        name: 'client_id',
        kind: 'string',
        description: 'Your own id. A repeated call with it returns what the first call created',
      },
      {
        name: 'kinds',
        kind: 'array',
        description: 'Only mail of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kinds',
        kind: 'array',
        description: 'No mail of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'include',
        kind: 'array',
        description:
          'Content to include in deliveries about messages (message, verification, attachments, text; at most 8 values; default: ids only)',
      },
      {
        name: 'headers',
        kind: 'object',
        description: 'Headers to send with each delivery, at most 10. Values are secret and shown masked',
      },
    ],
  },
  {
    name: 'webhooks.list',
    summary: 'List webhooks',
    bytes: false,
    list: 'webhooks',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'webhooks.get',
    summary: 'Get a webhook',
    bytes: false,
    inPath: ['webhook_id'],
    fields: [{ name: 'webhook_id', kind: 'string', required: true, description: 'Id of the webhook' }],
  },
  {
    name: 'webhooks.update',
    summary: 'Update a webhook',
    bytes: false,
    inPath: ['webhook_id'],
    fields: [
      { name: 'webhook_id', kind: 'string', required: true, description: 'Id of the webhook' },
      {
        name: 'include',
        kind: 'array',
        nullable: true,
        description:
          'Replaces the list; null for ids only (message, verification, attachments, text; at most 8 values)',
      },
      {
        name: 'headers',
        kind: 'object',
        nullable: true,
        description:
          'Merged by name. A null value removes its header; null removes all. Changing url to a different origin removes the headers that are not named',
      },
      { name: 'url', kind: 'string', description: 'HTTPS URL that receives the events' },
      {
        name: 'event_types',
        kind: 'array',
        description:
          'message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit (message.received, message.received.spam, message.received.unauthenticated, message.held, message.updated, message.updated.spam, message.deleted, inbox.created, inbox.deleted, inbox.expired)',
      },
      {
        name: 'inbox_ids',
        kind: 'array',
        nullable: true,
        description: 'Inboxes to cover; null for all (at most 10 values)',
      },
      {
        name: 'kinds',
        kind: 'array',
        nullable: true,
        description:
          'Only mail of these kinds; null for all (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kinds',
        kind: 'array',
        nullable: true,
        description:
          'No mail of these kinds; null for all (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      { name: 'enabled', kind: 'boolean', description: 'false: send nothing until it is true again' },
    ],
  },
  {
    name: 'webhooks.delete',
    summary: 'Delete a webhook',
    bytes: false,
    inPath: ['webhook_id'],
    fields: [{ name: 'webhook_id', kind: 'string', required: true, description: 'Id of the webhook' }],
  },
  {
    name: 'webhooks.create-for-inbox',
    summary: 'Create a webhook for one inbox',
    bytes: false,
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      { name: 'url', kind: 'string', required: true, description: 'HTTPS URL that receives the events' },
      {
        name: 'event_types',
        kind: 'array',
        required: true,
        description:
          'message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit (message.received, message.received.spam, message.received.unauthenticated, message.held, message.updated, message.updated.spam, message.deleted, inbox.created, inbox.deleted, inbox.expired)',
      },
      {
        name: 'inbox_ids',
        kind: 'array',
        description: 'Inboxes to cover; all if omitted (at most 10 values)',
      },
      {
        name: 'client_id',
        kind: 'string',
        description: 'Your own id. A repeated call with it returns what the first call created',
      },
      {
        name: 'kinds',
        kind: 'array',
        description: 'Only mail of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'not_kinds',
        kind: 'array',
        description: 'No mail of these kinds (personal, auto_reply, bounce, list, calendar, report, other)',
      },
      {
        name: 'include',
        kind: 'array',
        description:
          'Content to include in deliveries about messages (message, verification, attachments, text; at most 8 values; default: ids only)',
      },
      {
        name: 'headers',
        kind: 'object',
        description: 'Headers to send with each delivery, at most 10. Values are secret and shown masked',
      },
    ],
  },
  {
    name: 'webhooks.list-for-inbox',
    summary: 'List the webhooks of one inbox',
    bytes: false,
    list: 'webhooks',
    inPath: ['inbox_id'],
    fields: [
      {
        name: 'inbox_id',
        kind: 'string',
        required: true,
        description: "The inbox's email address (case-insensitive)",
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'webhooks.list-deliveries',
    summary: 'List the deliveries of a webhook',
    bytes: false,
    list: 'deliveries',
    inPath: ['webhook_id'],
    fields: [
      { name: 'webhook_id', kind: 'string', required: true, description: 'Id of the webhook' },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: "The previous page's next_page_token" },
      { name: 'ascending', kind: 'boolean', description: 'Oldest first' },
    ],
  },
  {
    name: 'webhooks.redeliver',
    summary: 'Redeliver an event',
    bytes: false,
    inPath: ['webhook_id', 'delivery_id'],
    fields: [
      { name: 'webhook_id', kind: 'string', required: true, description: 'Id of the webhook' },
      { name: 'delivery_id', kind: 'string', required: true, description: 'Id of the delivery' },
    ],
  },
  {
    name: 'webhooks.recover',
    summary: 'Resend the events that a webhook missed',
    bytes: false,
    inPath: ['webhook_id'],
    fields: [
      { name: 'webhook_id', kind: 'string', required: true, description: 'Id of the webhook' },
      { name: 'since', kind: 'string', required: true, description: 'ISO 8601 time, at most 30 days ago' },
    ],
  },
  {
    name: 'webhooks.test',
    summary: 'Send a test event',
    bytes: false,
    inPath: ['webhook_id'],
    fields: [{ name: 'webhook_id', kind: 'string', required: true, description: 'Id of the webhook' }],
  },
];
