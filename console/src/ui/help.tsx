import { Dialog } from './parts.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['j / k', 'next or previous thread'],
  ['Enter / o', 'open'],
  ['u / Esc', 'back to the list'],
  ['/', 'search'],
  ['c', 'copy the address of the inbox'],
  ['e', 'copy the verification code'],
  ['x', 'toggle selection'],
  ['J / K', 'extend the selection to the next or previous thread'],
  ['* a / * n', 'select all or none'],
  ['I / U', 'mark as read or unread'],
  ['l', 'labels'],
  ['#', 'delete; in the trash, permanently'],
  ['z', 'undo the deletion'],
  ['r', 'restore from the trash, or release held mail'],
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
