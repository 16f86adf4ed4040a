import { type DeliverableEvent, declarationOf, eventFrame, isServiceEvent } from '../events/events.ts';
import type { Include } from '../events/webhook-include.ts';
import type { MessageSummary } from '../message/message.ts';
import { isTrashed } from '../message/message-state.ts';
import { candidateOf } from '../operations/inboxes/found-verification.ts';
import { showSummary, wholeMessage } from '../operations/messages/show-message.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import { getMessage } from '../store/message/messages.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import type { Table } from '../store/table/table.ts';
import { bodyWith, type Content } from './fit-content.ts';
import { madeUpContent } from './made-up-content.ts';
import type { WebhookData } from './webhook-data.ts';

interface ContentServices {
  readonly table: Table;
  readonly bucket: MailBucket;
}

export class WebhookBodies {
  readonly #services: ContentServices;
  /** A text may have megabytes, so only one is read at a time. */
  #reading: Promise<unknown> = Promise.resolve();

  constructor(services: ContentServices) {
    this.#services = services;
  }

  async bodyOf(event: DeliverableEvent, include: readonly Include[]): Promise<string> {
    if (include.length === 0) return eventFrame(event);
    if (!isServiceEvent(event)) return bodyWith(event, only(include, madeUpContent(event.timestamp)));
    if (!('message_id' in event)) return eventFrame(event);
    const stored = await this.#shownMessage(event);
    return bodyWith(event, stored && (await this.#contentOf(stored, include)));
  }

  async #shownMessage(
    event: Extract<DeliverableEvent, { readonly message_id: string }>,
  ): Promise<StoredMessage | undefined> {
    const { shows } = declarationOf(event.event_type);
    if (shows === undefined) return undefined;
    const path = { tenantId: event.tenant_id, inboxId: event.inbox_id };
    const stored = await getMessage(this.#services.table, path, event.message_id);
    if (stored === undefined || isTrashed(stored.state) || !shows.includes(stored.visibility))
      return undefined;
    return stored;
  }

  async #contentOf(stored: StoredMessage, include: readonly Include[]): Promise<Content> {
    const verification = shownVerification(stored.summary);
    const message = { ...showSummary(stored.summary), verification };
    const { attachments } = message;
    const text = include.includes('text') ? await this.#textOf(stored) : undefined;
    return only(include, { message, verification, attachments, text });
  }

  #textOf(stored: StoredMessage): Promise<Content['text']> {
    const read = this.#reading.then(async () => {
      const { text, extracted_text } = await wholeMessage(this.#services.bucket, stored);
      return clipped({ extracted_text, text });
    });
    this.#reading = read.catch(() => undefined);
    return read;
  }
}

function only(include: readonly Include[], content: Content): Content {
  return Object.fromEntries(include.map((part) => [part, content[part]]));
}

/** The result equals that of `GET .../verification` for this message: it requires a DMARC pass and a certain code. */
function shownVerification(message: MessageSummary): NonNullable<WebhookData['verification']> | null {
  const candidate = candidateOf(message, {
    fromDomain: undefined,
    isExact: false,
    kind: 'any',
    requiresDmarc: true,
    requiresLinkDomain: false,
    countsSpam: false,
  });
  if (candidate === undefined || candidate === 'withheld' || message.verification === null) return null;
  const { codes, links } = message.verification;
  return { codes: codes.filter(({ confidence }) => confidence !== 'low'), links: [...links] };
}

const TEXT_CHARACTERS = 32_000;

function clipped<Texts extends Readonly<Record<'extracted_text' | 'text', string>>>(texts: Texts) {
  const extracted_text = firstCharacters(texts.extracted_text);
  const text = firstCharacters(texts.text);
  const isCut = extracted_text !== texts.extracted_text || text !== texts.text;
  return { extracted_text, text, text_truncated: isCut };
}

/** Code points are counted, so that a surrogate pair is not split. */
function firstCharacters(text: string): string {
  if (text.length <= TEXT_CHARACTERS) return text;
  return Array.from(text.slice(0, 2 * TEXT_CHARACTERS))
    .slice(0, TEXT_CHARACTERS)
    .join('');
}
