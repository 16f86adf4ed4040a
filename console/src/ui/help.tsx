import { Dialog } from './parts.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['j / k', 'next, previous'],
  ['Enter or o', 'open'],
  ['u or Esc', 'back to the list'],
  ['/', 'search'],
  ['c', 'copy the address of the inbox'],
  ['e', 'copy the verification code'],
  ['x', 'select, or not'],
  ['J / K', 'select to the next, to the previous'],
  ['* a / * n', 'select all, none'],
  ['I / U', 'mark as read, as unread'],
  ['l', 'labels'],
  ['#', 'delete; in the trash for good'],
  ['z', 'undo the deletion'],
  ['r', 'restore from the trash, release held mail'],
  ['?', 'this help'],
];

interface HelpProps {
  readonly pages: readonly { readonly name: string; readonly key: string; readonly title: string }[];
  readonly onClose: () => void;
}

export function HelpDialog({ pages, onClose }: HelpProps) {
  const rows = [...KEYS, ...pages.map(({ key, title }) => [`g ${key}`, title] as const)];
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl class="shortcuts">
        {rows.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
