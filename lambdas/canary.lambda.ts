import * as z from 'zod';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { client as ses } from './aws/sdk/ses.ts';
import { signedFetch } from './aws/signed-fetch.ts';
import { canaryEnvironment, readEnvironment } from './environment.ts';
import { runCanary } from './probe/canary.ts';
import {
  PROBE_POLL_MS,
  PROBE_WAIT_MS,
  type ProbeAdmin,
  type ProbeRequest,
  simulatedHuman,
} from './probe/probe.ts';

const environment = readEnvironment(canaryEnvironment);
const mailer = sesMailer(environment, cloudWatchMetering());

/** Half a minute is for sign-up and sending; the cleanup afterwards has another half. */
const TIME_LIMIT_MS = PROBE_WAIT_MS + 30_000;

const refusalSchema = z.object({ message: z.string() });

function callOf(request: ProbeRequest) {
  switch (request.command) {
    case 'queues.list':
      return { method: 'GET', path: '/queues' };
    case 'tenants.create':
      return { method: 'POST', path: '/tenants', body: JSON.stringify({ human_email: request.human_email }) };
    case 'tenants.delete':
      return { method: 'DELETE', path: `/tenants/${encodeURIComponent(request.tenant)}` };
  }
}

const admin: ProbeAdmin = {
  async ask(request, signal) {
    const { method, path, body } = callOf(request);
    const response = await signedFetch(ses, new URL(`${environment.OPERATOR_URL}${path}`), {
      method,
      body,
      signal,
    });
    if (!response.ok) throw new Error(refusalSchema.parse(await response.json()).message);
    return response.status === 204 ? undefined : await response.json();
  },
  close: () => undefined,
};

export function handler(): Promise<void> {
  const route = {
    baseUrl: environment.BASE_URL,
    humanAddress: simulatedHuman,
    codeMailEvidence: async () => 'SES accepts its code email',
    sendMail: (mail: { readonly to: string; readonly subject: string }) =>
      mailer.send({ ...mail, text: 'A probe of the canary.' }),
    openAdmin: async () => admin,
    explain: (error: unknown) => ({
      status: 'failure' as const,
      detail: error instanceof Error ? error.message : String(error),
    }),
    waitMs: PROBE_WAIT_MS,
    pollMs: PROBE_POLL_MS,
  };
  return runCanary(route, AbortSignal.timeout(TIME_LIMIT_MS));
}
