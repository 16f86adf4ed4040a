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
  'pieces of HTML are parted by a line break here, and plain text between them is written with other tags';
const OBSOLETE = 'an address of the obsolete syntax, or one without a domain, comes apart differently';
const DISPOSITION =
  'a disposition that nobody knows makes a file here (RFC 2183 section 2.8), and text there';

const NO_BOUNDARY = 'a multipart that names no boundary is text here, and nothing there';
const NO_PARTS = 'a multipart in which its boundary never comes is text here, and nothing there';
const NO_SEMICOLON = 'parameters of a type that is not ended by a semicolon are read here';
const UUENCODE = 'uuencode is undone here';
const BEHIND_BASE64 = 'text behind the end of base64 is read as it is here, and decoded to nonsense there';

const BYTES =
  'bytes that are not in the charset that they are said to be in, if in any, are read by what they are here';
const SPLIT_WORDS =
  'encoded words that are cut within a character, or within base64, are put together again here';
const ODD_WORDS = 'encoded words of an odd charset, or with question marks in them, are read here';
const BIG_END = 'the mark in front of UTF-16 says here which of the two it is';
const IN_WORD = 'brackets and commas in an encoded word are of the name here, and structure there';
const ROUTE = 'the route in front of an address is left out here';
const NO_ADDRESS = 'words without an address are somebody here only in a field that has no address at all';
const SHOWN_FILE = 'a text with the name of a file beside the text of the mail is a file here';
const NO_TYPE =
  'what is no type, or is made to be read, is plain text here (RFC 2045 section 5.2), and a file there';
const TYPE_GOES_ON =
  'a type is read here although its semicolon is missing, or blanks stand in it; there it is a file';
const BLANK_END = 'no boundary ends in a blank here (RFC 2046 section 5.1.1)';
const ODD_QP = 'signs that are no quoted-printable stay as they are here';

const known = (why: string, ...fields: readonly Field[]): Known => ({ fields, why });

/** Every mail that this parser reads otherwise than postal-mime does, in which fields, and why. */
export const KNOWN_DIFFERENCES: Readonly<Record<string, Known>> = {
  'own/uuencode-of-a-file': known(UUENCODE, 'attachments'),
  'own/uuencode-of-a-text': known(UUENCODE, 'text'),
  'own/charset-hz-gb-2312': known(UNKNOWN_CHARSET, 'subject', 'text'),
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
  'own/charset-label-11': known(BYTES, 'text'),
  'own/charset-missing': known(BYTES, 'text'),
  'own/charset-missing-in-base64': known(BYTES, 'text'),
  'own/charset-utf-8-that-is-none': known(BYTES, 'text'),
  'own/charset-in-the-page': known(BYTES, 'html'),
  'own/charset-in-the-page-is-impossible': known(BYTES, 'html'),
  'own/charset-missing-in-japanese': known(BYTES, 'subject', 'text'),
  'own/charset-utf-16-from-the-big-end': known(BIG_END, 'text'),
  'own/subject-utf-16-from-the-big-end': known(BIG_END, 'subject'),
  'own/subject-character-split-over-encodings': known(SPLIT_WORDS, 'subject'),
  'own/subject-character-split-over-languages': known(SPLIT_WORDS, 'subject'),
  'own/subject-base64-split-anywhere': known(SPLIT_WORDS, 'subject'),
  'own/subject-base64-in-pieces': known(SPLIT_WORDS, 'subject'),
  'own/subject-utf-8-that-is-none': known(BYTES, 'subject'),
  'own/subject-windows-1252': known(BYTES, 'subject'),
  'own/subject-charset-in-quotes': known(ODD_WORDS, 'subject'),
  'own/subject-question-marks-inside': known(ODD_WORDS, 'subject'),
  'own/sender-second-in-an-encoded-name': known(IN_WORD, 'from'),
  'own/sender-comma-in-an-encoded-name': known(IN_WORD, 'from'),
  'own/sender-route': known(ROUTE, 'from'),
  'own/sender-words-alone': known(NO_ADDRESS, 'from'),
  'own/recipients-with-words': known(NO_ADDRESS, 'to'),
  'own/beside-footer-of-a-list': known(TEXT_IN_HTML, 'html'),
  'own/beside-introduction': known(TEXT_IN_HTML, 'html'),
  'own/beside-forms-and-footer': known(TEXT_IN_HTML, 'html'),
  'own/beside-html-around-a-picture': known(TEXT_IN_HTML, 'html'),
  'own/beside-form-of-several': known(TEXT_IN_HTML, 'html'),
  'own/beside-shown-file': known(SHOWN_FILE, 'text', 'attachments'),
  'own/boundary-ending-in-a-blank': known(BLANK_END, 'text'),
  'own/boundary-behind-no-semicolon': known(NO_SEMICOLON, 'text', 'attachments'),
  'own/type-of-one-word': known(NO_TYPE, 'text', 'attachments'),
  'own/type-of-several-words': known(NO_TYPE, 'text', 'attachments'),
  'own/type-of-no-value': known(NO_TYPE, 'text', 'attachments'),
  'own/type-of-markdown': known(NO_TYPE, 'text', 'attachments'),
  'own/type-with-no-semicolon': known(TYPE_GOES_ON, 'html', 'attachments'),
  'own/type-with-comma': known(TYPE_GOES_ON, 'html', 'attachments'),
  'own/type-with-blanks': known(TYPE_GOES_ON, 'html', 'attachments'),
  'own/base64-with-a-footer': known(BEHIND_BASE64, 'text'),
  'own/base64-without-padding-with-a-footer': known(BEHIND_BASE64, 'text'),
  'own/quoted-printable-odd': known(ODD_QP, 'text'),
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
  'stalwart/malformed/002.eml': known(NO_PARTS, 'text'),
  'stalwart/malformed/004.eml': known(NO_PARTS, 'text'),
  'stalwart/malformed/017.eml': known(NO_SEMICOLON, 'attachments'),
  'stalwart/thirdparty/002.eml': known(BEHIND_BASE64, 'text'),
  'stalwart/malformed/008.eml': known(TEXT_IN_HTML, 'html'),
};
