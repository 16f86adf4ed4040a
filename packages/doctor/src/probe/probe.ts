import type { OperatorAccess } from 'agentinbox/operator';
import { askAdmin } from 'agentinbox/operator';
import * as z from 'zod';
import { type ProbeAdmin, type ProbeRoute, runProbe } from '../../../../lambdas/probe/probe.ts';
import type { Check } from '../check.ts';
import { unavailable } from '../unavailable.ts';

export type DoctorRoute = Omit<ProbeRoute, 'explain'>;

export interface ProbeContext {
  readonly probe: DoctorRoute;
}

/** Sign-up, sending and deleting the tenant take this time in addition to the wait. */
const AROUND_THE_WAIT_MS = 60_000;

export function probeCheck(actions: readonly string[], waitMs: number): Check<ProbeContext> {
  return {
    id: 'probe',
    title: 'Probe',
    actions,
    timeLimitMs: waitMs + AROUND_THE_WAIT_MS,
    run: ({ probe }, signal) =>
      runProbe({ ...probe, explain: (error) => unavailable({ actions }, error) }, signal),
  };
}

export function probeAdmin(access: OperatorAccess): ProbeAdmin {
  return {
    ask: (request, signal) => askAdmin(access, request, z.unknown(), signal),
    close: () => access.close(),
  };
}
