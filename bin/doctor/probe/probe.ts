import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { AdminFailed } from '../../admin/admin-failed.ts';
import { askAdmin } from '../../admin/ask-admin.ts';
import type { OperatorAccess } from '../../admin/operator-access.ts';
import type { Check } from '../check.ts';
import { type Finding, failure, notChecked, ok, warning } from '../finding.ts';
import { unavailable } from '../unavailable.ts';
import { findProbeMail } from './find-probe-mail.ts';

/** How a probe reaches a service, in AWS or on this machine. */
export interface ProbeRoute {
  /** Ends in /v1. */
  readonly baseUrl: string;
  /** Human of the probe's tenant: a mailbox that takes the code mail and is not read. */
  humanAddress(id: string): string;
  /** Why the code mail is known to have been sent; undefined when it was not. */
  codeMailEvidence(humanAddress: string, signal: AbortSignal): Promise<string | undefined>;
  sendMail(mail: { readonly to: string; readonly subject: string }, signal: AbortSignal): Promise<void>;
  /** The operator's function that deletes the tenant. The probe destroys its client. */
  openAdmin(): Promise<OperatorAccess>;
  /** How long the mail may take. */
  readonly waitMs: number;
  readonly pollMs: number;
}

export interface ProbeContext {
  readonly probe: ProbeRoute;
}

/** For everything but the wait: sign-up, sending, and deleting the tenant. */
const AROUND_THE_WAIT_MS = 60_000;
const CLEAN_UP_ATTEMPTS = 3;
const CLEAN_UP_MS = 30_000;
const TOO_MANY_REQUESTS = 429;
const CREATED = 201;

/** Of SMTP on this machine, and of SES. */
const REFUSALS = new Set([
  'SendFailed',
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
  'AccountSuspendedException',
  'SendingPausedException',
  'BadRequestException',
]);

const signedUpSchema = z.object({ inbox_id: z.string(), api_key: z.string() });

/**
 * Signs a tenant of its own up, which makes the service send a code mail with its own role; sends a mail to the
 * tenant's inbox and reads it through the API; deletes the tenant.
 * @param actions that the operator needs.
 */
export function probeCheck(actions: readonly string[], waitMs: number): Check<ProbeContext> {
  return {
    id: 'probe',
    title: 'Probe',
    actions,
    timeLimitMs: waitMs + AROUND_THE_WAIT_MS,
    run: ({ probe }, signal) => runProbe(probe, actions, signal),
  };
}

async function runProbe(
  probe: ProbeRoute,
  actions: readonly string[],
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const id = randomBytes(8).toString('hex');
  const humanAddress = probe.humanAddress(id);
  const admin = await probe.openAdmin();
  try {
    // An operator who cannot delete the tenant must not create it.
    await askAdmin(admin, { command: 'queues.list' }, z.unknown(), signal);
    const findings: Finding[] = [];
    try {
      const account = await signUp(probe, humanAddress, findings, signal);
      if (account !== undefined) findings.push(await receive(probe, { id, ...account }, signal));
    } catch (error) {
      findings.push({
        ...unavailable({ actions }, error),
        subject: findings.length === 0 ? 'sign-up' : 'mail',
      });
    }
    findings.push(...(await deleteTenant(admin, humanAddress)));
    return findings;
  } finally {
    admin.client.destroy();
  }
}

interface ProbeAccount {
  readonly inboxId: string;
  readonly apiKey: string;
}

/** @returns undefined when there is no account, which `findings` then explains. */
async function signUp(
  probe: ProbeRoute,
  humanAddress: string,
  findings: Finding[],
  signal: AbortSignal,
): Promise<ProbeAccount | undefined> {
  const response = await fetch(`${probe.baseUrl}/agent/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ human_email: humanAddress }),
    signal,
  });
  const text = await response.text();
  if (response.status === TOO_MANY_REQUESTS) {
    const seconds = response.headers.get('retry-after') ?? 'some';
    const advice = `Run doctor again in ${seconds} seconds.`;
    findings.push(notChecked('Sign-up is at its rate limit', advice, 'sign-up'));
    return undefined;
  }
  if (response.status !== CREATED) {
    findings.push(
      failure(
        `Sign-up answers ${response.status}: the service cannot store an account or send its code`,
        'The log of the function for the REST API says why; docs/doctor.md#probe lists the usual reasons.',
        'sign-up',
      ),
    );
    return undefined;
  }
  const { inbox_id, api_key } = signedUpSchema.parse(JSON.parse(text));
  const evidence = await probe.codeMailEvidence(humanAddress, signal);
  findings.push(
    evidence === undefined
      ? failure('Sign-up sent no code mail', 'See docs/doctor.md#probe.', 'sign-up')
      : ok(`makes an account; ${evidence}`, 'sign-up'),
  );
  return { inboxId: inbox_id, apiKey: api_key };
}

async function receive(
  probe: ProbeRoute,
  { id, inboxId, apiKey }: ProbeAccount & { readonly id: string },
  signal: AbortSignal,
): Promise<Finding> {
  const subject = `Agent Inbox doctor ${id}`;
  const began = performance.now();
  const refusal = await probe.sendMail({ to: inboxId, subject }, signal).then(() => undefined, refusalOf);
  if (refusal !== undefined) {
    return failure(`could not be sent: ${refusal}`, 'See docs/doctor.md#probe.', 'mail');
  }
  for (;;) {
    const mail = await findProbeMail({ baseUrl: probe.baseUrl, inboxId, apiKey, subject, signal });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    if (mail !== undefined) {
      const doubts = mail.labels.filter((label) => label === 'unauthenticated' || label === 'spam');
      return doubts.length === 0
        ? ok(`was sent and received in ${seconds} s`, 'mail')
        : warning(
            `was received in ${seconds} s, but is labelled ${doubts.join(' and ')}`,
            'Look at DKIM, DMARC and the bounce domain above: docs/deploy.md#dns.',
            'mail',
          );
    }
    if (performance.now() - began > probe.waitMs) {
      return failure(
        `was sent and has not been received after ${Math.round(probe.waitMs / 1_000)} s`,
        'Look at MX, rule set, dead letters and the log of receive-mail: docs/doctor.md#probe.',
        'mail',
      );
    }
    await delay(probe.pollMs, undefined, { signal });
  }
}

/** Why SMTP or SES refused a mail. Any other error says nothing about the service and is rethrown. */
function refusalOf(error: unknown): string {
  if (error instanceof Error && REFUSALS.has(error.name)) return error.message;
  throw error;
}

/**
 * By the address, which is known even where sign-up made a tenant and then failed. The command may be repeated, so that a
 * function that ends once leaves nothing behind.
 */
async function deleteTenant(admin: OperatorAccess, humanAddress: string): Promise<readonly Finding[]> {
  // Not ended with the check: what was made is deleted.
  const signal = AbortSignal.timeout(CLEAN_UP_MS);
  const request = { command: 'tenants.delete', tenant: humanAddress } as const;
  for (let attempt = 1; ; attempt++) {
    const error = await askAdmin(admin, request, z.unknown(), signal).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    if (error === undefined) return [];
    if (error instanceof AdminFailed && /^There is no tenant/.test(error.message)) return [];
    if (attempt < CLEAN_UP_ATTEMPTS) continue;
    const reason = error instanceof Error ? error.message : String(error);
    return [
      failure(
        `The probe's tenant was not deleted: ${reason}`,
        `agentinbox admin tenants delete ${humanAddress} --yes.`,
        'clean-up',
      ),
    ];
  }
}
