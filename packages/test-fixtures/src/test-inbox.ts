import {
  AgentInbox,
  type InboxesVerificationInput,
  type Message,
  type Wanted,
} from 'agent-inbox-client/source';
import type { ServiceAddress } from './service.ts';

/** A killed test does not delete its inbox; a deployed service deletes it after this time. */
const LIFETIME_SECONDS = 60 * 60;
const MAX_NAME_LENGTH = 100;

interface Wait {
  /** The unit is milliseconds; the default is 30,000. */
  readonly timeout?: number;
}

/**
 * The fields are those of the operation `inboxes.verification`. Emails without DMARC count by default, because tests
 * trust their own application.
 */
export interface CodeOptions
  extends Wait,
    Pick<InboxesVerificationInput, 'from_domain' | 'exact_domain' | 'require_dmarc'> {}

/** Links to any domain count by default, such as `http://localhost:3000`. */
export interface LinkOptions extends CodeOptions, Pick<InboxesVerificationInput, 'require_link_domain'> {}

/** A string matches any part of the field and ignores case; a regular expression is tested against the whole field. */
export interface MessageOptions extends Wait, Pick<Wanted, 'from' | 'subject'> {}

const TIMEOUT_MS = 30_000;

export class TestInbox {
  readonly address: string;
  /** The client is for everything else; the inbox's id is `address`. */
  readonly client: AgentInbox;
  readonly #createdAt: Date;
  readonly #last = new Map<'code' | 'link', string>();

  private constructor(client: AgentInbox, address: string, createdAt: string) {
    this.client = client;
    this.address = address;
    this.#createdAt = new Date(createdAt);
  }

  /** Creates an inbox that expires after an hour. @param title the test's title, which the console shows. @throws ApiError */
  static async create({ baseUrl, apiKey }: ServiceAddress, title: string): Promise<TestInbox> {
    const client = new AgentInbox({ baseUrl, apiKey });
    const { inbox_id, created_at } = await client.inboxes.create({
      display_name: titleOf(title),
      expires_in: LIFETIME_SECONDS,
    });
    return new TestInbox(client, inbox_id, created_at);
  }

  /**
   * Waits for a verification code. Each call returns the code of a newer message, so it also works after a resend.
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

  /** Like `code`, but returns the URL of a verification link. */
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

  /** Waits for the first matching message. @throws WaitTimeout */
  message({ timeout = TIMEOUT_MS, ...wanted }: MessageOptions = {}): Promise<Message> {
    return this.client.messages.waitFor(this.address, { ...wanted, since: this.#createdAt, timeout });
  }

  /** Deletes the inbox with its emails. */
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

function titleOf(title: string): string {
  return [...title.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, MAX_NAME_LENGTH).join('') || 'Test';
}
