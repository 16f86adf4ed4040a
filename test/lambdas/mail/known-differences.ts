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
  'plain text beside HTML parts that are no alternatives of it is written into the HTML of both, with other tags';
const OBSOLETE = 'an address of the obsolete syntax, or one without a domain, comes apart differently';
const DISPOSITION =
  'a disposition that nobody knows makes a file here (RFC 2183 section 2.8), and text there';

const NO_BOUNDARY = 'a multipart that names no boundary is text here, and nothing there';
const NO_SEMICOLON = 'parameters of a type that is not ended by a semicolon are read here';
const BEHIND_BASE64 = 'text behind the end of base64 is read as it is here, and decoded to nonsense there';

const known = (why: string, ...fields: readonly Field[]): Known => ({ fields, why });

/** Every mail that this parser reads otherwise than postal-mime does, in which fields, and why. */
export const KNOWN_DIFFERENCES: Readonly<Record<string, Known>> = {
  'own/charset-iso-2022-kr': known(UNKNOWN_CHARSET, 'subject', 'text'),
  'own/charset-utf-7': known(UNKNOWN_CHARSET, 'subject', 'text'),
  'own/charset-ibm850': known(UNKNOWN_CHARSET, 'subject', 'text'),
  'own/subject-latin-1': known(LATIN, 'subject'),
  'own/boundary-missing': known(NO_BOUNDARY, 'text'),
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
  'stalwart/rfc/004.eml': known(OBSOLETE, 'from', 'to'),
  'stalwart/rfc/007.eml': known(TEXT_IN_HTML, 'html'),
  'stalwart/malformed/017.eml': known(NO_SEMICOLON, 'attachments'),
  'stalwart/thirdparty/002.eml': known(BEHIND_BASE64, 'text'),
  'stalwart/malformed/008.eml': known(TEXT_IN_HTML, 'html'),
};
