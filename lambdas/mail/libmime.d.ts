/** What we use of libmime, which ships no types. */
declare module 'libmime' {
  const libmime: {
    /** @param encoding of the text: Q, B, or anything else for bytes that are not encoded. */
    decodeWord(charset: string, encoding: string, text: string | Uint8Array): string;
  };
  export default libmime;
}
