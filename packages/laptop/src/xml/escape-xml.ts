/** Parsers read a plain carriage return as a line feed (XML 1.0, section 2.11), so it is escaped, too. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
