/** The address of an inbox on one line: where there is little room, its domain is cut. */
export function Address({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <span class="address" title={text}>
      {text.slice(0, at)}
      <span>{text.slice(at)}</span>
    </span>
  );
}
