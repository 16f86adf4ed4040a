import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';

describe.runIf(hasBrowser())('a link to the console of a laptop', () => {
  const { service, browser, address } = consoleOfAFile();

  const link = (fragment: string) => `${address()}#${fragment}`;
  const storedKey = (opened: Page) => opened.evaluate(() => sessionStorage.getItem('agent-inbox.key'));
  const storedSecret = (opened: Page) => opened.evaluate(() => sessionStorage.getItem('agent-inbox.local'));

  /** Answers each question of the page, and writes it down. */
  function answerQuestions(opened: Page, isAgreed: boolean): string[] {
    const questions: string[] = [];
    opened.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (isAgreed ? dialog.accept() : dialog.dismiss());
    });
    return questions;
  }

  async function follow(opened: Page, fragment: string): Promise<void> {
    await opened.goto('about:blank');
    await opened.goto(link(fragment));
  }

  test.each([
    ['declined, keeps the session', false],
    ['agreed, replaces the session', true],
  ])('with another key asks in a signed-in tab, and %s', async (_, isAgreed) => {
    const [own, other] = [await service.account(), await service.account()];
    const opened = await browser.page();
    const questions = answerQuestions(opened, isAgreed);
    await opened.goto(link(`key=${own.apiKey}`));
    await opened.getByText(own.inboxId).waitFor();
    expect(questions).toEqual([]);

    await follow(opened, `key=${other.apiKey}`);
    await opened.getByText(isAgreed ? other.inboxId : own.inboxId).waitFor();

    expect(questions).toEqual([expect.stringContaining('signs you in with a different key')]);
    expect(await storedKey(opened)).toBe(isAgreed ? other.apiKey : own.apiKey);
    expect(opened.url()).not.toContain(other.apiKey);
    await leave(opened);
  });

  test('with the key of the session does not ask', async () => {
    const own = await service.account();
    const opened = await browser.page();
    const questions = answerQuestions(opened, false);
    await opened.goto(link(`key=${own.apiKey}`));
    await opened.getByText(own.inboxId).waitFor();

    await follow(opened, `key=${own.apiKey}`);
    await opened.getByText(own.inboxId).waitFor();

    expect(questions).toEqual([]);
    await leave(opened);
  });

  test.each([
    ['a path', '../../v1/inboxes?'],
    ['fifteen characters', 'a'.repeat(15)],
    ['201 characters', 'a'.repeat(201)],
    ['an address', 'https://elsewhere.example/secret'],
  ])('whose local= is %s signs in without it', async (_, local) => {
    const own = await service.account();
    const opened = await browser.page();
    await opened.goto(link(`key=${own.apiKey}&local=${encodeURIComponent(local)}`));
    await opened.getByText(own.inboxId).waitFor();

    expect(await storedSecret(opened)).toBeNull();
    await leave(opened);
  });

  test('whose local= is a token of 16 characters keeps it', async () => {
    const own = await service.account();
    const opened = await browser.page();
    await opened.goto(link(`key=${own.apiKey}&local=${'a'.repeat(16)}`));
    await opened.getByText(own.inboxId).waitFor();

    expect(await storedSecret(opened)).toBe('a'.repeat(16));
    await leave(opened);
  });
});
