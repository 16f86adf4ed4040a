import type { Message } from 'agent-inbox-client/source';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { attachment, SERVED_BYTES } from './download.ts';
import { LinkList } from './link-list.tsx';
import { contentIdOf, mailDocument } from './mail-document.ts';

const IMAGE = /^image\/(png|jpeg|gif|webp|bmp|avif)$/i;

export function MailFrame({ message, html }: { readonly message: Message; readonly html: string }) {
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const images = useImages(message, html);
  const shown = useMemo(
    () => mailDocument(html, { images: images ?? new Map(), allowedOrigins: allowed }),
    [html, images, allowed],
  );
  const blocked = shown.imageOrigins.filter((origin) => !allowed.includes(origin));
  return (
    <div class="mail-html">
      {blocked.length > 0 && (
        <div class="notice notice-bar">
          <p>
            Remote images are blocked. Loading them would tell{' '}
            <strong>{blocked.map((origin) => new URL(origin).host).join(', ')}</strong> your IP address and
            that you opened this message.
          </p>
          <button type="button" class="button button-small" onClick={() => setAllowed(shown.imageOrigins)}>
            Load images from {blocked.length === 1 ? 'this host' : `these ${blocked.length} hosts`}
          </button>
        </div>
      )}
      <Sandbox key={allowed.join()} html={shown.html} origins={allowed} />
      <LinkList links={shown.links} />
    </div>
  );
}

/** The frame has another origin and its own policy, which the email inherits; its inner frame has an empty sandbox. */
function Sandbox({ html, origins }: { readonly html: string; readonly origins: readonly string[] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const text = useRef(html);
  const [height, setHeight] = useState<number>();
  text.current = html;
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      if (data === 'ready') {
        isReady.current = true;
        // An opaque origin can be addressed only as `*`.
        target.postMessage(text.current, '*');
      } else setHeight(heightIn(data));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(html, '*');
  }, [html]);
  const query = origins.length === 0 ? '' : `?images=${encodeURIComponent(origins.join(','))}`;
  return (
    <iframe
      ref={frame}
      class="mail-frame"
      title="HTML of the message"
      sandbox="allow-scripts"
      {...(height === undefined ? {} : { style: { height: `${height}px` } })}
      referrerpolicy="no-referrer"
      src={`/console/frame${query}`}
    />
  );
}

/** The whole email is shown unless it is taller than any newsletter. */
const MIN_HEIGHT = 48;
const MAX_HEIGHT = 20_000;

function heightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('height' in data)) return undefined;
  const { height } = data;
  return typeof height === 'number' && height > 0
    ? Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(height)))
    : undefined;
}

function useImages(message: Message, html: string): ReadonlyMap<string, string> | undefined {
  const { client } = useSession();
  const wanted = useMemo(() => {
    const { contentIds } = mailDocument(html, { images: new Map(), allowedOrigins: [] });
    return message.attachments.filter(
      ({ content_id, content_type, size }) =>
        content_id !== null &&
        contentIds.includes(contentIdOf(content_id)) &&
        IMAGE.test(content_type) &&
        size <= SERVED_BYTES,
    );
  }, [message, html]);
  const { data } = useLoad(async () => {
    const loaded = await Promise.all(
      wanted.map(async (found) => {
        const bytes = await attachment(client, message, found);
        if (bytes instanceof URL) return [];
        return [[contentIdOf(found.content_id ?? ''), await dataUrl(bytes, found.content_type)] as const];
      }),
    );
    return new Map(loaded.flat());
  }, [message.message_id, wanted.map(({ attachment_id }) => attachment_id)]);
  return data;
}

function dataUrl(bytes: ArrayBuffer, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes], { type }));
  });
}
