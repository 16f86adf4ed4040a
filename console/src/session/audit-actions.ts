import type { AuditLogListInput } from 'agent-inbox-client/source';

type Action = NonNullable<AuditLogListInput['action']>;

export const AUDIT_ACTIONS = `
account.created account.key_rotated account.updated account.verified api_key.created api_key.deleted
domain.assigned domain.shared domain.unassigned domain.unknown_names export.created inbox.created inbox.deleted inbox.updated invitation.created invitation.revoked
list.entry_added list.entry_deleted message.deleted message.released message.restored queue.redriven
refused.cap_hit refused.forbidden refused.read_only refused.suspended tenant.canceled tenant.created
tenant.deleted tenant.hold_lifted tenant.hold_placed tenant.key_replaced tenant.limit_changed
tenant.mail_erased tenant.plan_changed tenant.reactivated tenant.resumed tenant.suspended thread.deleted
thread.restored webhook.created webhook.deleted webhook.disabled webhook.recovered webhook.redelivered
webhook.tested webhook.updated
`
  .trim()
  .split(/\s+/) as readonly Action[];

export function actionText(action: string): string {
  const words = action
    .replace(/^(refused|domain)\.(cap_hit|forbidden|read_only|suspended|unknown_names)$/, '$1: $2')
    .replaceAll(/[._]/g, ' ')
    .replace(/^api /, 'API ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
