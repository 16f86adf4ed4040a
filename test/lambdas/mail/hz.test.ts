import { expect, test } from 'vitest';
import { decodeHz } from '../../../lambdas/mail/hz.ts';

test.each([
  ['Chinese and other signs by turns', '~{<:Ky2;S{#,NpJ)l6HK!#~}ok', '己所不欲，勿施於人。ok'],
  ['two tildes are one', '~~ ~{VPND~}', '~ 中文'],
  ['a tilde at the end of a line goes on with the next', 'a~\nb~\r\nc', 'abc'],
  ['the end of a line ends Chinese that was not closed', '~{VPND\nVPND', '中文\nVPND'],
  ['a tilde alone is one', 'a~b~', 'a~b~'],
  ['half a sign is none', '~{V', '\ufffd'],
])('HZ-GB-2312: %s', (_, bytes, text) => {
  expect(decodeHz(Buffer.from(bytes, 'latin1'))).toBe(text);
});
