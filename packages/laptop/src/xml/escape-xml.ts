/**
 * Escapes the text of an XML element. A carriage return is escaped too: parsers read a plain one as a line feed (XML 1.0,
 * section 2.11).
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
