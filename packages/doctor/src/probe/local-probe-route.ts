import type { Endpoints } from '@agent-inbox/laptop/endpoints';
import { operatorAccess } from 'agentinbox/operator';
import { sendFromFlags } from 'agentinbox/send-mail';
import * as z from 'zod';
import { type DoctorRoute, probeAdmin } from './probe.ts';

export const LOCAL_PROBE_WAIT_MS = 30_000;
const POLL_MS = 100;

const outboxSchema = z.array(z.object({ to: z.string() }));

export function localProbeRoute(endpoints: Endpoints, dataDir: string): DoctorRoute {
  return {
    baseUrl: endpoints.base_url,
    // This domain has no mailboxes (RFC 2606), and local emails only go to the outbox.
    humanAddress: (id) => `agent-inbox-doctor-${id}@example.com`,
    async codeMailEvidence(humanAddress, signal) {
      const response = await fetch(endpoints.outbox_url, { headers: { accept: 'application/json' }, signal });
      const sent = outboxSchema.parse(await response.json());
      return sent.some(({ to }) => to === humanAddress) ? 'the outbox has its verification email' : undefined;
    },
    async sendMail({ to, subject }) {
      await sendFromFlags({
        to: [to],
        from: 'Agent Inbox doctor <doctor@example.com>',
        subject,
        text: 'A probe by agentinbox doctor.',
        smtp: `${endpoints.smtp.host}:${endpoints.smtp.port}`,
        dataDir,
      });
    },
    openAdmin: async () => probeAdmin(await operatorAccess({ dataDir })),
    waitMs: LOCAL_PROBE_WAIT_MS,
    pollMs: POLL_MS,
  };
}
