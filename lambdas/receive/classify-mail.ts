import type { ParsedMail } from '@agent-inbox/mail-reader';
import { labelsOf } from '../message/labels.ts';
import type { HoldReason } from '../message/message-parts.ts';
import type { Receipt } from '../message/receipt.ts';
import { type Visibility, visibilityOfLabels } from '../message/visibility.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { Addressee } from './destinations.ts';

/** A parsed mail, as every inbox that it is for stores it. */
export interface ClassifiedMail {
  readonly receipt: Receipt;
  readonly parsed: ParsedMail;
  readonly labels: readonly string[];
  readonly visibility: Visibility;
  /** Why it is held; undefined for mail that is not. */
  readonly holdReason?: HoldReason | undefined;
}

/** A parsed mail and one inbox that it is for. Its attachments are in the bucket. */
export interface InboxMail extends ClassifiedMail {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
}

/** Decides the labels of a mail by its content, and from them its visibility. Whether it is held follows, by its sender. */
export function classifyMail(receipt: Receipt, parsed: ParsedMail): ClassifiedMail {
  const labels = labelsOf(receipt.verdicts, parsed);
  return { receipt, parsed, labels, visibility: visibilityOfLabels(labels) };
}

/** The same mail, held until a person releases it. */
export function held<Mail extends ClassifiedMail>(mail: Mail, holdReason: HoldReason): Mail {
  const labels = [...mail.labels, 'held'];
  return { ...mail, holdReason, labels, visibility: visibilityOfLabels(labels) };
}
