import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';

/** `not_checked` means that the check could not run, which says nothing about the service. */
export interface ProbeFinding {
  readonly status: 'ok' | 'warning' | 'failure' | 'not_checked';
  readonly detail: string;
  readonly advice?: string;
  readonly subject?: string;
}

export type ProbeRequest =
  | { readonly command: 'queues.list' }
  | { readonly command: 'tenants.create'; readonly human_email: string }
  | { readonly command: 'tenants.delete'; readonly tenant: string };

export interface ProbeAdmin {
  ask(request: ProbeRequest, signal: AbortSignal): Promise<unknown>;
  close(): void;
}

export interface ProbeRoute {
  /** The URL ends in /v1. */
  readonly baseUrl: string;
  /** This mailbox accepts the email with the code, but nobody reads it. */
  humanAddress(id: string): string;
  codeMailEvidence(humanAddress: string, signal: AbortSignal): Promise<string | undefined>;
  sendMail(mail: { readonly to: string; readonly subject: string }, signal: AbortSignal): Promise<void>;
  openAdmin(): Promise<ProbeAdmin>;
  explain(error: unknown): ProbeFinding;
  readonly waitMs: number;
  readonly pollMs: number;
}

/** The SES mailbox simulator also accepts email in the sandbox and does not affect the reputation. */
export const simulatedHuman = (id: string): string =>
  `success+agent-inbox-doctor-${id}@simulator.amazonses.com`;
/** SES, SNS and SQS together take some seconds; the first email to a new domain takes longer. */
export const PROBE_WAIT_MS = 180_000;
export const PROBE_POLL_MS = 2_000;

const CLEAN_UP_ATTEMPTS = 3;
const CLEAN_UP_MS = 30_000;
const TOO_MANY_REQUESTS = 429;
const CREATED = 201;
const FORBIDDEN = 403;

const REFUSALS = new Set([
  'SendFailed',
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
  'AccountSuspendedException',
  'SendingPausedException',
  'BadRequestException',
]);

const signedUpSchema = z.object({ inbox_id: z.string(), api_key: z.string() });
const listSchema = z.object({
  messages: z.array(z.object({ subject: z.string().nullable(), labels: z.array(z.string()) })),
});

/**
 * Signing up makes the service email a code with its own role. Where sign-up is closed, the operator's function creates
 * the tenant.
 */
export async function runProbe(probe: ProbeRoute, signal: AbortSignal): Promise<readonly ProbeFinding[]> {
  const id = randomBytes(8).toString('hex');
  const humanAddress = probe.humanAddress(id);
  const admin = await probe.openAdmin();
  try {
    // An operator who cannot delete the tenant must not create it.
    await admin.ask({ command: 'queues.list' }, signal);
    const findings: ProbeFinding[] = [];
    try {
      const account = await makeAccount({ probe, admin, humanAddress }, findings, signal);
      if (account !== undefined) findings.push(await receive(probe, { id, ...account }, signal));
    } catch (error) {
      findings.push({ ...probe.explain(error), subject: findings.length === 0 ? 'sign-up' : 'mail' });
    }
    findings.push(...(await deleteTenant(admin, humanAddress)));
    return findings;
  } finally {
    admin.close();
  }
}

interface ProbeAccount {
  readonly inboxId: string;
  readonly apiKey: string;
}

async function makeAccount(
  { probe, admin, humanAddress }: { probe: ProbeRoute; admin: ProbeAdmin; humanAddress: string },
  findings: ProbeFinding[],
  signal: AbortSignal,
): Promise<ProbeAccount | undefined> {
  const subject = 'sign-up';
  const response = await fetch(`${probe.baseUrl}/agent/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ human_email: humanAddress }),
    signal,
  });
  const text = await response.text();
  if (response.status === TOO_MANY_REQUESTS) {
    const advice = `Run doctor again in ${response.headers.get('retry-after') ?? 'some'} seconds.`;
    findings.push({ status: 'not_checked', detail: 'Sign-up is at its rate limit', advice, subject });
    return undefined;
  }
  if (response.status === FORBIDDEN) {
    const request = { command: 'tenants.create', human_email: humanAddress } as const;
    const { inbox_id, api_key } = signedUpSchema.parse(await admin.ask(request, signal));
    findings.push({ status: 'ok', detail: 'is closed here; the operator creates accounts', subject });
    return { inboxId: inbox_id, apiKey: api_key };
  }
  if (response.status !== CREATED) {
    findings.push({
      status: 'failure',
      detail: `Sign-up returned ${response.status}: the service cannot store an account or send its code`,
      advice: 'The log of the REST API function says why; docs/doctor.md#probe lists the usual reasons.',
      subject,
    });
    return undefined;
  }
  const { inbox_id, api_key } = signedUpSchema.parse(JSON.parse(text));
  const evidence = await probe.codeMailEvidence(humanAddress, signal);
  findings.push(
    evidence === undefined
      ? {
          status: 'failure',
          detail: 'Sign-up sent no code email',
          advice: 'See docs/doctor.md#probe.',
          subject,
        }
      : { status: 'ok', detail: `creates an account; ${evidence}`, subject },
  );
  return { inboxId: inbox_id, apiKey: api_key };
}

async function receive(
  probe: ProbeRoute,
  { id, inboxId, apiKey }: ProbeAccount & { readonly id: string },
  signal: AbortSignal,
): Promise<ProbeFinding> {
  const subject = `Agent Inbox doctor ${id}`;
  const began = performance.now();
  const refusal = await probe.sendMail({ to: inboxId, subject }, signal).then(() => undefined, refusalOf);
  if (refusal !== undefined) {
    const detail = `could not be sent: ${refusal}`;
    return { status: 'failure', detail, advice: 'See docs/doctor.md#probe.', subject: 'mail' };
  }
  for (;;) {
    const mail = await findMail(probe, { inboxId, apiKey, subject }, signal);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    if (mail !== undefined) return receivedFinding(mail.labels, seconds);
    if (performance.now() - began > probe.waitMs) {
      return {
        status: 'failure',
        detail: `was sent but not received within ${Math.round(probe.waitMs / 1_000)} s`,
        advice:
          'Check the MX record, the rule set, the dead-letter queues and the log of receive-mail: docs/doctor.md#probe.',
        subject: 'mail',
      };
    }
    await delay(probe.pollMs, undefined, { signal });
  }
}

function receivedFinding(labels: readonly string[], seconds: string): ProbeFinding {
  const doubts = labels.filter((label) => label === 'unauthenticated' || label === 'spam');
  if (doubts.length === 0)
    return { status: 'ok', detail: `was sent and received in ${seconds} s`, subject: 'mail' };
  return {
    status: 'warning',
    detail: `was received in ${seconds} s, but is labeled ${doubts.join(' and ')}`,
    advice: 'Check DKIM, DMARC and the bounce domain above: docs/deploy.md#dns.',
    subject: 'mail',
  };
}

async function findMail(
  { baseUrl }: ProbeRoute,
  { inboxId, apiKey, subject }: { inboxId: string; apiKey: string; subject: string },
  signal: AbortSignal,
) {
  const path = `/inboxes/${encodeURIComponent(inboxId)}/messages`;
  const response = await fetch(`${baseUrl}${path}?include_spam=true&include_unauthenticated=true`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal,
  });
  const body = await response.text();
  // A single 5xx does not mean that the service is broken.
  if (response.status >= 500) return undefined;
  if (!response.ok) throw new Error(`Listing the messages returned ${response.status}`);
  return listSchema.parse(JSON.parse(body)).messages.find((message) => message.subject === subject);
}

/** Any other error says nothing about the service and is rethrown. */
function refusalOf(error: unknown): string {
  if (error instanceof Error && REFUSALS.has(error.name)) return error.message;
  throw error;
}

/** The address is known even if sign-up created a tenant and then failed. The command is idempotent and is retried. */
async function deleteTenant(admin: ProbeAdmin, humanAddress: string): Promise<readonly ProbeFinding[]> {
  // Cleanup has its own timeout, so that it runs after the check was aborted.
  const signal = AbortSignal.timeout(CLEAN_UP_MS);
  for (let attempt = 1; ; attempt++) {
    const error = await admin.ask({ command: 'tenants.delete', tenant: humanAddress }, signal).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    const reason = error instanceof Error ? error.message : String(error);
    if (error === undefined || /^There is no tenant/.test(reason)) return [];
    if (attempt < CLEAN_UP_ATTEMPTS) continue;
    return [
      {
        status: 'failure',
        detail: `The probe's tenant was not deleted: ${reason}`,
        advice: `agentinbox admin tenants delete ${humanAddress} --yes.`,
        subject: 'clean-up',
      },
    ];
  }
}
