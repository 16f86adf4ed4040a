import { beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';
import { HOSTILE_HTML } from './hostile-html.ts';
import { MARKER, MailPage } from './mail-page.ts';

describe.runIf(hasBrowser())('HTML of a mail in the console, one trick at a time', () => {
  const { service, browser } = consoleOfAFile();
  let opened: MailPage;
  beforeAll(async () => {
    opened = await MailPage.open(service, browser);
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
