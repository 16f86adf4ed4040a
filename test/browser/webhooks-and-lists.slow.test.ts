import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Account, DOMAIN } from '../system/service.ts';
import { hookTo, WebhookEndpoint } from '../system/webhook-endpoint.ts';
import { hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';

const THREADS = 10_000;
const PAGE = 100;

describe.runIf(hasBrowser())('the console', () => {
  const { service, browser, address } = consoleOfAFile({
    settings: {
      // One attempt: what fails is dead.
      webhookSchedule: '[0]',
      hostedZoneId: 'Z0123456789ABCDEFGHIJ',
      apiDomain: `api.${DOMAIN}`,
      streamDomain: `stream.${DOMAIN}`,
    },
  });
  let account: Account;
  let opened: Page;
  beforeAll(async () => {
    account = await service.account();
    opened = await browser.page();
    await opened.goto(`${address()}#key=${account.apiKey}`);
    await opened.getByText(account.inboxId).waitFor();
  });

  test('follows the event stream also where the transports have names of the operator', async () => {
    await opened.getByText('Live', { exact: true }).waitFor();
  });

  test('makes a webhook, shows its secret once, and shows why its deliveries fail', async () => {
    await opened.goto(`${address()}#/webhooks`);
    await opened.getByRole('button', { name: 'New webhook' }).click();
    await opened.getByLabel('URL').fill('https://127.0.0.1:1/mail');
    await opened.getByRole('button', { name: 'Create webhook' }).click();
    await opened.getByText(/^whsec_/).waitFor();
    await opened.getByRole('button', { name: 'I have saved it' }).click();
    await opened.getByRole('link', { name: /127\.0\.0\.1:1/ }).click();
    await opened.getByRole('button', { name: 'Send test' }).click();
    await opened.getByText('no connection').first().waitFor();
    await opened.getByRole('button', { name: /^Redeliver/ }).click();
    await expect.poll(() => opened.locator('.row').count()).toBe(2);
    await opened.getByRole('button', { name: 'Recover…' }).click();
    await opened.getByRole('button', { name: 'Recover', exact: true }).click();
    await opened.getByText('missed events appear in the delivery log').waitFor();
    await opened.keyboard.press('Escape');
    await opened.getByRole('button', { name: 'delivered', exact: true }).click();
    await opened.getByText('No delivery is delivered').waitFor();
    await opened.getByRole('button', { name: 'Disable' }).click();
    await opened.getByRole('button', { name: 'Enable' }).waitFor();

    expect(await opened.getByText(/whsec_/).count()).toBe(0);
    expect(await opened.getByRole('button', { name: 'Send test' }).isDisabled()).toBe(true);
  });

  test('lists a webhook with its last failures, and with its recovery after a redelivery and "Recover"', async () => {
    let status = 500;
    await using endpoint = await WebhookEndpoint.answering(() => status);
    await hookTo(service, account, endpoint);
    await opened.goto(`${address()}#/webhooks`);
    const listed = opened.locator('.row', { hasText: endpoint.url });
    await listed.getByText('Nothing has been sent yet').waitFor();
    await service.deliver(
      { to: account.inboxId, subject: 'First' },
      { to: account.inboxId, subject: 'Second' },
    );
    await listed.getByText('2 of the last 2 failed').waitFor();
    expect(await listed.getByText('failing', { exact: true }).count()).toBe(1);
    expect(await listed.getByRole('list', { name: 'Recent failures' }).getByText('HTTP 500').count()).toBe(2);

    status = 200;
    await listed.getByRole('link').click();
    const log = opened.getByRole('region', { name: 'Delivery log' });
    await log
      .getByRole('button', { name: /^Redeliver/ })
      .first()
      .click();
    const succeeded = log.locator('summary', { hasText: 'HTTP 200' });
    await succeeded.waitFor();
    await opened.getByRole('button', { name: 'Recover…' }).click();
    await opened.getByRole('button', { name: 'Recover', exact: true }).click();
    await opened.getByText('missed events appear in the delivery log').waitFor();
    await opened.keyboard.press('Escape');
    await expect.poll(() => succeeded.count()).toBe(2);
    await opened.keyboard.press('u');
    await listed.getByText('delivering', { exact: true }).waitFor();
    await listed.getByText('2 of the last 4 failed').waitFor();

    expect([...endpoint.counts().values()]).toEqual([2, 2]);
  });

  test('makes a webhook with content and a header, which its deliveries have, and shows the parts and the name only', async () => {
    await using endpoint = await WebhookEndpoint.open();
    await opened.goto(`${address()}#/webhooks`);
    await opened.getByRole('button', { name: 'New webhook' }).click();
    const form = opened.getByRole('dialog');
    await form.getByLabel('URL').fill(endpoint.url);
    await form.getByLabel('Message fields, as in lists').check();
    await form.getByLabel('Message text').check();
    await form.getByLabel('Header').fill('Host: example.com');
    await form.getByRole('button', { name: 'Create webhook' }).click();
    const header = form.getByLabel('Header');
    await expect.poll(() => header.getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByText('must not be host').count()).toBe(1);
    await header.fill('Authorization: Bearer s3cret:of-the-receiver');
    await form.getByRole('button', { name: 'Create webhook' }).click();
    await opened.getByRole('button', { name: 'I have saved it' }).click();

    await service.deliver({ to: account.inboxId, subject: 'With its text', text: 'The whole text.' });
    const [received] = endpoint.received;
    expect(received?.headers.authorization).toBe('Bearer s3cret:of-the-receiver');
    expect(JSON.parse(received?.body ?? '{}')).toMatchObject({
      data: { message: { subject: 'With its text' }, text: { extracted_text: 'The whole text.' } },
    });
    const listed = opened.locator('.row', { hasText: endpoint.url });
    await listed.getByText('with message, text · headers: Authorization').waitFor();
    expect(await listed.innerText()).not.toContain('s3cret');
    await listed.getByRole('link').click();
    await opened.getByRole('button', { name: 'Delete' }).click();
    await opened.getByRole('button', { name: 'Delete webhook' }).click();
    await opened.getByRole('link', { name: '127.0.0.1:1/mail' }).waitFor();
    expect(await listed.count()).toBe(0);
  });

  test('makes a key with a preset, shows it once, and revokes it', async () => {
    await opened.goto(`${address()}#/keys`);
    await opened.getByRole('button', { name: 'New key' }).click();
    await opened.getByLabel('Name', { exact: true }).fill('agent');
    await opened.getByRole('button', { name: 'Sign-up agent' }).click();
    await opened.getByRole('button', { name: 'Create key' }).click();
    const secret = await opened.getByRole('dialog', { name: 'Key created' }).locator('code').innerText();
    const focused = () => opened.evaluate(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toBe('Key created');
    await opened.getByRole('button', { name: 'I have saved it' }).click();
    expect((await service.get('/inboxes', secret)).status).toBe(200);
    expect((await service.get('/webhooks', secret)).status).toBe(403);
    await expect.poll(focused).toBe('New key');

    await opened.getByRole('button', { name: 'Revoke agent' }).click();
    await opened.getByRole('button', { name: 'Revoke key' }).click();
    await opened.getByRole('button', { name: 'Revoke agent' }).waitFor({ state: 'detached' });
    expect((await service.get('/inboxes', secret)).status).toBe(401);
    await expect.poll(() => opened.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('shows what the API says of a field at that field of the form, and forgets it with the next try', async () => {
    const said = async (label: string): Promise<string> => {
      const field = opened.getByRole('dialog').getByLabel(label, { exact: true });
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      const hint = opened.locator(`#${await field.getAttribute('aria-describedby')}`);
      return hint.innerText();
    };
    const refusal = async (path: string, body: unknown, field: string): Promise<unknown> => {
      const answer = await service.post(path, body, account.apiKey);
      expect(answer.status).toBe(422);
      return z.record(z.string(), z.string()).parse(answer.field('errors'))[field];
    };
    const submit = (name: string) => opened.getByRole('button', { name }).click();

    await opened.goto(`${address()}#/inboxes`);
    await submit('New inbox');
    await opened.getByLabel('Name before the @').fill('No spaces');
    await opened.getByLabel('Display name').fill('x'.repeat(201));
    await opened.getByLabel('Metadata').fill(`${'k'.repeat(41)}: v`);
    await submit('Create inbox');
    const inbox = {
      username: 'No spaces',
      display_name: 'x'.repeat(201),
      metadata: { ['k'.repeat(41)]: 'v' },
    };
    expect(await said('Name before the @')).toBe(await refusal('/inboxes', inbox, 'username'));
    expect(await said('Display name')).toBe(await refusal('/inboxes', inbox, 'display_name'));
    expect(await said('Metadata')).toBe(await refusal('/inboxes', inbox, 'metadata'));
    await opened.getByLabel('Display name').fill('short');
    await submit('Create inbox');
    expect(await said('Name before the @')).not.toBe('');
    expect(await opened.getByLabel('Display name').getAttribute('aria-invalid')).toBeNull();
    await opened.keyboard.press('Escape');

    await opened.goto(`${address()}#/webhooks`);
    await submit('New webhook');
    await opened.getByLabel('URL').fill('ftp://127.0.0.1/');
    await opened.getByLabel('Inboxes', { exact: true }).fill('no address');
    await submit('Create webhook');
    const webhook = {
      url: 'ftp://127.0.0.1/',
      event_types: ['message.received'],
      inbox_ids: ['no address'],
    };
    expect(await said('URL')).toBe(await refusal('/webhooks', webhook, 'url'));
    await opened.locator('input[type=url]:focus').waitFor();
    // It is said once.
    expect(await opened.getByRole('dialog').locator('.notice-bad').count()).toBe(0);
    await opened.keyboard.press('Escape');

    await opened.goto(`${address()}#/keys`);
    await submit('New key');
    await opened.getByLabel('Name', { exact: true }).fill('x'.repeat(201));
    await submit('Create key');
    expect(await said('Name')).toBe(await refusal('/api-keys', { name: 'x'.repeat(201) }, 'name'));
    await opened.keyboard.press('Escape');
  });

  test('makes an inbox, and deletes it only when its address was written', async () => {
    await opened.goto(`${address()}#/inboxes`);
    await opened.getByRole('button', { name: 'New inbox' }).click();
    await opened.getByLabel('Display name').fill('For a test');
    await opened.getByLabel('Metadata').fill('team: finance');
    await opened.getByRole('button', { name: 'Create inbox' }).click();
    await opened.getByText('No mail yet').waitFor();
    const made = await opened.locator('.mail-list-header h1').innerText();
    await opened.keyboard.press('u');
    await opened.getByLabel('Search inboxes').fill('finance');
    await opened.getByText('For a test').waitFor();
    expect(await opened.locator('.row').count()).toBe(1);
    await opened.getByRole('button', { name: `More actions for ${made}` }).click();
    await opened.getByRole('menuitem', { name: 'Delete inbox…' }).click();
    const confirm = opened.getByRole('button', { name: 'Delete inbox' });
    expect(await confirm.isDisabled()).toBe(true);
    await opened.getByLabel('Type the address to confirm').fill(made);
    await confirm.click();
    await opened.getByText('No inbox matches').waitFor();
    expect((await service.get(`/inboxes/${made}`, account.apiKey)).status).toBe(404);
  });

  test('shows ten thousand threads with few rows in the document, and mail that arrives moves nothing', async () => {
    const page = await browser.page();
    await page.route(/\/threads\?/, async (route) => {
      const url = new URL(route.request().url());
      const from = Number(url.searchParams.get('page_token') ?? 0);
      const threads = Array.from({ length: PAGE }, (_, index) => threadOf(from + index));
      const next = from + PAGE < THREADS ? String(from + PAGE) : null;
      await route.fulfill({ json: { threads, count: PAGE, limit: PAGE, next_page_token: next } });
    });
    await page.goto(`${address()}#key=${account.apiKey}`);
    await page.getByText(account.inboxId).click();
    const list = page.locator('.threads');
    await page.getByText('Subject 0', { exact: true }).waitFor();
    await expect
      .poll(async () => {
        await list.evaluate((element) => {
          element.scrollTop = element.scrollHeight;
        });
        return page.getByText(`Subject ${THREADS - 1}`, { exact: true }).count();
      })
      .toBe(1);
    expect(await page.locator('.thread').count()).toBeLessThan(60);
    await leave(page);
  });

  function threadOf(index: number): object {
    const time = new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString();
    return {
      thread_id: `thr_${index}`,
      inbox_id: account.inboxId,
      subject: `Subject ${index}`,
      preview: 'preview',
      senders: ['Ada <ada@example.com>'],
      recipients: [account.inboxId],
      labels: [],
      message_count: 1,
      size: 1,
      last_message_id: `msg_${index}`,
      received_timestamp: time,
      last_activity_at: time,
      timestamp: time,
      created_at: time,
      updated_at: time,
    };
  }
});
