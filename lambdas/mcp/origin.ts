const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request may come from where its Origin header says. Assistants outside of a browser send none;
 * developers' tools run on loopback. Every other page is refused, and so is one that claims to be of our own
 * origin: we serve no pages, and a name that an attacker rebinds to this address would claim just that
 * (MCP specification, transports, "Security Warning").
 */
export function isAllowedOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && LOOPBACK.has(url.hostname);
}
