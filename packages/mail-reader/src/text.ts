export { calendarText } from './calendar/calendar-text.ts';
export { charsetName, decodeBytes, saysCharset } from './charset/decode-bytes.ts';
export { htmlToText } from './html/html-to-text.ts';
export { textNode } from './html/open-page.ts';
export type { PageElement, PageNode } from './html/selector-matcher.ts';
export { extractReply } from './reply/extract-reply.ts';
export { extractVerification, type SeenMail } from './verification/extract-verification.ts';
