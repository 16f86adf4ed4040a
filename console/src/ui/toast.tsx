import { useEffect } from 'preact/hooks';
import { ActionFailure } from './parts.tsx';

const SHOWN_MS = 20_000;

interface ToastProps {
  readonly text: string | undefined;
  readonly failure: string | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onClose: () => void;
}

export function Toast({ text, failure, onUndo, onClose }: ToastProps) {
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, onClose]);
  return (
    <div class="toast-area" role="status">
      <ActionFailure text={failure} />
      {text !== undefined && (
        <div class="toast">
          <span>{text}</span>
          {onUndo !== undefined && (
            <button type="button" class="button" onClick={onUndo}>
              Undo
            </button>
          )}
          <button type="button" class="button button-quiet" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
