import { shownLine } from '../mail/shown-text.ts';

export function FactList({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl class="fact-list">
      {facts
        .filter(([, value]) => value !== '')
        .map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{shownLine(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
