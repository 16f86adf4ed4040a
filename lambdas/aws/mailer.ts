import type { Metering } from '../observability/metric-name.ts';

/** A mail of the service itself to the human behind an account. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

interface SenderEnvironment {
  readonly SENDER_ADDRESS: string;
  readonly SENDER_CONFIGURATION_SET: string;
}

/** Sends through SES, marked as automatic so that no mailbox answers it (RFC 3834). */
export function sesMailer(
  { SENDER_ADDRESS, SENDER_CONFIGURATION_SET }: SenderEnvironment,
  metering: Metering,
): Mailer {
  return {
    async send(mail) {
      const { client, SendEmailCommand } = await import('./sdk/ses.ts');
      await client.send(
        new SendEmailCommand({
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
        }),
      );
      metering.count('MailSent');
    },
  };
}
