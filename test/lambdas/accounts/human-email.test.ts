import { expect, test } from 'vitest';
import { accountAddress, canonicalAddress, isOwnAddress } from '../../../lambdas/accounts/human-email.ts';

test('letter case makes no other account, a tag does', () => {
  expect(accountAddress('Some.One+X@Example.COM')).toBe('some.one+x@example.com');
});

test.each([
  ['a@x.test', 'a@x.test'],
  ['A@X.TEST', 'a@x.test'],
  ['a+1@x.test', 'a@x.test'],
  ['a+1+2@x.test', 'a@x.test'],
  ['+1@x.test', '+1@x.test'],
  ['a@x+y.test', 'a@x+y.test'],
  ['a.b@x.test', 'a.b@x.test'],
  ['A.d.A+1@GMail.com', 'ada@gmail.com'],
  ['a.d.a@googlemail.com', 'ada@gmail.com'],
  ['Success+1@simulator.amazonses.com', 'success+1@simulator.amazonses.com'],
  ['a.da@protonmail.com', 'ada@proton.me'],
  ['a.da@pm.me', 'ada@proton.me'],
  ['a.da@notgmail.com', 'a.da@notgmail.com'],
])('limits are counted for %s as %s', (email, counted) => {
  expect(canonicalAddress(email)).toBe(counted);
});

test.each([
  ['me@agents.test', true],
  ['me@AGENTS.Test', true],
  ['me@deep.below.agents.test', true],
  ['me@notagents.test', false],
  ['me@agents.test.evil.test', false],
  ['"x@agents.test"@evil.test', false],
  ['agents.test@evil.test', false],
  ['me@second.test', true],
])('isOwnAddress %s at a service with the domains agents.test and second.test is %s', (email, own) => {
  expect(isOwnAddress(email, ['agents.test', 'second.test'])).toBe(own);
});
