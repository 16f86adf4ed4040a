/** A part of an expression: a name, a placeholder, a number, a sign, or an unexpected character. */
export type Token = string;

const TOKEN = /\s+|[#:]?[A-Za-z0-9_]+|<>|<=|>=|./gsy;

/** Cache: programs send the same few expressions repeatedly. */
const MAX_KEPT = 1_000;
const kept = new Map<string, readonly Token[]>();

/** The tokens of an expression, without white space. */
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

/** Whether a path may begin with the token: an attribute's name or a placeholder of one. Keywords look the same. */
export function isAttributeName(token: Token | undefined): token is Token {
  return token !== undefined && (/^[A-Za-z_]/.test(token) || isNamePlaceholder(token));
}
