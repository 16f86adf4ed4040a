import { messageKeyOf } from '../ids.ts';
import { inboxIdOfAddress } from '../inboxes/username.ts';
import type { Receipt } from '../mail/receipt.ts';

/** An inbox that the envelope of a mail names. */
export interface Addressee {
  readonly inboxId: string;
  /** The address as the envelope has it. */
  readonly rcptTo: string;
  readonly messageKey: string;
}

/** The inboxes that the envelope names, each once: addresses that differ only in their tags are one inbox. */
export function addresseesOf(receipt: Receipt, inboxDomains: readonly string[]): Addressee[] {
  const addressees = new Map<string, Addressee>();
  for (const rcptTo of receipt.recipients) {
    const inboxId = inboxIdOfAddress(rcptTo);
    const domain = inboxId.slice(inboxId.lastIndexOf('@') + 1);
    if (!inboxDomains.includes(domain) || addressees.has(inboxId)) continue;
    const messageKey = messageKeyOf(receipt.receivedAt, receipt.sesMessageId, inboxId);
    addressees.set(inboxId, { inboxId, rcptTo, messageKey });
  }
  return [...addressees.values()];
}
