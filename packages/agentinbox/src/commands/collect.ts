/** Gathers the values of an option that may be given more than once. */
export function collect(value: string, gathered: readonly string[] = []): readonly string[] {
  return [...gathered, value];
}
