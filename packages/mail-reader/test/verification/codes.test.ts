import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../src/html/html-to-text.ts';
import { extractVerification } from '../../src/verification/extract-verification.ts';
import { readBlocks } from '../read-blocks.ts';

interface Mail {
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  readonly answers?: boolean;
  readonly isCut?: boolean;
}

function extract({ subject = '', text, html, answers = false, isCut = false }: Mail) {
  const page = html === undefined ? undefined : { ...htmlToText(html), html };
  return extractVerification({ subject, sender: 'no-reply@example.com', answers, isCut, plain: text, page });
}

function codesOf(mail: Mail): string[] {
  const codes = extract(mail)?.codes ?? [];
  return codes.filter(({ confidence }) => confidence !== 'low').map(({ value }) => value);
}

/** Mails with a code and without one: `name | code | answers cut | subject`, the text, and the page. */
const CASES = readBlocks('code-mails').map(({ title, first: text, second: html }) => {
  const [name = '', code = '', flags = '', subject = ''] = title.split(' | ');
  const mail: Mail = {
    subject,
    ...(html === undefined ? { text } : { html }),
    answers: flags.includes('answers'),
    isCut: flags.includes('cut'),
  };
  return { title: name, mail, wanted: code === '' ? [] : [code] };
});

describe('codes', () => {
  test.each(CASES)('$title: $wanted', ({ mail, wanted }) => {
    expect(codesOf(mail)).toEqual(wanted);
  });

  test('on lines of their own are reported beside one of higher confidence on a line with a greeting', () => {
    const text = 'Hello your verification code is 666666,\n\n482913\n';
    const codes = extract({ subject: 'Your Acme code', text })?.codes ?? [];

    expect(codes.map(({ value, confidence }) => [value, confidence])).toEqual([
      ['666666', 'high'],
      ['482913', 'medium'],
    ]);
  });

  test('of equal confidence are all told', () => {
    expect(codesOf({ text: 'Your verification code is 482913.\n\nYour login code is 111222.' })).toEqual([
      '482913',
      '111222',
    ]);
  });
});

describe('links', () => {
  const links = (mail: Mail) => extract(mail)?.links.map(({ url, purpose }) => [purpose, url]) ?? [];

  test.each([
    ['verify', 'Verify your email', 'https://accounts.example.com/verify?token=a1b2c3'],
    ['sign_in', 'Sign in to Acme', 'https://example.com/magic/a1b2c3d4e5'],
    ['reset_password', 'Reset your password', 'https://example.com/reset?t=a1b2c3'],
    ['invitation', 'Accept invitation', 'https://example.com/invite/a1b2c3d4'],
    ['verify', 'E-Mail-Adresse bestätigen', 'https://example.com/x/a1b2c3d4'],
    ['verify', 'Verify login', 'https://example.com/l/a1b2c3d4'],
    ['verify', 'Yes, subscribe me to this list', 'https://example.com/subscribe/confirm?u=9be1'],
    ['reset_password', 'パスワードを再設定する', 'https://example.com/p/a1b2c3d4'],
  ])('to %s: "%s"', (purpose, text, url) => {
    expect(
      links({ html: `<a href="https://example.com/">Acme</a><p><a href="${url}">${text}</a></p>` }),
    ).toEqual([[purpose, url]]);
  });

  test.each([
    ['Unsubscribe', 'https://example.com/unsubscribe?token=a1b2c3'],
    ['View in browser', 'https://example.com/v/a1b2c3d4'],
    ['Privacy', 'https://example.com/privacy'],
    ['Sign in', 'https://example.com/login'],
    ['Confirm your booking', 'https://example.com/confirm/a1b2c3'],
    ['Confirm your payment', 'https://example.com/confirm/a1b2c3'],
    ['Teilnahme bestätigen', 'https://example.com/confirm/a1b2c3'],
    ["This wasn't me", 'https://example.com/not-me/a1b2c3d4'],
    ['Verify your email', 'javascript:alert(1)'],
    ['Join the discussion', 'https://example.com/d/a1b2c3d4'],
    ['Activate your offer', 'https://example.com/o/a1b2c3d4'],
    ['Verification code never arrives abroad', 'https://example.com/t/a1b2c3d4'],
    ['Verify your email', 'https://help.example.com/verify/a1b2c3'],
  ])('leave out "%s" (%s)', (text, url) => {
    expect(links({ html: `<p><a href="${url}">${text}</a></p>` })).toEqual([]);
  });

  const CHANGE = 'https://example.com/c/a1b2c3d4';

  test.each([
    [`If this wasn't you, <a href="${CHANGE}">change your password</a>.`],
    [`Bu işlemi sen yapmadıysan <a href="${CHANGE}">şifreni değiştir</a>.`],
    [`Falls Sie das nicht angefordert haben: <a href="${CHANGE}">Passwort ändern</a>.`],
    [`Si vous n'avez pas fait cette demande, <a href="${CHANGE}">changez de mot de passe</a>.`],
    [`如果不是您本人操作，请<a href="https://example.com/p/1">查看</a>并<a href="${CHANGE}">修改密码</a>。`],
  ])('for readers who did not ask for the mail are left out: %s', (html) => {
    expect(links({ subject: 'New sign-in', html: `<p>${html}</p>` })).toEqual([]);
  });

  test.each([
    ['clicchi qui', 'Per reimpostare la password'],
    ['buraya tıklayın', 'E-posta adresini doğrulamak için'],
    ['Klicken Sie bitte hier', 'Um Ihre E-Mail-Adresse zu bestätigen:'],
    ['點擊此連結', '請驗證您的信箱：'],
  ])('that say no more than "%s" are for what is said before them', (text, before) => {
    expect(links({ html: `<p>${before} <a href="${CHANGE}">${text}</a></p>` })).toHaveLength(1);
  });

  test('that only the subject supports give way to one that says what it is for', () => {
    const home = 'https://click.example.com/ls?upn=u001.home2Bx';
    const html = `<a href="${home}"><img src="logo.png"></a><p>Hello</p><a href="${CHANGE}">Verify login</a>`;

    expect(links({ subject: 'Verify login from a new place', html })).toEqual([['verify', CHANGE]]);
  });

  test('of a conference are not found', () => {
    const text =
      'Entrar na reunião\nhttps://meet.example.com/j/85068677344?pwd=cT2nQ8xLpA\nID da reunião: 850 6867 7344';

    expect(links({ text })).toEqual([]);
  });

  test.each([
    ['user information', 'https://example.com@evil.test/verify/a1b2c3'],
    ['an IPv4 address', 'https://192.0.2.7/verify/a1b2c3'],
    ['an IPv6 address', 'https://[2001:db8::7]/verify/a1b2c3'],
    ['an IPv4 address as one number', 'https://3221225991/verify/a1b2c3'],
  ])('with %s are left out', (_name, url) => {
    expect(links({ text: `Verify your email: ${url}` })).toEqual([]);
  });

  test("of the sender's domain come before those that a display name brings", () => {
    const own = 'https://example.com/x/a1b2c3d4';
    const text = `Hello verify your email: https://evil.example/verify?token=a1b2c3,\n\nConfirm your e-mail: ${own}\n`;

    expect(extract({ text })?.links[0]?.url).toBe(own);
  });

  test('say whether they belong to the sender', () => {
    const matches = (url: string) =>
      extract({ html: `<a href="${url}">Verify your email</a>` })?.links.map(({ host, matches_sender }) => [
        host,
        matches_sender,
      ]);

    expect(matches('https://id.example.com/verify/a1b2c3')).toEqual([['id.example.com', true]]);
    expect(matches('https://example.com.evil.test/verify/a1b2c3')).toEqual([
      ['example.com.evil.test', false],
    ]);
    expect(matches('https://notexample.com/verify/a1b2c3')).toEqual([['notexample.com', false]]);
    expect(matches('https://ex\u0430mple.com/verify/a1b2c3')).toEqual([['xn--exmple-4nf.com', false]]);
  });
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'Your code: ',
    '482913',
    ' 4 8 2 9 ',
    '\n',
    '\t',
    'https://x.test/verify?t=1',
    '"',
    '“',
    '@x.test #4829',
    '٤٨',
    '<',
    '> ',
    '- ',
  ),
);

test('the extraction never throws, and keeps its bounds', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.string(), fc.boolean(), (pieces, subject, answers) => {
      const text = pieces.join('');
      const found = extract({ subject, text, html: `<p>${text}</p>`, answers, isCut: answers });

      expect(found?.codes.length ?? 0).toBeLessThanOrEqual(5);
      expect(found?.links.length ?? 0).toBeLessThanOrEqual(10);
      for (const { value } of found?.codes ?? []) expect(value).toMatch(/^[A-Za-z\d-]{4,13}$/);
    }),
  );
});
