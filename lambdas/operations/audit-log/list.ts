import * as z from 'zod';
import { readAuditLog } from '../../store/audit-log.ts';
import type { PageRequest } from '../../store/table/page.ts';
import { defineOperation } from '../define.ts';
import { EXAMPLE_TIME, listOf, onePage, pageFields } from '../fields.ts';
import { pageOf } from '../page-token.ts';
import { auditEntrySchema, auditFilterFields, showEntry } from './entry.ts';

const { limit, page_token } = pageFields;

export const listAuditLogOperation = defineOperation({
  name: 'audit-log.list',
  summary: 'List the audit log',
  description:
    'Lists who changed what in the last 400 days, newest first: sign-ups, keys, webhooks, inboxes, lists, messages ' +
    'deleted, restored or released, operator actions, and the first refused call per hour for each key and reason. ' +
    'A page may be shorter than its limit.',
  method: 'GET',
  path: '/audit-log',
  input: z.object({ limit, page_token, ...auditFilterFields }),
  output: listOf('entries', auditEntrySchema),
  access: { permission: 'api_key_read', scope: 'organization' },
  example: {
    input: { action: 'api_key.created' },
    output: onePage({
      entries: [
        {
          audit_id: 'aud_01kajf2v4g8q3k7m9x2c1d',
          at: EXAMPLE_TIME,
          actor: { type: 'key' as const, id: 'key_01kajf2v4g8q3k7m9x2c1d' },
          action: 'api_key.created',
          resource: { type: 'api_key', id: 'key_01kajf3a7t1w5r9z0b4n6p' },
          ip_prefix: '192.0.2.0/24',
          request_id: 'JKJaXmPLvHcESHA=',
          changed: ['name', 'permissions'],
        },
      ],
    }),
  },
  async run(context, { limit, page_token, ...filter }) {
    const filters = Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [name, value],
    );
    const list = { operation: 'audit-log.list', filters };
    const asked = { limit, page_token, ascending: false };
    const read = (request: PageRequest) =>
      readAuditLog(context.table, context.caller.tenantId, filter, request);
    const { items, ...page } = await pageOf(context, list, asked, read, showEntry);
    return { ...page, entries: items };
  },
});
