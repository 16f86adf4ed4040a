import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { operatorAccess } from '../../admin/operator-access.ts';
import type { AwsFlags } from '../aws/clients.ts';
import type { StackContext } from '../stack-context.ts';
import type { ProbeRoute } from './probe.ts';

export const PROBE_ACTIONS = ['lambda:InvokeFunction', 'ses:SendEmail'];
/** SES, SNS and SQS together take some seconds; the first mail to a new domain takes longer. */
export const PROBE_WAIT_MS = 180_000;
const POLL_MS = 2_000;

/** @returns undefined for a stack that lacks what a probe needs; other checks say so. */
export function awsProbeRoute(
  { aws, stack, senderDomain, urls }: StackContext,
  flags: AwsFlags,
): ProbeRoute | undefined {
  const functionName = stack.output('AdminFunctionName');
  if (functionName === undefined || senderDomain === undefined || urls.rest === undefined) return undefined;
  return {
    baseUrl: urls.rest,
    // SES's mailbox simulator: it takes mail in the sandbox too, and counts towards no reputation.
    humanAddress: (id) => `success+agent-inbox-doctor-${id}@simulator.amazonses.com`,
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
    openAdmin: () => operatorAccess({ ...flags, dataDir: '', function: functionName }),
    waitMs: PROBE_WAIT_MS,
    pollMs: POLL_MS,
  };
}
