import { explainLabel } from './explanations.ts';

const USUAL = new Set(['received']);

interface LabelsProps {
  readonly labels: readonly string[];
  readonly max?: number;
}

export function Labels({ labels, max = Number.POSITIVE_INFINITY }: LabelsProps) {
  const all = labels.filter((label) => !USUAL.has(label));
  return (
    <>
      {all.slice(0, max).map((label) => {
        const { text, tone } = explainLabel(label);
        return (
          <span key={label} class={`badge badge-${tone}`} title={text}>
            {label}
            <span class="hidden-text">: {text}</span>
          </span>
        );
      })}
      {all.length > max && (
        <span class="badge" title={all.slice(max).join(', ')}>
          +{all.length - max}
        </span>
      )}
    </>
  );
}
