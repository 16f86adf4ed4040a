import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Service } from '../system/service.ts';
import { ConsoleBrowser, hasBrowser } from './console-browser.ts';
import { HOSTILE_HTML } from './hostile-html.ts';
import { MARKER, MailPage } from './mail-page.ts';

const isBrowser = hasBrowser();

describe.runIf(isBrowser)('HTML of a mail in the console, one trick at a time', () => {
  let service: Service;
  let browser: ConsoleBrowser;
  let opened: MailPage;
  beforeAll(async () => {
    service = await Service.start();
    browser = await ConsoleBrowser.start();
    opened = await MailPage.open(service, browser);
  });
  afterAll(async () => {
    await browser?.stop();
    await service?.stop();
  });

  test.each(
    Object.entries(HOSTILE_HTML),
  )('%s contacts no host, runs nothing, and leads nowhere', async (_, html) => {
    await opened.show(html);
    expect(await opened.dangerous()).toBe(0);
    await opened.clickAll();

    expect(await opened.mail.getByText(MARKER).count()).toBe(1);
    expect(opened.page.context().pages()).toHaveLength(1);
    browser.expectQuiet();
  });
});
