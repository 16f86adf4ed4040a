/** The name of a field as the command line writes it: `display_name` is `display-name`. */
export function kebab(name: string): string {
  return name.replaceAll('_', '-');
}
