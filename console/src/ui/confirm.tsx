import type { ComponentChildren } from 'preact';
import { useAction } from './action.ts';
import { ActionFailure, Dialog } from './parts.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly action: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Confirm({ title, action, onConfirm, onClose, children }: ConfirmProps) {
  const { isRunning, failure, run } = useAction();
  const confirm = () =>
    run(async () => {
      await onConfirm();
      onClose();
    });
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <ActionFailure text={failure} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" class="button button-danger" disabled={isRunning} onClick={confirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
