import type { Message } from 'agent-inbox-client/source';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { rawMail, save } from '../mail/download.ts';
import { MailFrame } from '../mail/mail-frame.tsx';
import { shownText } from '../mail/shown-text.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { useLoad } from '../ui/load.ts';
import { ActionFailure, Failure, Loading } from '../ui/parts.tsx';
import { sizeText } from '../ui/size.ts';
import { AssistantPanel } from './assistant-panel.tsx';
import { StorageLink } from './attachments.tsx';

type Tab = 'text' | 'html' | 'headers' | 'raw' | 'assistant';

/** The view that a person chose last applies to all messages of the tab. */
const CHOSEN = 'agent-inbox-message-view';

function firstTab({ html }: Message): Tab {
  const isText = sessionStorage.getItem(CHOSEN) === 'text';
  return html === null || isText ? 'text' : 'html';
}

const SHOWN_RAW = 200_000;

export function MessageBody({ message }: { readonly message: Message }) {
  const [tab, show] = useState(() => firstTab(message));
  const setTab = (chosen: Tab) => {
    if (chosen === 'text' || chosen === 'html') sessionStorage.setItem(CHOSEN, chosen);
    show(chosen);
  };
  const id = useId();
  const tabs: readonly (readonly [Tab, string])[] = [
    ['text', 'Text'],
    ...(message.html === null ? [] : [['html', 'HTML'] as const]),
    ['headers', 'Headers'],
    ['raw', 'Raw'],
    ['assistant', 'Assistant'],
  ];
  const step = (by: number) => {
    const at = tabs.findIndex(([name]) => name === tab);
    const [next] = tabs[(at + by + tabs.length) % tabs.length] ?? [];
    if (next === undefined) return;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div class="body">
      <div class="tabs" role="tablist" aria-label="Views of the message">
        {tabs.map(([name, title]) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') step(1);
              if (key === 'ArrowLeft') step(-1);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls has to take the focus
        tabIndex={0}
        class="panel"
      >
        <Panel tab={tab} message={message} />
      </div>
    </div>
  );
}

function Panel({ tab, message }: { readonly tab: Tab; readonly message: Message }): ComponentChildren {
  switch (tab) {
    case 'text':
      return <TextPanel message={message} />;
    case 'html':
      return <MailFrame message={message} html={message.html ?? ''} />;
    case 'headers':
      return <HeadersPanel message={message} />;
    case 'raw':
      return <RawPanel message={message} />;
    case 'assistant':
      return <AssistantPanel message={message} />;
  }
}

function TextPanel({ message: { text, extracted_text, body_truncated } }: { readonly message: Message }) {
  const quotes = extracted_text !== '' && extracted_text.trim() !== text.trim();
  return (
    <>
      <pre class="mail-text">{shownText(quotes ? extracted_text : text) || '(no text)'}</pre>
      {quotes && (
        <details class="quoted">
          <summary>Show quoted text</summary>
          <pre class="mail-text">{shownText(text)}</pre>
        </details>
      )}
      {body_truncated === true && <p class="hint">The text is truncated. The raw email is complete.</p>}
    </>
  );
}

function HeadersPanel({ message }: { readonly message: Message }) {
  return (
    <table class="headers">
      <colgroup>
        <col class="header-name" />
        <col />
      </colgroup>
      <tbody>
        {message.raw_headers.map(([name, value], index) => (
          <tr key={index}>
            <th scope="row">{shownText(String(name))}</th>
            <td>{shownText(String(value))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RawPanel({ message }: { readonly message: Message }) {
  const { client } = useSession();
  const { isRunning, failure, run } = useAction();
  const { data, error, isLoading, reload } = useLoad(
    () => rawMail(client, message),
    [message.inbox_id, message.message_id],
  );
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  if (data === undefined || isLoading) return <Loading what="Loading the original email" />;
  if (data instanceof URL) {
    return (
      <p>
        Size: {sizeText(message.size)} <StorageLink link={data} />
      </p>
    );
  }
  const text = new TextDecoder().decode(data.slice(0, SHOWN_RAW));
  return (
    <>
      <p>
        <button
          type="button"
          class="button"
          disabled={isRunning}
          onClick={() => run(async () => save(data, `${message.message_id}.eml`))}
        >
          Download ({sizeText(data.byteLength)})
        </button>
      </p>
      <ActionFailure text={failure} />
      <pre class="raw">{shownText(text)}</pre>
      {data.byteLength > SHOWN_RAW && <p class="hint">Only the first {sizeText(SHOWN_RAW)} are shown.</p>}
    </>
  );
}
