import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { MailOfATest } from './mail-of-a-test.ts';
import { type Account, Service } from './service.ts';

const BANK = 'From: bank@bank.test';
const EVIL = 'evil@evil.test';

const service = opened(() => Service.start());
let account: Account;
let mails: MailOfATest;
beforeAll(async () => {
  account = await service.account();
  mails = new MailOfATest(service, account);
});

async function labelsOf(header: readonly string[]): Promise<unknown> {
  const to = await mails.inbox();
  const raw = [...header, `To: ${to.inboxId}`, 'Subject: s', '', 'text', ''].join('\r\n');
  await service.deliver({ envelope: { from: EVIL, to: to.inboxId }, raw });
  return (await mails.flagged(to)).field('labels');
}

describe('a mail that passes every check of SES', () => {
  test('is not labelled unauthenticated when its From field has one valid address', async () => {
    expect(await labelsOf([BANK])).toEqual(['received']);
    expect(await labelsOf(['From: bank@xn--bnk-qla.test'])).toEqual(['received']);
  });

  test.each([
    ['an address with two @', ['From: bank@bank.test@evil.test']],
    ['an address with two @ in brackets', ['From: Bank <bank@bank.test@evil.test>']],
    ['an @ behind the brackets', ['From: <bank@bank.test>@evil.test']],
    ['an empty label in the domain', ['From: bank@bank..test']],
    ['a domain in raw Unicode', ['From: bank@b\u00e4nk.test']],
    ['a domain that maps to another', ['From: bank@\uff42\uff41\uff4e\uff4b\u3002test']],
    ['a name without an address', ['From: Your Bank']],
  ])('is labelled unauthenticated when its From field has %s [D-ADD-12]', async (_what, header) => {
    expect(await labelsOf(header)).toEqual(['received', 'unauthenticated']);
  });

  test('is labelled unauthenticated when it has no From field [D-ADD-12]', async () => {
    expect(await labelsOf(['Sender: bank@bank.test'])).toEqual(['received', 'unauthenticated']);
  });

  test('is labelled unauthenticated when its first line is "From :" and a second From field follows [D-ADD-12]', async () => {
    expect(await labelsOf([`From : ${EVIL}`, BANK])).toEqual(['received', 'unauthenticated']);
  });
});
