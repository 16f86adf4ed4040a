// Made from the registry of operations by `npm run generate`. Do not edit.
export const OPERATOR_ROUTES = {
  'tenants.list': 'GET /tenants',
  'tenants.create': 'POST /tenants',
  'tenants.show': 'GET /tenants/{tenant}',
  'tenants.delete': 'DELETE /tenants/{tenant}',
  'tenants.new-key': 'POST /tenants/{tenant}/new-key',
  'tenants.set-plan': 'POST /tenants/{tenant}/set-plan',
  'tenants.cancel': 'POST /tenants/{tenant}/cancel',
  'tenants.reactivate': 'POST /tenants/{tenant}/reactivate',
  'invitations.create': 'POST /invitations',
  'invitations.list': 'GET /invitations',
  'invitations.revoke': 'DELETE /invitations/{invitation_id}',
  'queues.list': 'GET /queues',
  'queues.redrive': 'POST /queues/{queue}/redrive',
};
