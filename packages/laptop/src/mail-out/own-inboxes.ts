import { covers, type ReceiptRule } from '../smtp/receipt-rule.ts';
import { type MailServer, sendMail } from '../smtp/send-mail.ts';
import type { SentMail } from './outbox.ts';

export class OwnInboxes {
  readonly #rule: Pick<ReceiptRule, 'recipients'> | undefined;
  #smtp: MailServer | undefined;

  constructor(rule: Pick<ReceiptRule, 'recipients'> | undefined) {
    this.#rule = rule;
  }

  sendTo(smtp: MailServer): void {
    this.#smtp = smtp;
  }

  /** An email that SMTP refuses bounces in AWS, but here it is only in the outbox. */
  async deliver(from: string, recipients: readonly string[], { subject, text }: SentMail): Promise<void> {
    const rule = this.#rule;
    if (rule === undefined || this.#smtp === undefined) return;
    const to = recipients.filter((address) => covers(rule, address));
    if (to.length === 0) return;
    try {
      await sendMail(this.#smtp, { from, to, subject, text });
    } catch (error) {
      if (!(error instanceof Error) || !('responseCode' in error)) throw error;
    }
  }
}
