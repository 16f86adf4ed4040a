/**
 * What the infrastructure may know of the service: its variables, routes, names of events and metrics, the store's
 * names, the default of a setting, and the words for a value that a schema refuses.
 */
export const SEEN_BY_LIB = new Set([
  'lambdas/ids.ts',
  'lambdas/environment.ts',
  'lambdas/admin/registry.ts',
  'lambdas/operations/registry.ts',
  'lambdas/events/events.ts',
  'lambdas/batch/late-after.ts',
  'lambdas/deployment/executions.ts',
  'lambdas/observability/metric-name.ts',
  'lambdas/store/secret/keyring-context.ts',
  'lambdas/store/message/listing-index.ts',
  'lambdas/store/object/object-keys.ts',
  'lambdas/store/keys.ts',
  'lambdas/deployment/check-parameters.ts',
  'lambdas/settings/constant-settings.ts',
  'lambdas/settings/plan-settings.ts',
  'lambdas/settings/policy.ts',
  'lambdas/settings/receiving-regions.ts',
  'lambdas/settings/sending-settings.ts',
  'lambdas/settings/setting-field.ts',
  'lambdas/settings/stack-settings.ts',
  'lambdas/settings/trusted-proxy-settings.ts',
  'lambdas/settings/zone-settings.ts',
  'lambdas/wording/plain-rule.ts',
]);

/** What the operator's commands know of the service: its requests, answers and rows, and how AWS is called. */
const SEEN_BY_COMMANDS = new Set([
  'lib/settings.ts',
  'lambdas/admin/admin-answer.ts',
  'lambdas/admin/erase.ts',
  'lambdas/admin/registry.ts',
  'lambdas/aws/open-client.ts',
  'lambdas/aws/signed-fetch.ts',
  'lambdas/ids.ts',
  'lambdas/rebuild/rebuild-schemas.ts',
  'lambdas/settings/policy.ts',
  'lambdas/settings/receiving-regions.ts',
  'lambdas/store/due/due-rows.ts',
  'lambdas/store/inbox/inboxes.ts',
  'lambdas/store/keys.ts',
  'lambdas/store/log/log-entries.ts',
  'lambdas/store/table/table.ts',
  'lambdas/store/table/write.ts',
  'lambdas/timing/side-by-side.ts',
  'lambdas/wording/close-name.ts',
  'lambdas/wording/plain-rule.ts',
]);

/** What the doctor knows of what it examines: settings and what they need, names and counts of a deployment, the probe. */
const SEEN_BY_DOCTOR = new Set([
  'lib/regional-types.ts',
  'lib/settings.ts',
  'lib/settings-file.ts',
  'lambdas/admin/admin-answer.ts',
  'lambdas/admin/redrivable-queue.ts',
  'lambdas/aws/open-client.ts',
  'lambdas/aws/signed-fetch.ts',
  'lambdas/deployment/executions.ts',
  'lambdas/deployment/receipt-rule.ts',
  'lambdas/environment.ts',
  'lambdas/observability/metric-name.ts',
  'lambdas/probe/probe.ts',
  'lambdas/settings/policy.ts',
  'lambdas/settings/receiving-regions.ts',
  'lambdas/settings/zone-settings.ts',
]);

/** The packages that run beside the service, and what each may import of it. All others know nothing of it. */
export const SEEN_BY_PACKAGE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['packages/agentinbox/', SEEN_BY_COMMANDS],
  ['packages/doctor/', SEEN_BY_DOCTOR],
]);
