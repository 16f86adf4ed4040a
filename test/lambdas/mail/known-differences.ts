import type { Field } from './differences.ts';

interface Known {
  readonly fields: readonly Field[];
  readonly why: string;
}

const UNKNOWN_CHARSET = 'postal-mime does not know the charset; here it is read';
const LATIN = 'bytes that are no UTF-8 are read as Latin-1 here, and lost there';
const WRONG_CHARSET =
  'a text in UTF-8 that states another charset, or none that exists, is read as UTF-8 here';
const BIG5 = 'characters of Big5 that only its extensions have come from different tables';
const ODD_UTF16 =
  'UTF-16 without an encoding, cut at line ends of one byte: half a character is left over there';
const CUT = 'text and HTML over the bound of one megabyte are cut here';
const TEXT_IN_HTML =
  'plain text beside HTML parts that are no alternatives of it stands in `text` here, and there in the HTML too';
const OBSOLETE = 'an address of the obsolete syntax, or one without a domain, comes apart differently';
const BROKEN_NESTING =
  'the mail breaks off an inner multipart without closing it: a boundary of an outer one is text here';
const PADDED =
  'boundaries with more blanks behind them than one are text here (RFC 2046 lets servers add them)';
const NO_BLANK_LINE = 'a part without an end of its header, which postal-mime takes for a file';
const DISPOSITION =
  'a disposition that nobody knows makes a file here (RFC 2183 section 2.8), and text there';
const DIGEST = 'the parts of a digest are mails: files here, text there';

const known = (why: string, ...fields: readonly Field[]): Known => ({ fields, why });

/** Every mail that this parser reads otherwise than postal-mime does, in which fields, and why. */
export const KNOWN_DIFFERENCES: Readonly<Record<string, Known>> = {
  'own/charset-iso-2022-kr': known(UNKNOWN_CHARSET, 'subject', 'text'),
  'own/charset-utf-7': known(UNKNOWN_CHARSET, 'subject', 'text'),
  'own/charset-ibm850': known(UNKNOWN_CHARSET, 'subject', 'text'),
  'own/subject-latin-1': known(LATIN, 'subject'),
  'own/flowed-quotes': known(
    'postal-mime joins quoted lines without taking the marks of the later ones away',
    'text',
  ),
  'own/type-unfinished': known(
    'a part with half a header is an empty file here, and text there',
    'attachments',
  ),
  'mailparser/large_text.eml': known(CUT, 'text'),
  'mailparser/outofmemory.eml': known(CUT, 'html'),
  'mailparser/mixed.eml': known(TEXT_IN_HTML, 'html'),
  'mailparser/nested.eml': known(TEXT_IN_HTML, 'html'),
  'mailparser/spam.eml': known(TEXT_IN_HTML, 'html'),
  'stalwart/malformed/000.eml': known(TEXT_IN_HTML, 'html'),
  'stalwart/malformed/019.eml': known(TEXT_IN_HTML, 'html'),
  'mikel-mail/error_emails/content_transfer_encoding_empty.eml': known(BIG5, 'html'),
  'mikel-mail/error_emails/content_transfer_encoding_plain.eml': known(WRONG_CHARSET, 'text'),
  'mikel-mail/plain_emails/raw_email6.eml': known(WRONG_CHARSET, 'text'),
  'mikel-mail/plain_emails/raw_email10.eml': known(WRONG_CHARSET, 'text'),
  'stalwart/thirdparty/005.eml': known(ODD_UTF16, 'text'),
  'mikel-mail/error_emails/invalid_subject_characters.eml': known(LATIN, 'subject'),
  'mikel-mail/error_emails/multiple_invalid_content_dispositions.eml': known(
    DISPOSITION,
    'html',
    'attachments',
  ),
  'mikel-mail/rfc2822/example10.eml': known(OBSOLETE, 'from', 'to'),
  'mikel-mail/rfc2822/example11.eml': known(OBSOLETE, 'to'),
  'mikel-mail/rfc2822/example13.eml': known(OBSOLETE, 'from', 'to'),
  'stalwart/rfc/001.eml': known(OBSOLETE, 'from', 'to'),
  'stalwart/rfc/004.eml': known(`${OBSOLETE}; ${DIGEST}`, 'from', 'to', 'text', 'attachments'),
  'stalwart/rfc/007.eml': known(PADDED, 'html', 'text', 'attachments'),
  'stalwart/thirdparty/007.eml': known(DIGEST, 'text', 'attachments'),
  'stalwart/malformed/008.eml': known(BROKEN_NESTING, 'html', 'text'),
  'stalwart/malformed/009.eml': known(BROKEN_NESTING, 'text'),
  'stalwart/malformed/011.eml': known(BROKEN_NESTING, 'text'),
  'stalwart/malformed/012.eml': known(BROKEN_NESTING, 'attachments'),
  'stalwart/malformed/016.eml': known(
    'boundaries of more than 70 characters, alike but for the last',
    'text',
  ),
  'stalwart/malformed/020.eml': known(NO_BLANK_LINE, 'attachments'),
  'stalwart/malformed/021.eml': known(NO_BLANK_LINE, 'attachments'),
};
