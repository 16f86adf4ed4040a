import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { focusPage, isFocusFree } from '../keyboard.ts';
import { errorText } from './error-text.ts';

export function Loading({ what = 'Loading' }: { readonly what?: string }) {
  return (
    <p class="loading" role="status">
      <span class="spinner" aria-hidden="true" />
      {what}…
    </p>
  );
}

export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  return (
    <div class="notice notice-bad" role="alert">
      <p>{errorText(error)}</p>
      {retry && (
        <button type="button" class="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

export function ActionFailure({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p class="notice notice-bad" role="alert">
      {text}
    </p>
  );
}

export function Empty({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

export function PageHeader({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  useEffect(() => {
    document.title = `${title} · Agent Inbox`;
  }, [title]);
  return (
    <header class="page-header">
      <h1>{title}</h1>
      <div class="actions">{children}</div>
    </header>
  );
}

const COPIED_MS = 1_500;

export function CopyButton({
  text,
  label,
  children,
  isSmall = false,
  isQuiet = false,
  ...rest
}: {
  readonly text: string;
  readonly label: string;
  readonly children?: ComponentChildren;
  readonly isSmall?: boolean;
  readonly isQuiet?: boolean;
  readonly 'data-copy'?: string;
}) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  const looks = [isSmall && 'button-small', isQuiet && 'button-quiet button-icon'].filter(Boolean).join(' ');
  return (
    <button type="button" class={`button button-copy ${looks}`} aria-label={label} onClick={copy} {...rest}>
      <span class={isCopied ? 'hidden-text' : ''}>{children ?? 'Copy'}</span>
      <span class="copied" role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  );
}

export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const { activeElement: opener } = document;
    dialog.current?.showModal();
    // Browsers restore the focus when the dialog is closed, but not when it is removed first.
    return () => requestAnimationFrame(() => isFocusFree() && focusPage(opener));
  }, []);
  useEffect(() => {
    // The focus goes to the first field or the heading, and not to the button that closes the dialog.
    const find = (names: string) => dialog.current?.querySelector<HTMLElement>(names);
    (find('input, textarea, select') ?? find('h2'))?.focus();
  }, [title]);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={heading} onClose={onClose}>
      <header class="dialog-header">
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          class="button button-quiet"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}

export function Field({
  label,
  hint,
  error,
  ...input
}: {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  useEffect(() => {
    // The first rejected field of a long dialog may be scrolled out of view.
    const first = error === undefined ? null : document.querySelector<HTMLElement>('[aria-invalid]');
    if (first?.id === id) first.focus();
  }, [error, id]);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        {...((error ?? hint) === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        {...(error === undefined ? {} : { 'aria-invalid': true })}
        {...input}
      />
      {(error ?? hint) !== undefined && (
        <p
          id={`${id}-hint`}
          class={error === undefined ? 'hint' : 'hint hint-bad'}
          {...(error === undefined ? {} : { role: 'alert' })}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div class="code">
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </div>
  );
}
