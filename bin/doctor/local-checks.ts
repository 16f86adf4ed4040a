import type { Endpoints } from '../../local/data-dir/endpoints-file.ts';
import type { Check } from './check.ts';
import { developmentAccount } from './checks/development-account.ts';
import { endpoints } from './checks/endpoints.ts';
import { localDeadLetters } from './checks/local-dead-letters.ts';
import { outbox } from './checks/outbox.ts';
import type { EndpointUrls } from './endpoint-urls.ts';
import { LOCAL_PROBE_WAIT_MS } from './probe/local-probe-route.ts';
import { type ProbeContext, probeCheck } from './probe/probe.ts';

export interface LocalContext extends ProbeContext {
  readonly dataDir: string;
  readonly endpoints: Endpoints;
  readonly urls: EndpointUrls;
}

/** Of the local runtime, which has neither DNS nor quotas nor alarms. */
export const LOCAL_CHECKS: readonly Check<LocalContext>[] = [
  endpoints,
  outbox,
  developmentAccount,
  localDeadLetters,
  probeCheck([], LOCAL_PROBE_WAIT_MS),
];
