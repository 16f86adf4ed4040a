export function progressLine(bundled: number, of: number): string | undefined {
  const quarters = (count: number) => Math.floor((count * 4) / of);
  if (quarters(bundled) === quarters(bundled - 1)) return undefined;
  return `Built ${bundled} of ${of} functions${bundled === of ? ', starting…' : ''}`;
}
