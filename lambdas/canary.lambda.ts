import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { adminAnswerSchema } from './admin/admin-answer.ts';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { INVOKE_LIMITS, openClient } from './aws/open-client.ts';
import { canaryEnvironment, readEnvironment } from './environment.ts';
import { runCanary } from './probe/canary.ts';
import { PROBE_POLL_MS, PROBE_WAIT_MS, type ProbeAdmin, simulatedHuman } from './probe/probe.ts';

const environment = readEnvironment(canaryEnvironment);
const mailer = sesMailer(environment, cloudWatchMetering());
const lambda = openClient(LambdaClient, INVOKE_LIMITS, {});

/** The wait for the mail, and half a minute for sign-up and sending. What was made is deleted after it, within another. */
const TIME_LIMIT_MS = PROBE_WAIT_MS + 30_000;

const admin: ProbeAdmin = {
  async ask(request, abortSignal) {
    const command = new InvokeCommand({
      FunctionName: environment.ADMIN_FUNCTION_NAME,
      Payload: Buffer.from(JSON.stringify(request)),
    });
    const { Payload, FunctionError } = await lambda.send(command, { abortSignal });
    if (FunctionError !== undefined) throw new Error('The admin function failed; its log says where');
    const answer = adminAnswerSchema.parse(JSON.parse(Buffer.from(Payload ?? []).toString('utf8')));
    if (!answer.ok) throw new Error(answer.error.message);
  },
  close: () => undefined,
};

/** Sends a mail through the whole service and reads it, as a client would. A schedule invokes it. */
export function handler(): Promise<void> {
  const route = {
    baseUrl: environment.BASE_URL,
    humanAddress: simulatedHuman,
    codeMailEvidence: async () => 'SES takes its code mail',
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
