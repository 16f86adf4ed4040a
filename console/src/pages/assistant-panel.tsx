import type { Message } from 'agent-inbox-client/source';
import { useLoad } from '../ui/load.ts';
import { CopyButton, Failure, Loading } from '../ui/parts.tsx';

export function AssistantPanel({ message }: { readonly message: Message }) {
  const { data, error, reload } = useLoad(async () => {
    const { assistantText } = await import('../mail/assistant-text.ts');
    return assistantText(message);
  }, [message.message_id]);
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  if (data === undefined) return <Loading />;
  return (
    <>
      <p class="hint">
        The MCP tool <code>get_message</code> returns this text. Sender text is wrapped in random markers, so
        that it cannot pose as ours.
      </p>
      <pre class="raw">{data}</pre>
      <CopyButton text={data} label="Copy this text" />
    </>
  );
}
