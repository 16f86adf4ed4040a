import { covers, type ReceiptRule } from '../smtp/receipt-rule.ts';
import type { SentMail } from './outbox.ts';

/** Brings mail that SES sends to an inbox of the service back over SMTP, as the internet does. */
export class OwnInboxes {
  readonly #rule: Pick<ReceiptRule, 'recipients'>;
  #smtp: { readonly host: string; readonly port: number } | undefined;

  constructor(rule: Pick<ReceiptRule, 'recipients'>) {
    this.#rule = rule;
  }

  /** Mail is delivered from now on. */
  sendTo(smtp: { readonly host: string; readonly port: number }): void {
    this.#smtp = smtp;
  }

  /** A mail that SMTP refuses bounces on AWS: here it is only in the outbox. */
  async deliver(from: string, recipients: readonly string[], { subject, text }: SentMail): Promise<void> {
    const to = recipients.filter((address) => covers(this.#rule, address));
    if (to.length === 0 || this.#smtp === undefined) return;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ ...this.#smtp, ignoreTLS: true });
    try {
      await transport.sendMail({ from, to, subject, text });
    } catch (error) {
      if (!(error instanceof Error) || !('responseCode' in error)) throw error;
    } finally {
      transport.close();
    }
  }
}
