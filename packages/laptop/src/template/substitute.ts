/**
 * `Fn::Sub` keeps `${!Literal}` as `${Literal}`. A name with a dot is an attribute (`Queue.Arn`), and one with colons a
 * pseudo parameter (`AWS::Region`).
 */
export function substitute(text: string, lookUp: (name: string) => string): string {
  return text.replace(/\$\{(!?)([^}]*)\}/g, (_whole, literal: string, name: string) =>
    literal === '!' ? `\${${name}}` : lookUp(name.trim()),
  );
}
