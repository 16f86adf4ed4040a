// Made from the registry of operations by `npm run generate`. Do not edit.
import type { OperatorCommand } from '../generated-command.ts';

export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  {
    name: 'tenants.list',
    summary: 'List tenants, newest first',
    method: 'GET',
    path: '/tenants',
    list: 'tenants',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: '`next_page_token` of the previous page' },
    ],
  },
  {
    name: 'tenants.create',
    summary: 'Create a verified account with an inbox and a key, without sending an email',
    method: 'POST',
    path: '/tenants',
    inPath: [],
    fields: [
      {
        name: 'human_email',
        kind: 'string',
        required: true,
        description: 'Email address of the person who owns the account',
      },
      { name: 'plan', kind: 'string', description: 'Name of a plan from the settings (default: verified)' },
      {
        name: 'client_id',
        kind: 'string',
        description:
          'Your own id. A repeated call with it returns the existing account (at most 255 characters)',
      },
    ],
  },
  {
    name: 'tenants.show',
    summary: 'Show a tenant, its limits and its usage',
    method: 'GET',
    path: '/tenants/{tenant}',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
    ],
  },
  {
    name: 'tenants.usage',
    summary: "Show a tenant's usage in a month and its cost on AWS",
    method: 'GET',
    path: '/tenants/{tenant}/usage',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
      {
        name: 'month',
        kind: 'string',
        description: 'Month in UTC, such as 2026-11 (default: the current month)',
      },
    ],
  },
  {
    name: 'tenants.delete',
    summary: 'Permanently delete a tenant and all of its data',
    method: 'DELETE',
    path: '/tenants/{tenant}',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
    ],
  },
  {
    name: 'tenants.new-key',
    summary: 'Replace the sign-up key of a tenant',
    method: 'POST',
    path: '/tenants/{tenant}/new-key',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
    ],
  },
  {
    name: 'tenants.set-plan',
    summary: 'Change the plan of a tenant; deferred mail that now fits is stored',
    method: 'POST',
    path: '/tenants/{tenant}/set-plan',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
      { name: 'plan', kind: 'string', required: true, description: 'Name of a plan from the settings' },
    ],
  },
  {
    name: 'tenants.cancel',
    summary: 'Cancel a subscription: reads still work, but writes fail with read_only',
    method: 'POST',
    path: '/tenants/{tenant}/cancel',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
    ],
  },
  {
    name: 'tenants.reactivate',
    summary: 'Undo a cancellation',
    method: 'POST',
    path: '/tenants/{tenant}/reactivate',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
    ],
  },
  {
    name: 'audit-log.list',
    summary: 'List operator actions that do not concern a tenant (invitations and queues), newest first',
    method: 'GET',
    path: '/audit-log',
    list: 'entries',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: '`next_page_token` of the previous page' },
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
    name: 'audit-log.of-tenant',
    summary: 'List the audit log of a tenant, newest first; name a deleted tenant by its id',
    method: 'GET',
    path: '/tenants/{tenant}/audit-log',
    list: 'entries',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: '`next_page_token` of the previous page' },
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
    name: 'tenants.suspend',
    summary: 'Suspend a tenant: refuse its calls, pause its webhooks, and keep or drop its mail',
    method: 'POST',
    path: '/tenants/{tenant}/suspend',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
      {
        name: 'reason',
        kind: 'string',
        required: true,
        description: 'Reason, shown to the tenant in the error of each call (at most 200 characters)',
      },
      {
        name: 'receive',
        kind: 'string',
        description: 'Whether its mail is kept or dropped: keep or drop (default: keep)',
      },
    ],
  },
  {
    name: 'tenants.resume',
    summary: 'End a suspension and resume webhook deliveries',
    method: 'POST',
    path: '/tenants/{tenant}/resume',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
    ],
  },
  {
    name: 'tenants.set-limit',
    summary: 'Override a plan limit for a tenant; `plan` removes the override',
    method: 'POST',
    path: '/tenants/{tenant}/set-limit',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
      {
        name: 'limit',
        kind: 'string',
        required: true,
        description:
          'inboxes, messages_per_month, storage_bytes, webhooks, api_keys, waits, waits_per_key, searches, sockets',
      },
      {
        name: 'value',
        kind: 'integer|string',
        required: true,
        description: 'A number, or `plan` to remove the override',
      },
    ],
  },
  {
    name: 'keys.create',
    summary: 'Create a support key for a tenant. It expires and cannot read spam',
    method: 'POST',
    path: '/tenants/{tenant}/keys',
    inPath: ['tenant'],
    fields: [
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
      {
        name: 'expires',
        kind: 'string',
        required: true,
        description: 'Lifetime, such as 30m or 12h; at most 24h',
      },
      { name: 'read_only', kind: 'boolean', description: 'Read-only key' },
    ],
  },
  {
    name: 'domains.list',
    summary: 'List the domains of the deployment and their tenants',
    method: 'GET',
    path: '/domains',
    inPath: [],
    fields: [],
  },
  {
    name: 'domains.assign',
    summary: 'Assign a domain to one tenant, so that only it can create inboxes there',
    method: 'PUT',
    path: '/domains/{domain}/assignment',
    inPath: ['domain'],
    fields: [
      { name: 'domain', kind: 'string', required: true, description: 'A domain from moreInboxDomains' },
      {
        name: 'tenant',
        kind: 'string',
        required: true,
        description: "Tenant id, or the address of the tenant's owner",
      },
      {
        name: 'wildcard',
        kind: 'boolean',
        description:
          'Whether the catch-all stores mail to subdomains too, which needs an MX record for *.<domain>',
      },
    ],
  },
  {
    name: 'domains.unassign',
    summary: 'Unassign a domain. Its inboxes stay, and no tenant can create more there',
    method: 'DELETE',
    path: '/domains/{domain}/assignment',
    inPath: ['domain'],
    fields: [
      { name: 'domain', kind: 'string', required: true, description: 'A domain from moreInboxDomains' },
    ],
  },
  {
    name: 'domains.share',
    summary: 'Let all tenants create inboxes in an unassigned domain',
    method: 'POST',
    path: '/domains/{domain}/share',
    inPath: ['domain'],
    fields: [
      { name: 'domain', kind: 'string', required: true, description: 'A domain from moreInboxDomains' },
    ],
  },
  {
    name: 'invitations.create',
    summary: 'Create an invitation to sign up, valid for one use within 7 days',
    method: 'POST',
    path: '/invitations',
    inPath: [],
    fields: [{ name: 'email', kind: 'string', description: 'Only this address may use the invitation' }],
  },
  {
    name: 'invitations.list',
    summary: 'List invitations, newest first',
    method: 'GET',
    path: '/invitations',
    list: 'invitations',
    inPath: [],
    fields: [
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of items on a page (1 to 100; default: 50)',
      },
      { name: 'page_token', kind: 'string', description: '`next_page_token` of the previous page' },
    ],
  },
  {
    name: 'invitations.revoke',
    summary: 'Revoke an unused invitation',
    method: 'DELETE',
    path: '/invitations/{invitation_id}',
    inPath: ['invitation_id'],
    fields: [{ name: 'invitation_id', kind: 'string', required: true, description: 'Id from the list' }],
  },
  {
    name: 'queues.list',
    summary: 'List the dead-letter queues and their messages',
    method: 'GET',
    path: '/queues',
    inPath: [],
    fields: [],
  },
  {
    name: 'queues.redrive',
    summary: 'Retry the messages in a dead-letter queue',
    method: 'POST',
    path: '/queues/{queue}/redrive',
    inPath: ['queue'],
    fields: [
      {
        name: 'queue',
        kind: 'string',
        required: true,
        description: 'Name of a dead-letter queue, as in alarms',
      },
      {
        name: 'limit',
        kind: 'integer',
        description: 'Maximum number of messages to move (1 to 1000; default: 1000)',
      },
    ],
  },
  {
    name: 'data.hold',
    summary: 'Place or lift a legal hold on a tenant or an inbox',
    method: 'POST',
    path: '/holds',
    inPath: [],
    fields: [
      {
        name: 'subject',
        kind: 'string',
        required: true,
        description: "Inbox address, tenant id, or the address of the tenant's owner",
      },
      { name: 'on', kind: 'boolean', required: true, description: 'on to place the hold, off to lift it' },
    ],
  },
  {
    name: 'data.erase',
    summary: 'Delete mail from or to an address, one page per call',
    method: 'POST',
    path: '/erasures',
    list: 'tenants',
    inPath: [],
    fields: [
      {
        name: 'address',
        kind: 'string',
        required: true,
        description: 'Email address in From, To, Cc or Bcc',
      },
      { name: 'tenant', kind: 'string', description: "Tenant id, or the address of the tenant's owner" },
      { name: 'dry_run', kind: 'boolean', description: 'Only count the messages' },
      { name: 'page_token', kind: 'string', description: '`next_page_token` of the previous page' },
    ],
  },
];
