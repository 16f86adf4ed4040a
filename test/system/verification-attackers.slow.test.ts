import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { askCode, CODE, type CodeMail, PLANTED, sendCode } from './code-mail.ts';
import { MailOfATest } from './mail-of-a-test.ts';
import { type Account, Service } from './service.ts';

const service = opened(() => Service.start());
let mails: MailOfATest;

beforeAll(async () => {
  mails = new MailOfATest(service, await service.account());
});

const send = (to: Account, mail: CodeMail) => sendCode(service, to, mail);
const ask = (of: Account, query = '') => askCode(service, of, query);

describe('an attacker who knows the address', () => {
  test.each<[string, CodeMail]>([
    ['a domain below his own', { from: 'Acme <no-reply@example.com.evil.test>' }],
    ['a domain that ends alike', { from: 'Acme <no-reply@notexample.com>' }],
    ['a domain that looks alike', { from: 'Acme <no-reply@xn--exmple-4nf.com>' }],
    ['a forged address', { headers: { 'X-Simulate-Verdicts': 'spf=FAIL; dkim=FAIL; dmarc=FAIL' } }],
    ['an address without a policy', { headers: { 'X-Simulate-Verdicts': 'dmarc=GRAY' } }],
    ['spam', { headers: { 'X-Simulate-Verdicts': 'dmarc=PASS; spam=FAIL' } }],
    ['the address as his name', { from: '"no-reply@example.com" <no-reply@evil.test>' }],
    ['the address and a bracket as his name', { from: '"Acme <no-reply@example.com>" <no-reply@evil.test>' }],
    ['the address without quotes as his name', { from: 'no-reply@example.com <no-reply@evil.test>' }],
    ['two senders', { from: 'no-reply@example.com, no-reply@evil.test' }],
  ])('gets no code out with %s', async (_name, mail) => {
    const to = await mails.inbox();
    await send(to, {});
    await send(to, { ...mail, text: PLANTED });

    expect(await ask(to, '?from_domain=example.com')).toMatchObject({ status: 'found', code: '482913' });
    expect((await ask(to)).code).not.toBe('666666');
  });

  test('gets no code out with a reply in the thread of the service', async () => {
    const to = await mails.inbox();
    await send(to, { headers: { 'Message-ID': '<1@example.com>' } });
    await send(to, {
      from: 'Acme <a@evil.test>',
      subject: 'Re: Sign in to Acme',
      text: PLANTED,
      headers: { 'In-Reply-To': '<1@example.com>', References: '<1@example.com>' },
    });

    expect(await ask(to, '?from_domain=example.com')).toMatchObject({ status: 'found', code: '482913' });
    expect(await ask(to)).toMatchObject({ status: 'ambiguous', code: null, link: null, sender: null });
  });

  test('gets no code out without authentication, and is counted', async () => {
    const to = await mails.inbox();
    await send(to, { text: PLANTED, headers: { 'X-Simulate-Verdicts': 'dmarc=FAIL; spf=FAIL; dkim=FAIL' } });
    await send(to, { text: PLANTED, headers: { 'X-Simulate-Verdicts': 'dmarc=GRAY' } });

    expect(await ask(to)).toMatchObject({ status: 'none', code: null, withheld: 2 });
    expect(await ask(to, '?require_dmarc=false')).toMatchObject({
      status: 'found',
      code: '666666',
      withheld: 1,
    });
  });

  test('is not counted by a key that may not read spam, when his mail is spam', async () => {
    const to = await mails.inbox();
    await send(to, { text: PLANTED, headers: { 'X-Simulate-Verdicts': 'dmarc=PASS; spam=FAIL' } });
    const made = await service.key(to.apiKey, { message_read: true });

    expect(await ask(to)).toMatchObject({ status: 'none', withheld: 1 });
    expect(await ask({ ...to, apiKey: made })).toMatchObject({
      status: 'none',
      withheld: 0,
    });
  });

  test('gets no code out when a public suffix is asked for', async () => {
    const to = await mails.inbox();
    await send(to, { from: 'a@evil.co.uk', text: PLANTED });

    expect(await ask(to, '?from_domain=co.uk')).toMatchObject({ status: 'none', code: null });
    expect(await ask(to, '?from_domain=evil.co.uk')).toMatchObject({ status: 'found' });
  });

  test('is named when he is the only one', async () => {
    const to = await mails.inbox();
    await send(to, { from: 'Acme <a@mail.evil.test>', text: PLANTED });

    expect(await ask(to)).toMatchObject({ status: 'found', code: '666666', sender_domain: 'evil.test' });
    expect(await ask(to, '?from_domain=example.com')).toMatchObject({ status: 'none', withheld: 0 });
  });

  test('makes a mail with two codes ambiguous', async () => {
    const to = await mails.inbox();
    await send(to, { text: `${CODE}\n\nYour login code is 111222.` });

    expect(await ask(to, '?from_domain=example.com')).toMatchObject({
      status: 'ambiguous',
      code: null,
      link: null,
      sender_domain: 'example.com',
    });
  });
});
