import { expect, test } from 'vitest';
import { checkSender } from '../../console/src/mail/sender-check.ts';

type Checked = Parameters<typeof checkSender>[0];
const PASS: Checked['authentication'] = {
  spf: 'pass',
  dkim: 'pass',
  dmarc: 'pass',
  spam: 'pass',
  virus: 'pass',
};

const check = (from: string, dmarc: Checked['authentication']['dmarc'] = 'pass') =>
  checkSender({ from, authentication: { ...PASS, dmarc } });

test.each([
  ['a brand in the name', '"PayPal Security" <security@evil.example>', 'plain', undefined],
  ['its own domain in the name', 'example.com <a@mail.example.com>', 'plain', undefined],
  ['another domain in the name', '"paypal.com" <security@evil.example>', 'unsure', 'paypal.com'],
  ['another address in the name', '"security@paypal.com" <a@evil.example>', 'unsure', 'paypal.com'],
  [
    'a domain that looks like part of the name',
    '"evil.example.paypal.com" <a@evil.example>',
    'unsure',
    'evil.example.paypal.com',
  ],
  ['no name', 'security@evil.example', 'plain', undefined],
  ['a file in the name', '"report.pdf of node.js" <a@evil.example>', 'plain', undefined],
])('a sender that DMARC confirms, with %s, is never shown as verified', (_, from, tone, otherDomain) => {
  expect(check(from)).toMatchObject({ tone, otherDomain, text: 'confirmed by DMARC' });
});

test('a sender that DMARC does not confirm is said to be not confirmed', () => {
  expect(check('a@evil.example', 'fail')).toMatchObject({
    tone: 'bad',
    text: 'not confirmed: it may be forged',
  });
  expect(check('a@evil.example', 'gray')).toMatchObject({
    tone: 'unsure',
    text: 'not confirmed',
  });
});
