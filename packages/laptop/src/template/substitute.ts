/**
 * The text of an `Fn::Sub`: each `${Name}` through `lookUp`, `${!Literal}` as `${Literal}`.
 * Names may hold a dot, which is an attribute (`Queue.Arn`) or a pseudo parameter (`AWS::Region`).
 */
export function substitute(text: string, lookUp: (name: string) => string): string {
  return text.replace(/\$\{(!?)([^}]*)\}/g, (_whole, literal: string, name: string) =>
    literal === '!' ? `\${${name}}` : lookUp(name.trim()),
  );
}
