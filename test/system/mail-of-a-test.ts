import type { Answer } from './answer.ts';
import type { Account, Service } from './service.ts';

export class MailOfATest {
  static readonly SENDER = 'ada@sender.example';
  readonly #service: Service;
  readonly #account: Account;

  constructor(service: Service, account: Account) {
    this.#service = service;
    this.#account = account;
  }

  async inbox(): Promise<Account> {
    return { ...this.#account, inboxId: await this.#service.inbox(this.#account.apiKey) };
  }

  async raw(to: Account, ...lines: readonly string[]): Promise<Answer> {
    const envelope = { from: MailOfATest.SENDER, to: to.inboxId };
    await this.#service.deliver({ envelope, raw: [...lines, ''].join('\r\n') });
    return this.#service.newest(to);
  }

  /** The one message of an inbox, which lists hide. */
  async flagged(of: Account): Promise<Answer> {
    const query = 'include_spam=true&include_unauthenticated=true';
    const listed = await this.#service.get(`/inboxes/${of.inboxId}/messages?${query}`, of.apiKey);
    const id = listed.list('messages')[0]?.string('message_id');
    return this.#service.get(`/inboxes/${of.inboxId}/messages/${id}`, of.apiKey);
  }
}

export function pathOf(message: Answer): string {
  return `/inboxes/${message.string('inbox_id')}/messages/${message.string('message_id')}`;
}
