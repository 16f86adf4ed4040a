export function collect(value: string, gathered: readonly string[] = []): readonly string[] {
  return [...gathered, value];
}
