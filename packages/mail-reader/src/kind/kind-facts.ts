import { calendarEvent } from '../calendar/calendar-event.ts';
import type { Kind, KindFacts } from '../facts.ts';
import { isAutoReply, isGenerated } from './auto-reply.ts';
import { bounceOf } from './bounce.ts';
import type { KindInput } from './kind-input.ts';
import { listOf, saysList, unsubscribeOf } from './list-fields.ts';
import { isReport } from './report.ts';

/** RFC 5546 defines these methods, which need an answer; PUBLISH does not. */
const SCHEDULING = /^(?:request|reply|cancel|counter|declinecounter|refresh|add)$/;

/** Headers and structure decide, not the text. Never throws. */
export function kindFacts(input: KindInput): KindFacts {
  const { fields, programParts } = input;
  const file = programParts?.get('calendar');
  const calendar = file === undefined ? undefined : calendarEvent(file);
  const isScheduling =
    calendar !== undefined && (file?.isInline === true || SCHEDULING.test(calendar.method ?? ''));
  const bounce = bounceOf(input);
  const list = listOf(fields);
  const unsubscribe = unsubscribeOf(fields);
  return {
    kind: bounce !== null ? 'bounce' : isScheduling ? 'calendar' : kindOfHeaders(input),
    bounce,
    calendar: calendar ?? null,
    unsubscribe,
    list,
  };
}

function kindOfHeaders(input: KindInput): Kind {
  // Reports go first, because RFC 3834 marks receipts as `auto-replied`.
  if (isReport(input)) return 'report';
  if (isAutoReply(input)) return 'auto_reply';
  if (saysList(input.fields)) return 'list';
  return isGenerated(input.fields) ? 'other' : 'personal';
}
