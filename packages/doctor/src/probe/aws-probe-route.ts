import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { stackAccess } from 'agentinbox/operator';
import { PROBE_POLL_MS, PROBE_WAIT_MS, simulatedHuman } from '../../../../lambdas/probe/probe.ts';
import type { AwsFlags } from '../aws/clients.ts';
import type { StackContext } from '../check.ts';
import { type DoctorRoute, probeAdmin } from './probe.ts';

export const PROBE_ACTIONS = ['execute-api:Invoke', 'ses:SendEmail'];

/** Returns undefined for a stack that lacks what a probe needs, which other checks report. */
export function awsProbeRoute(
  { aws, stack, senderDomain, inboxDomains, urls }: StackContext,
  flags: AwsFlags,
): DoctorRoute | undefined {
  const operatorUrl = stack.output('OperatorUrl');
  // Even in the sandbox, SES sends from a verified domain to that same domain.
  const domain = senderDomain ?? inboxDomains[0];
  if (operatorUrl === undefined || domain === undefined || urls.rest === undefined) return undefined;
  return {
    baseUrl: urls.rest,
    humanAddress: simulatedHuman,
    // Sign-up answers 201 only after SES accepted the verification email from the role of the REST API.
    codeMailEvidence: async () => 'SES accepts its verification email',
    async sendMail({ to, subject }, abortSignal) {
      await aws.sesv2.send(
        new SendEmailCommand({
          FromEmailAddress: `Agent Inbox doctor <no-reply@${domain}>`,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: {
              Subject: { Data: subject },
              Body: { Text: { Data: 'A probe by agentinbox doctor.' } },
            },
          },
        }),
        { abortSignal },
      );
    },
    openAdmin: async () => probeAdmin(stackAccess(operatorUrl, flags)),
    waitMs: PROBE_WAIT_MS,
    pollMs: PROBE_POLL_MS,
  };
}
