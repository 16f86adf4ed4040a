import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

export interface MenuItem {
  readonly title: string;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export function Menu({ label, items }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const all = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (isOpen) all()[0]?.focus();
  }, [isOpen]);
  if (items.length === 0) return null;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = all();
    const at = found.findIndex((item) => item.matches(':focus'));
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % found.length,
      ArrowUp: (at - 1 + found.length) % found.length,
      Home: 0,
      End: found.length - 1,
    };
    const target = targets[event.key];
    if (!isOpen || (target === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    if (target === undefined) close();
    else found[target]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the items come here
    <div
      class="menu-box"
      ref={box}
      onKeyDown={onKeyDown}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        class="button button-quiet button-icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="menu-list" role="menu" aria-label={label}>
          {items.map(({ title, isDangerous = false, run }) => (
            <button
              key={title}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={isDangerous ? 'button button-danger' : 'button'}
              onClick={() => {
                close();
                run();
              }}
            >
              {title}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
