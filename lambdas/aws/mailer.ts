import type { Metering } from '../observability/metric-name.ts';

/** A mail of the service itself to the human behind an account. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** @throws MailRefused */
  send(mail: OutgoingMail): Promise<void>;
}

/** The service may not send to this address, or to any: another attempt has no other end until AWS or the operator acts. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The whole account may not send (SES v2 API, "SendEmail"). */
const STOPPED = new Set(['AccountSuspendedException', 'SendingPausedException']);

interface SenderEnvironment {
  readonly SENDER_ADDRESS?: string | undefined;
  readonly SENDER_CONFIGURATION_SET?: string | undefined;
}

/** Sends through SES, marked as automatic so that no mailbox answers it (RFC 3834). Without a sender everything is refused. */
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

/** In the sandbox SES names the addresses that are not verified. A sender among them is a fault of the deployment. */
function isRefusal(error: unknown, sender: string): error is Error {
  if (!(error instanceof Error)) return false;
  if (STOPPED.has(error.name)) return true;
  return (
    error.name === 'MessageRejected' && /not verified/.test(error.message) && !error.message.includes(sender)
  );
}

/** @returns whether the mail was sent; false when the account may not send it. */
export async function isSent(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof MailRefused) return false;
    throw error;
  }
}
