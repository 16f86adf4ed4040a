import type { Reader } from './compare.ts';
import type { Field } from './reading.ts';

/** Why a difference is there. Nowhere is another parser right: what would be, is a defect to fix. */
export interface Verdict {
  readonly mails: RegExp;
  readonly readers: readonly Reader[];
  readonly fields: readonly Field[];
  /** Whose reading is right; `both` where it is a matter of form. */
  readonly right: 'ours' | 'both';
  readonly why: string;
}

const ALL: readonly Reader[] = ['postal-mime', 'mailparser', 'python'];

/** For each difference in `listed.txt` at least one. */
export const VERDICTS: readonly Verdict[] = [
  {
    mails: /^own\/(?:subject|people|file)-raw-/,
    readers: ALL,
    fields: ['subject', 'from', 'to', 'names'],
    right: 'ours',
    why: 'Raw bytes in an encoded word are in its charset here, or UTF-8 where they are that; there they are replaced or read twice',
  },
  {
    mails: /^own\/subject-(?:character|base64|gb2312|iso-2022-jp-shifted)|^own\/file-words-over-segments/,
    readers: ALL,
    fields: ['subject', 'names'],
    right: 'ours',
    why: 'Encoded words that are cut within a character or within base64 are joined before they are decoded',
  },
  {
    mails:
      /^own\/subject-(?:charset|question-marks|shift-jis|latin-1-of-windows|windows-1252|utf-16|ascii|utf-8-that)|^own\/subject-latin-1/,
    readers: ALL,
    fields: ['subject'],
    right: 'ours',
    why: 'Encoded words of an odd or wrong charset, with question marks, and raw bytes that are not UTF-8 are read',
  },
  {
    mails:
      /^mikel-mail\/(?:error_emails\/invalid_subject|attachment_emails\/attachment_with_(?:base64_)?encoded|plain_emails\/raw_email8)/,
    readers: ALL,
    fields: ['subject', 'names'],
    right: 'ours',
    why: 'Bytes that are not in the charset that is named are read as what they are',
  },
  {
    mails: /^own\/(?:subject-)?utf-8-(?:named|without)/,
    readers: ALL,
    fields: ['subject', 'text'],
    right: 'ours',
    why: 'UTF-8 under the name of another charset is read as UTF-8',
  },
  {
    mails: /^own\/(?:charset-|encoding-base64|encoding-none|subject-charset)/,
    readers: ALL,
    fields: ['subject', 'text', 'html'],
    right: 'ours',
    why: 'Charsets that a parser does not know, and bytes that are not in the charset that is named, are read here',
  },
  {
    mails:
      /^mikel-mail\/(?:attachment_emails\/attachment_pdf_non|error_emails\/content_transfer_encoding_(?:7-bit|empty|plain)|plain_emails\/raw_email(?:5|6|10)\.)/,
    readers: ALL,
    fields: ['text', 'html'],
    right: 'ours',
    why: 'UTF-8 under the name of another charset is read as UTF-8',
  },
  {
    mails: /^stalwart\/thirdparty\/(?:005|010)/,
    readers: ['postal-mime', 'python'],
    fields: ['text'],
    right: 'ours',
    why: 'Multi-byte charsets without an encoding, cut at a line end of one byte, are read to the last whole character',
  },
  {
    mails: /^own\/header-end-/,
    readers: ALL,
    fields: ['subject', 'from', 'text', 'files', 'names'],
    right: 'ours',
    why: 'A header ends at a line that is not a field or at a line of blanks, unless fields that it lacks follow; empty lines in front and carriage returns alone are accepted',
  },
  {
    mails:
      /^own\/(?:subject-twice|people-from|sender-behind-many)|^mikel-mail\/mime_emails\/raw_email_with_(?:binary|multipart_mixed)/,
    readers: ['mailparser'],
    fields: ['subject', 'from'],
    right: 'ours',
    why: 'Of a field that comes twice the first counts; of two senders all are kept',
  },
  {
    mails:
      /^own\/(?:people-from-in-other-case|bare-return)|^mikel-mail\/(?:plain_emails\/raw_email_incorrect_header|rfc2822\/example13)|^stalwart\/malformed\/019/,
    readers: ['python'],
    fields: ['subject', 'from', 'to', 'date', 'text', 'html'],
    right: 'ours',
    why: 'A blank in front of the colon, and a broken line among fields, do not end a header here',
  },
  {
    mails: /^own\/people-to-twice/,
    readers: ['python'],
    fields: ['to'],
    right: 'ours',
    why: 'Recipients of all To fields are kept',
  },
  {
    mails: /^mikel-mail\/error_emails\/trademark|^stalwart\/malformed\/019|^mikel-mail\/rfc2822\/example13/,
    readers: ['postal-mime', 'mailparser'],
    fields: ['date'],
    right: 'ours',
    why: 'A date with an odd zone or blanks is read',
  },
  {
    mails: /^own\/(?:sender|recipients)-|^stalwart\/rfc\/00[14]|^mikel-mail\/rfc2822\/example1[013]/,
    readers: ['postal-mime', 'mailparser'],
    fields: ['from', 'to'],
    right: 'ours',
    why: 'Addresses of the obsolete syntax, words alone, and brackets in encoded words are read as RFC 5322 has them',
  },
  {
    mails:
      /^own\/(?:people-utf-8|people-from-with-a-blank|sender-(?:two-at-signs|unclosed-quote))|^mikel-mail\/(?:rfc6532|error_emails\/missing_body|plain_emails\/(?:mix_caps|raw_email_with_at))/,
    readers: ['python'],
    fields: ['from', 'to'],
    right: 'ours',
    why: 'UTF-8 in addresses (RFC 6532), and displayed names with specials that lack their quotes, are read',
  },
  {
    mails: /^own\/sender-punycode/,
    readers: ['mailparser'],
    fields: ['from'],
    right: 'both',
    why: 'A domain in Punycode stays as it is written here; there it is shown in Unicode',
  },
  {
    mails: /^own\/(?:file-(?!raw)|name-)|^mikel-mail\/attachment_emails\/attachment_with_unquoted/,
    readers: ALL,
    fields: ['names'],
    right: 'ours',
    why: 'Names with blanks, backslashes, controls, gaps, broken percent signs or charsets are read; long ones are cut',
  },
  {
    mails: /^own\/type-|^stalwart\/malformed\/(?:017|003|001|013)/,
    readers: ALL,
    fields: ['text', 'html', 'files', 'names'],
    right: 'ours',
    why: 'A broken type is read as it was meant; with a file name it is a file, without one it is text (RFC 2045 section 5.2)',
  },
  {
    mails: /^own\/beside-shown-file/,
    readers: ALL,
    fields: ['text', 'files', 'names'],
    right: 'both',
    why: 'A named text beside the text of the mail is a file here, and text there',
  },
  {
    mails: /^mikel-mail\/error_emails\/multiple_invalid/,
    readers: ['postal-mime', 'python'],
    fields: ['html', 'files', 'names'],
    right: 'ours',
    why: 'A disposition that is not known is an attachment (RFC 2183 section 2.8)',
  },
  {
    mails:
      /^own\/delivery-report|^(?:mailparser\/delivery|mikel-mail\/multipart_report|mikel-mail\/mime_emails\/raw_email_with_mimepart)/,
    readers: ['postal-mime', 'python'],
    fields: ['text', 'files', 'names'],
    right: 'both',
    why: 'A delivery report is text here, and a file there',
  },
  {
    mails: /^own\/read-receipt|^stalwart\/(?:thirdparty\/009|rfc\/001)/,
    readers: ['python'],
    fields: ['files', 'names'],
    right: 'both',
    why: 'Python takes files of message/* types apart; here their bytes are stored',
  },
  {
    mails: /^own\/digest|^stalwart\/(?:rfc\/00[247]|thirdparty\/007|malformed\/012)/,
    readers: ['mailparser'],
    fields: ['text', 'html', 'files', 'names'],
    right: 'ours',
    why: 'A mail in a mail is a file; mailparser shows its text as that of the outer one',
  },
  {
    mails:
      /^own\/boundary-|^stalwart\/malformed\/0(?:00|02|04|05|09|11|16|20|21)|^mikel-mail\/(?:mime_emails\/raw_email_with_(?:binary|illegal)|plain_emails\/raw_email_bad_time)/,
    readers: ALL,
    fields: ['text', 'html', 'files', 'names'],
    right: 'ours',
    why: 'Boundaries that are padded, missing, unclosed or wrong are read as they were meant, and nothing is lost with them',
  },
  {
    mails: /^mikel-mail\/error_emails\/(?:bad_date|empty_in|missing_body|must_supply)/,
    readers: ['python'],
    fields: ['files', 'names'],
    right: 'ours',
    why: 'A multipart without parts is no file',
  },
  {
    mails:
      /^own\/beside-(?!shown)|^mailparser\/(?:mixed|spam)|^stalwart\/(?:malformed\/008|malformed\/019|rfc\/007)/,
    readers: ALL,
    fields: ['html'],
    right: 'both',
    why: 'Plain text between pieces of HTML is in the HTML here, with other tags than elsewhere',
  },
  {
    mails: /^own\/(?:not-base64|base64|encoding|uuencode|quoted-printable)|^stalwart\/thirdparty\/00[23]/,
    readers: ALL,
    fields: ['text', 'html', 'files'],
    right: 'ours',
    why: 'Transfer encodings that are misspelled, cut, mixed with plain text or not there at all are read',
  },
  {
    mails: /^own\/flowed-/,
    readers: ALL,
    fields: ['text'],
    right: 'ours',
    why: 'Quoted lines of flowed text are joined, each with those of its depth (RFC 3676)',
  },
  {
    mails: /^mailparser\/(?:large_text|outofmemory)/,
    readers: ALL,
    fields: ['text', 'html'],
    right: 'both',
    why: 'Text and HTML over the bound of one megabyte are cut here',
  },
  {
    mails: /^own\/calendar-/,
    readers: ALL,
    fields: ['text', 'files', 'names'],
    right: 'ours',
    why: 'A mail that is only a calendar file says in its text who, what, when and where; a file that comes twice is listed once',
  },
];
