/** The one function that we use of libmime, which ships no types. */
declare module 'libmime' {
  const libmime: { decodeWords(text: string): string };
  export default libmime;
}
