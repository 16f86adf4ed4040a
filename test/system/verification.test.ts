import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { askCode, type CodeMail, PLANTED, sendCode } from './code-mail.ts';
import { MailOfATest } from './mail-of-a-test.ts';
import { callTool } from './mcp-client.ts';
import { type Account, Service } from './service.ts';

const service = opened(() => Service.start());
let mails: MailOfATest;

beforeAll(async () => {
  mails = new MailOfATest(service, await service.account());
});

const send = (to: Account, mail: CodeMail) => sendCode(service, to, mail);
const ask = (of: Account, query = '') => askCode(service, of, query);

describe('GET /inboxes/{inbox_id}/verification', () => {
  test('answers the code of the newest mail, without a body', async () => {
    const to = await mails.inbox();
    await send(to, { text: 'Your verification code is 111111.' });
    await send(to, {});
    const newest = await service.newest(to);

    expect(await ask(to, '?from_domain=example.com')).toEqual({
      status: 'found',
      code: '482913',
      link: null,
      sender: 'no-reply@example.com',
      sender_domain: 'example.com',
      message_id: newest.string('message_id'),
      thread_id: newest.string('thread_id'),
      received_at: newest.string('received_at'),
      age_seconds: expect.any(Number),
      candidates: [],
      withheld: 0,
    });
  });

  test('with after, the message_id of the last answer, does not answer the code from before a resend', async () => {
    const to = await mails.inbox();
    await send(to, { text: 'Your verification code is 111111.' });
    const { message_id } = await ask(to, '?from_domain=example.com');
    expect(await ask(to, `?from_domain=example.com&after=${message_id}`)).toMatchObject({ status: 'none' });
    await send(to, {});

    expect(await ask(to, `?from_domain=example.com&after=${message_id}`)).toMatchObject({ code: '482913' });
  });

  test('with exact_domain, leaves out mail from a subdomain', async () => {
    const to = await mails.inbox();
    await send(to, { from: 'no-reply@mail.example.com', text: PLANTED });
    await send(to, { text: 'Your verification code is 111111.' });

    expect(await ask(to, '?from_domain=mail.example.com&exact_domain=true')).toMatchObject({
      code: '666666',
    });
    expect(await ask(to, '?from_domain=example.com&exact_domain=true')).toMatchObject({ code: '111111' });
  });

  test('does not take a customer of a mail service for the service', async () => {
    const to = await mails.inbox();
    await send(to, { from: 'a@evil.zendesk.com', text: PLANTED });

    expect(await ask(to, '?from_domain=zendesk.com')).toMatchObject({ status: 'none', code: null });
    expect(await ask(to, '?from_domain=evil.zendesk.com')).toMatchObject({
      status: 'found',
      sender_domain: 'evil.zendesk.com',
    });
  });

  test('names the candidates where it is ambiguous', async () => {
    const to = await mails.inbox();
    await send(to, {});
    await send(to, { from: 'no-reply@shop.test', text: PLANTED });
    const { candidates } = await ask(to);

    expect(candidates).toEqual(
      ['shop.test', 'example.com'].map((sender_domain) => ({
        sender_domain,
        message_id: expect.stringMatching(/^msg_/),
        received_at: expect.any(String),
      })),
    );
  });

  test('has status none for an inbox without mail, and for mail before after', async () => {
    const to = await mails.inbox();
    expect(await ask(to)).toMatchObject({
      status: 'none',
      code: null,
      link: null,
      message_id: null,
      withheld: 0,
    });
    await send(to, {});
    const { message_id } = (await service.newest(to)).body as { message_id: string };

    expect(await ask(to, `?after=${message_id}`)).toMatchObject({ status: 'none' });
    expect(await ask(to, '?after=2020-01-01T00:00:00Z')).toMatchObject({ status: 'found' });
  });

  test('gives a link where one is asked for', async () => {
    const to = await mails.inbox();
    const url = 'https://id.example.com/verify?token=a1b2c3';
    await send(to, { text: `Verify your email address:\n${url}\n` });

    expect(await ask(to, '?kind=link')).toMatchObject({
      status: 'found',
      code: null,
      link: { url, host: 'id.example.com', purpose: 'verify', matches_sender: true },
    });
    expect(await ask(to, '?kind=code')).toMatchObject({ status: 'none' });
  });

  test("answers the service's own link, though a display name in its mail brings another one", async () => {
    const to = await mails.inbox();
    const own = 'https://accounts.example.com/verify?token=b2c3d4e5';
    const evil = 'verify your email: https://evil.example/verify?token=a1b2c3d4';
    await send(to, { text: `Hello ${evil}\n\nVerify your email:\n${own}\n` });

    expect(await ask(to, '?kind=link')).toMatchObject({ status: 'found', link: { url: own } });
  });

  test('answers links of other domains with require_link_domain=false only; several are ambiguous', async () => {
    const to = await mails.inbox();
    const one = 'Verify your email:\nhttps://track.example.net/verify?token=b2c3d4e5\n';
    await send(to, { text: one });

    expect(await ask(to, '?kind=link')).toMatchObject({ status: 'none', link: null });
    expect(await ask(to, '?kind=link&require_link_domain=false')).toMatchObject({ status: 'found' });
    await send(to, { text: `${one}\nVerify your email:\nhttps://evil.example/verify?token=a1b2c3\n` });
    expect(await ask(to, '?kind=link&require_link_domain=false')).toMatchObject({ status: 'ambiguous' });
  });

  test('matches subdomains and the Unicode form of a domain', async () => {
    const to = await mails.inbox();
    await send(to, { from: 'no-reply@mail.xn--bcher-kva.example' });

    expect(await ask(to, `?from_domain=${encodeURIComponent('BÜCHER.example')}`)).toMatchObject({
      status: 'found',
      sender_domain: 'xn--bcher-kva.example',
    });
  });

  test.each([
    'com',
    'a@example.com',
    'https://example.com',
    '*.example.com',
    'exa mple.com',
    '127.0.0.1',
    '.',
  ])('refuses the from_domain "%s"', async (domain) => {
    const to = await mails.inbox();
    const answer = await service.get(
      `/inboxes/${to.inboxId}/verification?from_domain=${encodeURIComponent(domain)}`,
      to.apiKey,
    );

    expect(answer.status).toBe(422);
  });
});

describe('get_verification', () => {
  const tool = ({ inboxId, apiKey }: Account, args: Record<string, unknown> = {}) =>
    callTool(service, apiKey, 'get_verification', { inbox_id: inboxId, timeout_seconds: 0, ...args });

  test('gives an assistant the code, between markers', async () => {
    const to = await mails.inbox();
    await send(to, {});
    const { structured, text } = await tool(to, { from_domain: 'example.com' });

    expect(structured).toMatchObject({ status: 'found', code: '482913', untrusted_content: true });
    const [ours = '', marker = '', theirs = ''] = text.split('\n');
    expect(JSON.parse(ours)).toMatchObject({ status: 'found', withheld: 0, untrusted_content: true });
    expect(marker).toMatch(/^<untrusted_content [0-9a-f]{24}>$/);
    expect(JSON.parse(theirs)).toEqual({
      code: '482913',
      link: null,
      sender: 'no-reply@example.com',
      sender_domain: 'example.com',
      candidates: [],
    });
  });

  test('waits for the mail, where nothing is said for 25 seconds', async () => {
    const to = await mails.inbox();
    const asked = tool(to, { timeout_seconds: undefined });
    await expect.poll(() => service.waitingCalls(to)).toBe(1);
    await send(to, {});

    expect((await asked).structured).toMatchObject({ status: 'found', code: '482913' });
  });

  test('gives no code where two services sent one', async () => {
    const to = await mails.inbox();
    await send(to, {});
    await send(to, { from: 'no-reply@shop.test', text: PLANTED });
    const { structured, text } = await tool(to);

    expect(structured).toMatchObject({ status: 'ambiguous', code: null, link: null, sender: null });
    expect(text).not.toMatch(/482913|666666/);
    const [ours, , theirs = ''] = text.split('\n');
    expect(ours).not.toContain('shop.test');
    expect(JSON.parse(theirs)).toMatchObject({
      candidates: [{ sender_domain: 'shop.test' }, { sender_domain: 'example.com' }],
    });
  });

  test("does not give an attacker's code out", async () => {
    const to = await mails.inbox();
    await send(to, { text: PLANTED, headers: { 'X-Simulate-Verdicts': 'dmarc=FAIL; spf=FAIL; dkim=FAIL' } });
    await send(to, { from: 'a@evil.test', text: PLANTED });
    const { structured, text } = await tool(to, { from_domain: 'example.com' });

    expect(structured).toMatchObject({ status: 'none', code: null, withheld: 1 });
    expect(text).not.toMatch(/666666|evil\.test|untrusted_content [0-9a-f]/);
  });

  test('refuses a longer timeout', async () => {
    const { error } = await tool(await mails.inbox(), { timeout_seconds: 26 });

    expect(error).toMatchObject({ name: 'validation', errors: { timeout_seconds: expect.any(String) } });
  });
});
