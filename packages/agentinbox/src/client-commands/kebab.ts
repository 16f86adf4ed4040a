export function kebab(name: string): string {
  return name.replaceAll('_', '-');
}
