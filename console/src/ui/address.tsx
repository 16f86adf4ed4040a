export function Address({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <span class="address" title={text}>
      {text.slice(0, at)}
      <span>{text.slice(at)}</span>
    </span>
  );
}
