import { logInfo } from '../log.ts';
import { isSetupNotice, parseReceipt } from '../mail/receipt.ts';
import { receiveMail } from './receive-mail.ts';
import type { ReceiveServices } from './services.ts';

/**
 * Receives the mail of one receipt.
 * @param text the message as SES published it: SNS delivers it raw.
 * @throws Error when it is not a receipt.
 */
export async function receiveNotified(services: ReceiveServices, text: string): Promise<void> {
  if (isSetupNotice(text)) {
    logInfo('receipt rule was set up', {});
    return;
  }
  await receiveMail(services, parseReceipt(text));
}
