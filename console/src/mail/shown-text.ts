/** Control characters and bidirectional marks can make a name look like another one. */
const MISLEADING =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

export function shownText(text: string): string {
  return text.replaceAll(MISLEADING, '');
}

export function shownLine(text: string): string {
  return shownText(text).replaceAll(/\s+/g, ' ').trim();
}

export function safeFilename(name: string | null, fallback: string): string {
  const safe = shownLine(name ?? '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '_');
  return safe === '' ? fallback : safe;
}

export function mailbox(text: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = ''] = /^(.*?)\s*<([^<>]*)>\s*$/s.exec(text) ?? [];
  if (address === '') {
    const alone = shownLine(text);
    return /^\S+@\S+$/.test(alone) ? { name: '', address: alone } : { name: alone, address: '' };
  }
  return { name: shownLine(name.replace(/^"(.*)"$/s, '$1')), address: shownLine(address) };
}
