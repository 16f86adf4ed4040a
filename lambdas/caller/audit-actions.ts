const ACTIONS = {
  account: ['created', 'key_rotated', 'updated', 'verified'],
  api_key: ['created', 'deleted'],
  domain: ['assigned', 'shared', 'unassigned', 'unknown_names'],
  export: ['created'],
  inbox: ['created', 'deleted', 'updated'],
  invitation: ['created', 'revoked'],
  list: ['entry_added', 'entry_deleted'],
  message: ['deleted', 'released', 'restored'],
  queue: ['redriven'],
  refused: ['cap_hit', 'forbidden', 'read_only', 'suspended'],
  tenant: [
    ...([
      'canceled',
      'created',
      'deleted',
      'hold_lifted',
      'hold_placed',
      'key_replaced',
      'limit_changed',
    ] as const),
    ...(['mail_erased', 'plan_changed', 'reactivated', 'resumed', 'suspended'] as const),
  ],
  thread: ['deleted', 'restored'],
  webhook: ['created', 'deleted', 'disabled', 'recovered', 'redelivered', 'tested', 'updated'],
} as const;

type Actions = typeof ACTIONS;
export type AuditAction = {
  [Type in keyof Actions]: `${Type}.${Actions[Type][number]}`;
}[keyof Actions];

export const AUDIT_ACTIONS = Object.entries(ACTIONS).flatMap(([type, all]) =>
  all.map((action) => `${type}.${action}` as AuditAction),
);
