import * as z from 'zod';
import { AUDIT_ACTIONS } from '../../caller/audit-actions.ts';
import type { AuditEntry } from '../../store/audit-log.ts';
import { timestamp } from '../fields.ts';

const instant = z.iso.datetime({ offset: true });

export const auditFilterFields = {
  after: instant.optional().describe('ISO 8601 time; only entries at or after it'),
  before: instant.optional().describe('ISO 8601 time; only entries before it'),
  actor: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('Only entries by this actor: its id, or its type (`key`, `operator` or `service`)'),
  action: z
    .enum(AUDIT_ACTIONS)
    .optional()
    .describe(
      'Only entries with this action; an unknown action is rejected with the valid ones, or those near it',
    ),
  resource: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('Only entries about this resource: its id, or its type'),
};

export const auditEntrySchema = z
  .object({
    audit_id: z.string(),
    at: timestamp,
    actor: z.object({ type: z.enum(['key', 'operator', 'service']), id: z.string() }),
    action: z.string(),
    resource: z.object({ type: z.string(), id: z.string() }),
    ip_prefix: z.string().nullable().describe("The caller's network: /24 for IPv4, /64 for IPv6"),
    request_id: z.string().nullable(),
    changed: z.array(z.string()).describe('Names of the changed fields, never their values'),
  })
  .meta({ id: 'AuditEntry' });

export function showEntry(entry: AuditEntry): z.input<typeof auditEntrySchema> {
  return {
    audit_id: entry.auditId,
    at: entry.at,
    actor: entry.actor,
    action: entry.action,
    resource: { type: entry.resourceType, id: entry.resourceId },
    ip_prefix: entry.ipPrefix,
    request_id: entry.requestId,
    changed: [...entry.changed],
  };
}
