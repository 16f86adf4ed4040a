/** libmime ships no types. */
declare module 'libmime' {
  const libmime: {
    /** @param encoding Q, B, or anything else for unencoded bytes */
    decodeWord(charset: string, encoding: string, text: string | Uint8Array): string;
    parseHeaderValue(value: string): {
      readonly value: string | false;
      readonly params: Record<string, string>;
    };
    detectMimeType(filename: string): string;
  };
  export default libmime;
}
