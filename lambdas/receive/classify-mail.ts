import type { ParsedMail } from '@agent-inbox/mail-reader';
import { labelsOf } from '../message/labels.ts';
import type { HoldReason } from '../message/message-parts.ts';
import type { Receipt } from '../message/receipt.ts';
import { type Visibility, visibilityOfLabels } from '../message/visibility.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { Addressee } from './destinations.ts';

export interface ClassifiedMail {
  readonly receipt: Receipt;
  readonly parsed: ParsedMail;
  readonly labels: readonly string[];
  readonly visibility: Visibility;
  readonly holdReason?: HoldReason | undefined;
}

export interface InboxMail extends ClassifiedMail {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
}

export function classifyMail(receipt: Receipt, parsed: ParsedMail): ClassifiedMail {
  const labels = labelsOf(receipt.verdicts, parsed);
  return { receipt, parsed, labels, visibility: visibilityOfLabels(labels) };
}

export function held<Mail extends ClassifiedMail>(mail: Mail, holdReason: HoldReason): Mail {
  const labels = [...mail.labels, 'held'];
  return { ...mail, holdReason, labels, visibility: visibilityOfLabels(labels) };
}
