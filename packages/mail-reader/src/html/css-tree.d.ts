/** css-tree 3 ships no types. Only what is used is declared. */
declare module 'css-tree/tokenizer' {
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void;
  export const tokenTypes: Readonly<
    Record<
      | (
          | 'Ident'
          | 'Function'
          | 'AtKeyword'
          | 'Hash'
          | 'String'
          | 'Url'
          | 'Delim'
          | 'WhiteSpace'
          | 'CDO'
          | 'CDC'
        )
      | ('Colon' | 'Semicolon' | 'Comma' | 'LeftSquareBracket' | 'RightSquareBracket' | 'LeftParenthesis')
      | ('RightParenthesis' | 'LeftCurlyBracket' | 'RightCurlyBracket' | 'Comment'),
      number
    >
  >;
}
declare module 'css-tree/utils' {
  export const ident: { decode(written: string): string };
}
declare module 'color-name' {
  const colors: Readonly<Record<string, readonly [red: number, green: number, blue: number]>>;
  export default colors;
}
