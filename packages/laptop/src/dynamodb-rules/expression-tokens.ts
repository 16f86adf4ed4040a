export type Token = string;

const TOKEN = /\s+|[#:]?[A-Za-z0-9_]+|<>|<=|>=|./gsy;

const MAX_KEPT = 1_000;
const kept = new Map<string, readonly Token[]>();

export function tokenize(expression: string): readonly Token[] {
  const earlier = kept.get(expression);
  if (earlier !== undefined) return earlier;
  const tokens = (expression.match(TOKEN) ?? []).filter((token) => token.trim() !== '');
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(expression, tokens);
  return tokens;
}

export function isNamePlaceholder(token: Token): boolean {
  return token.length > 1 && token.startsWith('#');
}

export function isValuePlaceholder(token: Token): boolean {
  return token.length > 1 && token.startsWith(':');
}

export function isAttributeName(token: Token | undefined): token is Token {
  return token !== undefined && (/^[A-Za-z_]/.test(token) || isNamePlaceholder(token));
}
