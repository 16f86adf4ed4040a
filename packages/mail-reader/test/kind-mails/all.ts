import { AUTO_REPLIES } from './auto-replies.ts';
import { BOUNCES, RECEIPTS_OF_DELIVERY } from './bounces.ts';
import { BOUNCES_IN_WORDS } from './bounces-in-words.ts';
import { CALENDAR_FILES, CALENDARS } from './calendars.ts';
import type { KindMail } from './kind-mail.ts';
import { LISTS } from './lists.ts';
import { PERSONAL } from './personal.ts';
import { OTHER, REPORTS } from './reports.ts';

/** Mails of each kind. */
export const KIND_MAILS: Readonly<Record<string, readonly KindMail[]>> = {
  'a report of delivery': [...BOUNCES, ...RECEIPTS_OF_DELIVERY],
  'a bounce that is no RFC 3464': BOUNCES_IN_WORDS,
  'an automatic reply': AUTO_REPLIES,
  'mail of a list': LISTS,
  'a calendar file': [...CALENDARS, ...CALENDAR_FILES],
  'a report': REPORTS,
  'mail of a program': OTHER,
  'a personal mail': PERSONAL,
};
