import { hrefOf } from '../router.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { countText } from './inbox-activity.ts';
import { type Command, CommandButtons } from './mail-commands.tsx';
import type { Folder } from './thread-rows.ts';
import type { Selection } from './use-selection.ts';

interface FolderBarProps {
  readonly inboxId: string;
  readonly folder: Folder;
  readonly commands: readonly Command[];
  readonly chosen: Selection | undefined;
  readonly count: number;
  readonly held: number;
}

export function FolderBar({ inboxId, folder, commands, chosen, count, held }: FolderBarProps) {
  const { mayReadHeld } = accessOf(useSession());
  const { may } = useSession();
  const number = chosen?.rows.length ?? 0;
  const views: readonly (readonly [title: string, name: string, isOffered: boolean])[] = [
    ['Mail', 'mail', true],
    ['Trash', 'trash', may('message_read')],
    ['Held', 'held', mayReadHeld],
    ['Senders', 'senders', may('inbox_read')],
  ];
  return (
    <div class="folder-bar">
      {chosen !== undefined && (
        <input
          type="checkbox"
          aria-label="Select all"
          disabled={count === 0}
          checked={number > 0 && number === count}
          ref={(box) => {
            if (box !== null) box.indeterminate = number > 0 && number < count;
          }}
          onClick={() => (number === count ? chosen.none() : chosen.all())}
        />
      )}
      {chosen !== undefined && number > 0 ? (
        <>
          <span role="status">
            {number}
            <span class="wide-only"> selected</span>
          </span>
          <CommandButtons commands={commands} targets={chosen.rows} isShort />
        </>
      ) : (
        <nav class="views" aria-label="Views of the inbox">
          {views
            .filter(([, , isOffered]) => isOffered)
            .map(([title, name]) => (
              <a
                key={name}
                href={name === 'mail' ? hrefOf('inboxes', inboxId) : hrefOf('inboxes', inboxId, name)}
                {...(name === folder ? { 'aria-current': 'page' as const } : {})}
              >
                {title}
                {name === 'held' && held > 0 && (
                  <>
                    {' '}
                    <span class="badge badge-new">{countText(held)}</span>
                  </>
                )}
              </a>
            ))}
        </nav>
      )}
    </div>
  );
}
