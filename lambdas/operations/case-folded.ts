const ASCII = /^[\x20-\x7e]*$/;

/**
 * A text as filters compare it, whether in upper or lower case: in Unicode's compatibility form, so that
 * it does not matter how a mailer composed its characters; upper case first, so that ß is ss; i with and without a dot, and both
 * forms of the small sigma, are equal.
 */
export function caseFolded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
}
