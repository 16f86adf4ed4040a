import { logInfo } from '../log.ts';
import { isSetupNotice, parseReceipt } from '../mail/receipt.ts';
import { receiveMail } from './receive-mail.ts';
import type { ReceiveServices } from './services.ts';

/**
 * Receives the mail that a message of the receipt topic tells of.
 * @param text the message as SES published it: SNS hands it on raw.
 * @throws Error when it is no receipt.
 */
export async function receiveNotified(services: ReceiveServices, text: string): Promise<void> {
  if (isSetupNotice(text)) {
    logInfo('receipt rule was set up', {});
    return;
  }
  await receiveMail(services, parseReceipt(text));
}
