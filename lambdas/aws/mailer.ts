import type { Metering } from '../observability/metric-name.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

/** A retry is pointless until AWS or the operator acts. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** These errors concern the whole account (SES v2 API, "SendEmail"). */
const STOPPED = new Set(['AccountSuspendedException', 'SendingPausedException']);

interface SenderEnvironment {
  readonly SENDER_ADDRESS?: string | undefined;
  readonly SENDER_CONFIGURATION_SET?: string | undefined;
}

/** The emails are marked as automatic so that no mailbox replies (RFC 3834). */
export function sesMailer(
  { SENDER_ADDRESS, SENDER_CONFIGURATION_SET }: SenderEnvironment,
  metering: Metering,
): Mailer {
  return {
    async send(mail) {
      if (SENDER_ADDRESS === undefined) throw new MailRefused('The service sends nothing');
      const { client, SendEmailCommand } = await import('./sdk/ses.ts');
      const command = new SendEmailCommand({
        FromEmailAddress: `Agent Inbox <${SENDER_ADDRESS}>`,
        ConfigurationSetName: SENDER_CONFIGURATION_SET,
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: {
            Subject: { Data: mail.subject, Charset: 'UTF-8' },
            Body: { Text: { Data: mail.text, Charset: 'UTF-8' } },
            Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
          },
        },
      });
      await client.send(command).catch((error: unknown) => {
        throw isRefusal(error, SENDER_ADDRESS) ? new MailRefused(error.name, { cause: error }) : error;
      });
      metering.count('MailSent');
    },
  };
}

/** In the sandbox SES names the unverified addresses; an unverified sender is a fault of the deployment. */
function isRefusal(error: unknown, sender: string): error is Error {
  if (!(error instanceof Error)) return false;
  if (STOPPED.has(error.name)) return true;
  return (
    error.name === 'MessageRejected' && /not verified/.test(error.message) && !error.message.includes(sender)
  );
}

export async function isSent(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof MailRefused) return false;
    throw error;
  }
}
