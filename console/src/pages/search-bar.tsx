import { useEffect, useState } from 'preact/hooks';
import { accessOf } from '../session/access.ts';
import { openingMarksRead, setOpeningMarksRead } from '../session/preferences.ts';
import { useSession } from '../session/session.ts';

export interface Hidden {
  readonly spam: boolean;
  readonly unauthenticated: boolean;
}

interface SearchBarProps {
  readonly text: string;
  readonly problem: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly hidden: Hidden;
  readonly onHidden: (hidden: Hidden) => void;
  readonly maySpam: boolean;
  readonly isTrash: boolean;
}

const TERMS = [
  'from:',
  'to:',
  'subject:',
  'label:',
  'is:unread',
  'kind:',
  'has:attachment',
  'after:',
  'before:',
];
const TYPING_MS = 300;

export function SearchBar({ text, problem, onSearch, hidden, onHidden, maySpam, isTrash }: SearchBarProps) {
  const { mayUpdate } = accessOf(useSession());
  const [marksRead, setMarksRead] = useState(openingMarksRead);
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  const add = (term: string) => {
    if (!typed.includes(term)) setTyped(`${typed} ${term}`.trim());
    document.getElementById('thread-search')?.focus();
  };
  return (
    <form
      class="search-bar"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <input
        id="thread-search"
        type="search"
        class="search"
        aria-label="Search threads"
        placeholder="Words, or from:ann is:unread"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <details class="filters">
        <summary>Filters</summary>
        <div class="filter-terms">
          {TERMS.map((term) => (
            <button key={term} type="button" class="button button-term" onClick={() => add(term)}>
              {term}
            </button>
          ))}
        </div>
        {!isTrash && (
          <>
            {maySpam && (
              <Switch
                title="Show spam"
                isOn={hidden.spam}
                onSwitch={(spam) => onHidden({ ...hidden, spam })}
              />
            )}
            <Switch
              title="Show unverified senders"
              isOn={hidden.unauthenticated}
              onSwitch={(unauthenticated) => onHidden({ ...hidden, unauthenticated })}
            />
            {mayUpdate && (
              <Switch
                title="Opening a thread marks it as read"
                isOn={marksRead}
                onSwitch={(marks) => {
                  setOpeningMarksRead(marks);
                  setMarksRead(marks);
                }}
              />
            )}
          </>
        )}
      </details>
      {problem !== undefined && (
        <p class="hint hint-bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function Switch({
  title,
  isOn,
  onSwitch,
}: {
  readonly title: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  return (
    <label class="switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      {title}
    </label>
  );
}
