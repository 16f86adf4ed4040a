export function wildcard(pattern: string, options: { ignoreCase: boolean }): (text: string) => boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, options.ignoreCase ? 'is' : 's');
  return (text) => expression.test(text);
}
