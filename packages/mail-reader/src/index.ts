export type { ParsedMail } from './compose-parsed.ts';
export { PARSE_LIMITS, type ParseLimits } from './limits.ts';
export { parseMail } from './parse-mail.ts';
export type { AttachmentMeta, AttachmentSink, ParsedAttachment } from './parsed-mail.ts';
export { createMailParser, type MailParser, type MailParserOptions } from './worker/parse-in-worker.ts';
