/** What we use of libmime, which ships no types. */
declare module 'libmime' {
  const libmime: {
    /** @param encoding of the text: Q, B, or anything else for bytes that are not encoded. */
    decodeWord(charset: string, encoding: string, text: string | Uint8Array): string;
    parseHeaderValue(value: string): {
      readonly value: string | false;
      readonly params: Record<string, string>;
    };
    /** The media type of a file name extension. */
    detectMimeType(filename: string): string;
  };
  export default libmime;
}
