import type { Bounce } from '../facts.ts';
import { bounceInWords, DELAY_WORDS, factsInWords, isOfReport } from './bounce-in-words.ts';
import { originalIdOf } from './bounce-values.ts';
import type { KindInput } from './kind-input.ts';
import { reportTypeOf } from './report.ts';
import { addressIn, readStatusFields, statusFieldsIn } from './status-fields.ts';

export function bounceOf(input: KindInput): Bounce | null {
  const { programParts, fields, subject, text } = input;
  const part = programParts?.get('delivery')?.text;
  const ofPart = part === undefined ? undefined : readStatusFields(part);
  const type = reportTypeOf(fields);
  // Gateways and lists wrap the report in another email.
  const isWrapped = ofPart?.action !== undefined && ofPart.recipient !== null && isOfReport(input);
  const isReport = type === 'delivery-status' || (ofPart !== undefined && type !== undefined) || isWrapped;
  const inWords = isReport ? undefined : bounceInWords(input);
  if (inWords === null) return null;
  const told = ofPart ?? readStatusFields(statusFieldsIn(text));
  const recipient = told.recipient ?? addressIn(fields.wire('x-failed-recipients')[0]);
  const words = inWords ?? (recipient === null ? factsInWords(input) : undefined);
  // The text may name a recipient for whom nothing failed.
  const isOther = told.recipients.includes(words?.recipient ?? '');
  return {
    action: told.action ?? words?.action ?? (DELAY_WORDS.test(subject) ? 'delayed' : 'failed'),
    status: told.status ?? words?.status ?? null,
    recipient: recipient ?? (isOther ? null : (words?.recipient ?? null)),
    diagnostic: told.diagnostic ?? words?.diagnostic ?? null,
    original_message_id: originalIdOf(input) ?? told.originalId ?? words?.original_message_id ?? null,
  };
}
