import type { Fixture } from './fixture.ts';
import { HTML } from './html.ts';
import { SIGNED_AND_ENCRYPTED } from './rfc1847-signed-and-encrypted.ts';
import { CONTENT_TYPES } from './rfc2045-content-types.ts';
import { TRANSFER_ENCODINGS } from './rfc2045-transfer-encodings.ts';
import { BOUNDARIES } from './rfc2046-boundaries.ts';
import { CHARSETS } from './rfc2046-charsets.ts';
import { MISLABELLED_CHARSETS } from './rfc2046-mislabelled-charsets.ts';
import { MISUSED_CHARSETS } from './rfc2046-misused-charsets.ts';
import { MULTIPARTS } from './rfc2046-multiparts.ts';
import { NESTED_MAILS } from './rfc2046-nested-mails.ts';
import { ENCODED_WORDS } from './rfc2047-encoded-words.ts';
import { RAW_WORDS } from './rfc2047-raw-bytes.ts';
import { FILE_NAMES } from './rfc2231-file-names.ts';
import { FLOWED_TEXT } from './rfc3676-flowed-text.ts';
import { ADDRESSES } from './rfc5322-addresses.ts';
import { HEADER_AND_BODY } from './rfc5322-header-and-body.ts';
import { THREADS } from './rfc5322-threads.ts';
import { CALENDARS } from './rfc5545-calendars.ts';
import { REPORTS } from './rfc6522-reports.ts';
import { FORGED } from './rfc8601-forged-results.ts';

/** Every mail of the project with what it must be read as, by the feature of an RFC that it is about. */
export const FIXTURES_BY_FEATURE: Readonly<Record<string, readonly Fixture[]>> = {
  'RFC 1847: signed and encrypted mail': SIGNED_AND_ENCRYPTED,
  'RFC 2045: content types': CONTENT_TYPES,
  'RFC 2045: transfer encodings': TRANSFER_ENCODINGS,
  'RFC 2046: boundaries': BOUNDARIES,
  'RFC 2046: charsets': [...CHARSETS, ...MISLABELLED_CHARSETS, ...MISUSED_CHARSETS],
  'RFC 2046: multiparts': MULTIPARTS,
  'RFC 2046: mails in a mail': NESTED_MAILS,
  'RFC 2047: encoded words': [...ENCODED_WORDS, ...RAW_WORDS],
  'RFC 2231: file names': FILE_NAMES,
  'RFC 3676: flowed text': FLOWED_TEXT,
  'RFC 5322: addresses': ADDRESSES,
  'RFC 5322: header and body': HEADER_AND_BODY,
  'RFC 5322: threads': THREADS,
  'RFC 5545: calendars': CALENDARS,
  'RFC 6522: reports': REPORTS,
  'RFC 8601: forged authentication results': FORGED,
  'HTML without a text': HTML,
};

export const FIXTURES: readonly Fixture[] = Object.values(FIXTURES_BY_FEATURE).flat();
