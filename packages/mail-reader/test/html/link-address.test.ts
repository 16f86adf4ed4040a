import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../src/html/html-to-text.ts';
import { linkAddress } from '../../src/html/link-address.ts';

const TEXT = 'https://bank.example';

describe('a link whose text names another host', () => {
  test.each([
    ['as it is', '<a href="https://evil.test/a">', 'https://evil.test/a'],
    ['without quotes', '<a title=x href=https://evil.test/a>', 'https://evil.test/a'],
    ['behind white space', '<a href=" \n https://evil.test/a">', 'https://evil.test/a'],
    ['behind a control character', '<a href="\u0001https://evil.test/a">', 'https://evil.test/a'],
    ['over lines', '<a href="ht\ntps://evil\t.test/a">', 'https://evil.test/a'],
    ['in character references', '<a href="&#104;ttps://evil&period;test/a">', 'https://evil.test/a'],
    ['behind a user name', '<a href="https://bank.example@evil.test/a">', 'https://evil.test/a'],
    [
      'behind a user name and password',
      '<a href="https://bank.example:443@evil.test/">',
      'https://evil.test/',
    ],
    ['with backslashes', '<a href="https:\\\\evil.test\\a">', 'https://evil.test/a'],
    ['without slashes', '<a href="https:evil.test/a">', 'https://evil.test/a'],
    ['without a scheme', '<a href="//evil.test/a">', 'https://evil.test/a'],
    ['percent-encoded', '<a href="https://%65vil.test/a">', 'https://evil.test/a'],
    ['in letters of another script', '<a href="https://аррӏе.com/">', 'https://xn--80ak6aa92e.com/'],
    ['with invisible characters', '<a href="https://ev\u200bil.test/">', 'https://evil.test/'],
    ['with full-width letters', '<a href="https://ｅvil.test/">', 'https://evil.test/'],
    ['with another full stop', '<a href="https://evil。test/">', 'https://evil.test/'],
    ['relative to a base', '<base href="https://evil.test/"><a href="/a">', 'https://evil.test/a'],
    ['of another scheme', '<a href="ftp://evil.test/">', 'ftp://evil.test/'],
  ])('shows the host that it opens, written %s', (_, open, address) => {
    expect(htmlToText(`${open}${TEXT}</a> after`).text).toBe(`${TEXT} (${address}) after`);
  });

  test('shows it where the link is never closed', () => {
    expect(htmlToText(`<a href="https://evil.test/">${TEXT}`).text).toBe(`${TEXT} (https://evil.test/)`);
  });
});

describe('the address of a link', () => {
  test.each([
    'https://example.org',
    'HTTP://Example.org:8080/a?b#c',
    'https://example.org/ü?q=ß',
    'mailto:a@b.example',
  ])('is as written where that names its host: %s', (href) => {
    expect(linkAddress(href, undefined)).toBe(href);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '#top',
    '',
    '/a',
    'a.html',
    'cid:1@x',
    'tel:1',
  ])('is not shown where it opens no page: %j', (href) => {
    expect(linkAddress(href, undefined)).toBeUndefined();
  });

  test('is as written where no program can read it', () => {
    expect(linkAddress('https://a b/', undefined)).toBe('https://a b/');
  });
});
