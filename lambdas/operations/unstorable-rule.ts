/**
 * Why a JSON value cannot be kept as it was given; undefined when it can. JSON allows half a surrogate pair, which is no
 * Unicode and which DynamoDB refuses. A key `__proto__` would be lost on the way, as it is no key to most of JavaScript.
 */
export function unstorableRule(value: unknown): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'must be well-formed Unicode';
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, '__proto__')) return 'must not have the key __proto__';
  // Of an array the names are its indexes, which are well-formed.
  for (const [name, member] of Object.entries(value)) {
    const rule = unstorableRule(name) ?? unstorableRule(member);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
