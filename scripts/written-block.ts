/** Replaces the lines of a document between `<!-- name: ... -->` and `<!-- /name -->`. */
export function withBlock(page: string, name: string, block: string): string {
  const between = new RegExp(`(?<=<!-- ${name}\\b[^\\n]*-->\\n).*?(?=\\n<!-- /${name} -->)`, 's');
  if (!between.test(page)) throw new Error(`The document has no block ${name}`);
  return page.replace(between, () => block);
}
