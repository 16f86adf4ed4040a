import type { FrameLocator, Page } from 'playwright-core';
import type { Account, Service } from '../system/service.ts';
import type { ConsoleBrowser } from './console-browser.ts';

/** What every mail of these tests begins with: whatever follows, it is shown. */
export const MARKER = 'BEGIN OF THE MAIL';

export class MailPage {
  readonly #service: Service;
  readonly #account: Account;
  readonly page: Page;

  private constructor(service: Service, account: Account, page: Page) {
    this.#service = service;
    this.#account = account;
    this.page = page;
  }

  static async open(service: Service, browser: ConsoleBrowser): Promise<MailPage> {
    const account = await service.account();
    const page = await browser.page();
    const made = new MailPage(service, account, page);
    await page.goto(`${made.#address}#key=${account.apiKey}`);
    await page.getByText(account.inboxId).waitFor();
    return made;
  }

  get #address(): string {
    return (this.#service.runtime.endpoints.console_url ?? '').split('#')[0] ?? '';
  }

  get mail(): FrameLocator {
    return this.page.frameLocator('.mail-frame').frameLocator('iframe');
  }

  async show(html: string, more: object = {}): Promise<void> {
    const { inboxId } = this.#account;
    await this.#service.deliver({
      to: inboxId,
      subject: 'Hostile',
      text: 'text',
      html: `<p>${MARKER}</p>${html}`,
      ...more,
    });
    const newest = await this.#service.newest(this.#account);
    const path = `inboxes/${encodeURIComponent(inboxId)}/${newest.string('thread_id')}`;
    await this.page.goto(`${this.#address}#/${path}`);
    await this.page.locator('.message').last().getByRole('tab', { name: 'HTML' }).click();
    await this.mail.getByText(MARKER).waitFor();
  }

  /**
   * Elements of the mail, as the browser has read the document, that could run, load, connect or lead away. Chromium under test does
   * not connect in advance, so that a preconnect is not seen as a connection.
   */
  async dangerous(): Promise<number> {
    return this.mail
      .locator('link, script, base, iframe, object, embed, svg, math, template, noembed')
      .count();
  }

  async clickAll(): Promise<void> {
    for (const target of await this.mail.locator('a, button').all()) {
      // What is not seen cannot be clicked by a person either.
      await target.click({ force: true, noWaitAfter: true, timeout: 500 }).catch(() => undefined);
    }
  }
}
