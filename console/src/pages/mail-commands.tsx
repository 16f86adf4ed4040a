import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import {
  changeMail,
  deleteForGood,
  forEach,
  type MailChange,
  type MailTarget,
  withMessageIds,
} from '../mail/change-mail.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { Confirm } from '../ui/confirm.tsx';
import type { MenuItem } from '../ui/menu.tsx';
import { Toast } from '../ui/toast.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import type { Folder, ThreadRow, Threads } from './thread-rows.ts';

type Targets = readonly MailTarget[];

export interface Command {
  readonly title: string;
  readonly short?: string;
  readonly key: string;
  readonly isMain?: boolean;
  readonly isDangerous?: boolean;
  /** The button is hidden if the command would change nothing; its key always works. */
  readonly suits?: (targets: Targets) => boolean;
  readonly run: (targets: Targets) => void;
}

export interface MailCommands {
  readonly commands: readonly Command[];
  readonly change: (targets: Targets, change: MailChange) => Promise<number>;
  readonly gone: (targets: Targets, text: string) => void;
  readonly undo: () => void;
  readonly shown: ComponentChildren;
}

interface Said {
  readonly text: string;
  readonly trashed?: Targets;
}

export function useMailCommands(
  inboxId: string,
  folder: Folder,
  { patch, refresh }: Threads,
  onLeave: (targets: Targets) => void,
): MailCommands {
  const session = useSession();
  const { client, live } = session;
  const { mayUpdate, mayTrash, mayDelete, mayRelease } = accessOf(session);
  const { isRunning, failure, run } = useAction();
  const [said, setSaid] = useState<Said>();
  const [labelling, setLabelling] = useState<Targets>();
  const [deleting, setDeleting] = useState<Targets>();
  const close = useCallback(() => setSaid(undefined), []);

  /** The list shows the change at once; the API's result arrives as an event. */
  const show = (targets: Targets, changed: (row: ThreadRow) => ThreadRow | undefined) => {
    const ids = new Set(targets.map(({ id }) => id));
    patch((row) => (ids.has(row.id) ? changed(row) : row));
    if (live.state !== 'live') for (const id of ids) refresh(id);
  };
  const change = async (targets: Targets, wanted: MailChange) => {
    const unchanged = await changeMail(client, inboxId, targets, wanted);
    show(targets, (row) => changedRow(row, wanted));
    return unchanged;
  };
  const gone = (targets: Targets, text: string, trashed?: Targets) => {
    onLeave(targets);
    show(targets, () => undefined);
    setSaid({ text, ...(trashed === undefined ? {} : { trashed }) });
  };
  const mark = (targets: Targets, unread: boolean) =>
    run(async () => {
      if (unread) onLeave(targets);
      await change(targets, { unread });
      setSaid({ text: `${counted(targets)} marked as ${unread ? 'unread' : 'read'}.` });
    });
  const label = async (targets: Targets, wanted: MailChange) => {
    const unchanged = await change(targets, wanted);
    const [have, were] = unchanged === 1 ? ['has', 'was'] : ['have', 'were'];
    const left =
      unchanged === 0
        ? ''
        : ` ${unchanged} already ${have} the maximum number of labels and ${were} not changed.`;
    setSaid({ text: `Labels of ${counted(targets)} changed.${left}` });
  };
  const trash = (targets: Targets) =>
    run(async () => {
      const known = await withMessageIds(client, inboxId, targets);
      await changeMail(client, inboxId, known, { trash: true });
      gone(targets, `${counted(targets)} moved to the trash.`, known);
    });
  const undo = () => {
    const { trashed } = said ?? {};
    if (trashed === undefined) return;
    run(async () => {
      await changeMail(client, inboxId, trashed, { trash: false });
      setSaid({ text: 'Restored.' });
      if (live.state !== 'live') refresh();
    });
  };
  const restore = (targets: Targets) =>
    run(async () => {
      await changeMail(client, inboxId, targets, { trash: false });
      gone(targets, `${counted(targets)} restored.`);
    });
  const release = (targets: Targets) =>
    run(async () => {
      const ids = targets.flatMap(({ message_ids }) => message_ids ?? []);
      await forEach(ids, async (message_id) => {
        await client.messages.release({ inbox_id: inboxId, message_id });
      });
      gone(targets, `${counted(targets)} released to the inbox.`);
    });

  const forGood = mayDelete
    ? [{ title: 'Delete permanently…', short: 'Delete…', key: '#', isDangerous: true, run: setDeleting }]
    : [];
  const commands: Readonly<Record<Folder, readonly Command[]>> = {
    mail: [
      ...(mayUpdate
        ? [
            {
              title: 'Mark read',
              short: 'Read',
              key: 'I',
              suits: isSomeUnread,
              run: (targets: Targets) => mark(targets, false),
            },
            {
              title: 'Mark unread',
              short: 'Unread',
              key: 'U',
              suits: (targets: Targets) => !isSomeUnread(targets),
              run: (targets: Targets) => mark(targets, true),
            },
            { title: 'Labels…', key: 'l', run: setLabelling },
          ]
        : []),
      ...(mayTrash ? [{ title: 'Delete', key: '#', isDangerous: true, run: trash }] : []),
    ],
    trash: [...(mayUpdate ? [{ title: 'Restore', key: 'r', run: restore }] : []), ...forGood],
    held: [...(mayRelease ? [{ title: 'Release', key: 'r', isMain: true, run: release }] : []), ...forGood],
  };
  const shown = (
    <>
      {labelling !== undefined && (
        <LabelsDialog
          targets={labelling}
          onChange={(wanted) => label(labelling, wanted)}
          onClose={() => setLabelling(undefined)}
        />
      )}
      {deleting !== undefined && (
        <Confirm
          title="Delete permanently?"
          action="Delete permanently"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await deleteForGood(client, inboxId, deleting);
            gone(deleting, `${counted(deleting)} permanently deleted.`);
          }}
        >
          <p>{counted(deleting)}, with text, attachments and the original mail. This cannot be undone.</p>
        </Confirm>
      )}
      <Toast
        failure={failure}
        text={isRunning ? undefined : said?.text}
        onUndo={said?.trashed === undefined ? undefined : undo}
        onClose={close}
      />
    </>
  );
  return { commands: commands[folder], change, gone, undo, shown };
}

function isSomeUnread(targets: Targets): boolean {
  return targets.some(({ unread }) => unread);
}

function changedRow(row: ThreadRow, { unread, add_labels = [], remove_labels = [] }: MailChange): ThreadRow {
  const kept = row.labels.filter((each) => !remove_labels.includes(each));
  return { ...row, unread: unread ?? row.unread, labels: [...new Set([...kept, ...add_labels])] };
}

function counted(targets: Targets): string {
  const [first] = targets;
  const what = first?.id === first?.thread_id ? 'thread' : 'message';
  return targets.length === 1 ? `1 ${what}` : `${targets.length} ${what}s`;
}

interface CommandButtonsProps {
  readonly commands: readonly Command[];
  readonly targets: Targets;
  readonly isShort?: boolean;
}

export function CommandButtons({ commands, targets, isShort = false }: CommandButtonsProps) {
  const offered = commands.filter(({ suits }) => suits?.(targets) !== false);
  return (
    <>
      {offered.map(({ title, short = title, isMain = false, run }) => (
        <button
          key={title}
          type="button"
          class={isMain ? 'button button-small button-main' : 'button button-small'}
          aria-label={title}
          onClick={() => run(targets)}
        >
          {isShort ? short : title}
        </button>
      ))}
    </>
  );
}

export function menuItems(commands: readonly Command[], targets: Targets): readonly MenuItem[] {
  const offered = commands.filter(({ suits }) => suits?.(targets) !== false);
  return offered.map(({ title, isDangerous = false, run }) => ({
    title,
    isDangerous,
    run: () => run(targets),
  }));
}
