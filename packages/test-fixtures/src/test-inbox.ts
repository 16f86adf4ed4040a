import {
  AgentInbox,
  type InboxesVerificationInput,
  type Message,
  type Wanted,
} from 'agent-inbox-client/source';
import type { ServiceAddress } from './service.ts';

/** A test that is killed leaves its inbox to a deployed service, which deletes it after this time. */
const LIFETIME_SECONDS = 60 * 60;
const MAX_NAME_LENGTH = 100;

interface Wait {
  /** Milliseconds; default: 30,000. */
  readonly timeout?: number;
}

/** Fields of the operation `inboxes.verification`. By default mail without DMARC counts: tests trust their own application. */
export interface CodeOptions
  extends Wait,
    Pick<InboxesVerificationInput, 'from_domain' | 'exact_domain' | 'require_dmarc'> {}

/** By default links to any domain count, such as `http://localhost:3000`. */
export interface LinkOptions extends CodeOptions, Pick<InboxesVerificationInput, 'require_link_domain'> {}

/** A string matches a part of the field in any letter case, a pattern the whole field. */
export interface MessageOptions extends Wait, Pick<Wanted, 'from' | 'subject'> {}

const TIMEOUT_MS = 30_000;

/** The inbox of one test. */
export class TestInbox {
  /** The email address. */
  readonly address: string;
  /** The client, for everything else: the id of the inbox is its address. */
  readonly client: AgentInbox;
  readonly #createdAt: Date;
  /** The message that gave the last code or link, by which of them it was. */
  readonly #last = new Map<'code' | 'link', string>();

  private constructor(client: AgentInbox, address: string, createdAt: string) {
    this.client = client;
    this.address = address;
    this.#createdAt = new Date(createdAt);
  }

  /** Creates an inbox that expires after an hour. @param title of the test, which the console shows. @throws ApiError */
  static async create({ baseUrl, apiKey }: ServiceAddress, title: string): Promise<TestInbox> {
    const client = new AgentInbox({ baseUrl, apiKey });
    const { inbox_id, created_at } = await client.inboxes.create({
      display_name: titleOf(title),
      expires_in: LIFETIME_SECONDS,
    });
    return new TestInbox(client, inbox_id, created_at);
  }

  /**
   * Waits for a verification code. Each call returns one of a newer message, so after a resend the next one.
   * @throws WaitTimeout; AmbiguousVerification if several match
   */
  async code({ timeout = TIMEOUT_MS, require_dmarc = false, ...wanted }: CodeOptions = {}): Promise<string> {
    const found = await this.client.inboxes.waitForCode(this.address, {
      ...wanted,
      ...this.#after('code'),
      require_dmarc,
      timeout,
    });
    this.#remember('code', found.message_id);
    return found.code;
  }

  /** As `code`, for the URL of a link to follow. */
  async link({
    timeout = TIMEOUT_MS,
    require_dmarc = false,
    require_link_domain = false,
    ...wanted
  }: LinkOptions = {}): Promise<string> {
    const found = await this.client.inboxes.waitForLink(this.address, {
      ...wanted,
      ...this.#after('link'),
      require_dmarc,
      require_link_domain,
      timeout,
    });
    this.#remember('link', found.message_id);
    return found.link.url;
  }

  /** Waits for the first message that matches. @throws WaitTimeout */
  message({ timeout = TIMEOUT_MS, ...wanted }: MessageOptions = {}): Promise<Message> {
    return this.client.messages.waitFor(this.address, { ...wanted, since: this.#createdAt, timeout });
  }

  /** Deletes the inbox with its mail. */
  async delete(): Promise<void> {
    await this.client.inboxes.delete({ inbox_id: this.address });
  }

  #after(kind: 'code' | 'link'): { after: string } {
    return { after: this.#last.get(kind) ?? this.#createdAt.toISOString() };
  }

  #remember(kind: 'code' | 'link', message_id: string | null): void {
    if (message_id !== null) this.#last.set(kind, message_id);
  }
}

/** A name is one line of plain text. */
function titleOf(title: string): string {
  return [...title.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, MAX_NAME_LENGTH).join('') || 'Test';
}
