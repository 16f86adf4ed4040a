import { explainLabel } from './explanations.ts';

/** What every message is labelled with says nothing. */
const USUAL = new Set(['received']);

export function Labels({ labels }: { readonly labels: readonly string[] }) {
  return (
    <>
      {labels
        .filter((label) => !USUAL.has(label))
        .map((label) => {
          const { text, tone } = explainLabel(label);
          return (
            <span key={label} class={`badge badge-${tone}`} title={text}>
              {label}
              <span class="hidden-text">: {text}</span>
            </span>
          );
        })}
    </>
  );
}
