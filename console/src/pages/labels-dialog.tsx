import { useState } from 'preact/hooks';
import type { MailChange, MailTarget } from '../mail/change-mail.ts';
import { useAction } from '../ui/action.ts';
import { isOwnLabel } from '../ui/explanations.ts';
import { ActionFailure, Dialog, Field } from '../ui/parts.tsx';

interface LabelsDialogProps {
  readonly targets: readonly MailTarget[];
  readonly onChange: (change: MailChange) => Promise<void>;
  readonly onClose: () => void;
}

export function LabelsDialog({ targets, onChange, onClose }: LabelsDialogProps) {
  const { isRunning, failure, errors, run } = useAction(['add_labels']);
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const present = [...new Set(targets.flatMap(({ labels }) => labels))].filter(isOwnLabel).sort();
  const added = typed.split(/[\s,]+/).filter((label) => label !== '');
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      await onChange({
        ...(added.length === 0 ? {} : { add_labels: added.map((label) => label.toLowerCase()) }),
        ...(removed.size === 0 ? {} : { remove_labels: [...removed] }),
      });
      onClose();
    });
  };
  return (
    <Dialog title="Labels" onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label="Add"
          hint="Letters, digits and . _ : / -; separate labels with spaces"
          error={errors['add_labels']}
          value={typed}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {present.length > 0 && (
          <fieldset>
            <legend>Remove</legend>
            {present.map((label) => (
              <label key={label} class="switch">
                <input
                  type="checkbox"
                  checked={removed.has(label)}
                  onChange={({ currentTarget: { checked } }) => {
                    const others = [...removed].filter((each) => each !== label);
                    setRemoved(new Set(checked ? [...others, label] : others));
                  }}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        <ActionFailure text={failure} />
        <div class="dialog-actions">
          <button
            type="submit"
            class="button button-main"
            disabled={isRunning || added.length + removed.size === 0}
          >
            Change labels
          </button>
        </div>
      </form>
    </Dialog>
  );
}
