import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PROBE_POLL_MS, PROBE_WAIT_MS, simulatedHuman } from '../../../lambdas/probe/probe.ts';
import { stackAccess } from '../../admin/operator-access.ts';
import type { AwsFlags } from '../aws/clients.ts';
import type { StackContext } from '../check.ts';
import { type DoctorRoute, probeAdmin } from './probe.ts';

export const PROBE_ACTIONS = ['execute-api:Invoke', 'ses:SendEmail'];

/** @returns undefined for a stack that lacks what a probe needs; other checks say so. */
export function awsProbeRoute(
  { aws, stack, senderDomain, urls }: StackContext,
  flags: AwsFlags,
): DoctorRoute | undefined {
  const operatorUrl = stack.output('OperatorUrl');
  if (operatorUrl === undefined || senderDomain === undefined || urls.rest === undefined) return undefined;
  return {
    baseUrl: urls.rest,
    humanAddress: simulatedHuman,
    // Sign-up answers 201 only after SES took the code mail from the role of the REST API.
    codeMailEvidence: async () => 'SES takes its code mail',
    async sendMail({ to, subject }, abortSignal) {
      await aws.sesv2.send(
        new SendEmailCommand({
          FromEmailAddress: `Agent Inbox doctor <no-reply@${senderDomain}>`,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: {
              Subject: { Data: subject },
              Body: { Text: { Data: 'A probe of agentinbox doctor.' } },
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
