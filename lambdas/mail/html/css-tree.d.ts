/** What is used of css-tree 3, which ships no types. */
declare module 'css-tree/parser' {
  export interface CssNode {
    readonly type: string;
    readonly name?: string;
    readonly property?: string;
    readonly important?: boolean | string;
    /** A string where it is left unparsed. */
    readonly value?: string | CssNode;
    readonly prelude?: CssNode | null;
    readonly block?: CssNode | null;
    readonly children?: Iterable<CssNode> | null;
  }
  export default function parse(
    css: string,
    options: {
      context: 'stylesheet' | 'declarationList';
      parseValue: false;
      parseRulePrelude: false;
      parseAtrulePrelude: false;
    },
  ): CssNode;
}
