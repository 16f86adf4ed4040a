import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../../../lambdas/mail/html/html-to-text.ts';
import { extractVerification } from '../../../../lambdas/mail/verification/extract-verification.ts';

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

/** Values of the codes that are worth typing. */
function codesOf(mail: Mail): string[] {
  const codes = extract(mail)?.codes ?? [];
  return codes.filter(({ confidence }) => confidence !== 'low').map(({ value }) => value);
}

describe('codes', () => {
  test.each<[string, Mail, string]>([
    ['after a colon', { text: 'Your verification code: 482913' }, '482913'],
    ['before what it is', { subject: '482913 is your Acme verification code', text: '' }, '482913'],
    ['in a line of its own', { text: 'Hi,\n\nyour security code is\n\n482 913\n\nAcme' }, '482913'],
    ['with a hyphen', { text: 'Use the login code 482-913 to continue.' }, '482913'],
    ['with a prefix', { text: 'G-482913 is your Acme verification code.' }, 'G-482913'],
    ['with letters', { text: 'Enter this one-time code:\n\nX7K-2PQ\n' }, 'X7K-2PQ'],
    ['of small letters', { text: 'Your login code is x7k2pq9.' }, 'x7k2pq9'],
    ['full-width', { text: '認証コード：４８２９１３' }, '482913'],
    ['Arabic-Indic', { text: 'رمز التحقق الخاص بك هو ٤٨٢٩١٣' }, '482913'],
    ['Extended Arabic-Indic', { text: 'Your verification code: ۴۸۲۹۱۳' }, '482913'],
    ['Devanagari', { text: 'आपका सत्यापन कोड ४८२९१३ है' }, '482913'],
    ['between Chinese words', { text: '您的验证码为482913，5分钟内有效。' }, '482913'],
    ['origin-bound', { text: 'Hello.\n\n@example.com #482913' }, '482913'],
    [
      'split over cells',
      {
        html: `<p>Your verification code</p><table><tr>${[...'482913'].map((d) => `<td>${d}</td>`).join('')}</tr></table>`,
      },
      '482913',
    ],
    [
      'split over elements',
      { html: '<p>Your verification code is <b>48</b><b>29</b><i>13</i></p>' },
      '482913',
    ],
    ['with invisible characters', { html: '<p>Your verification code: 48&#8203;29&#8203;13</p>' }, '482913'],
    ['beside an order number', { text: 'Your verification code for order 55512345 is 482913.' }, '482913'],
    [
      'beside a telephone number',
      { text: 'Your login code is 482913. Questions? Call 555 123 4567.' },
      '482913',
    ],
    ['that no courier may have', { text: '5519 — код для входа. Не передавайте его курьеру.' }, '5519'],
    ['of digits that are to be typed', { text: '下の6桁を入力してください。\n\n902118' }, '902118'],
    ['as a passcode', { text: 'Get back in with the temporary passcode 61204877.' }, '61204877'],
    ['that looks like a year', { text: 'Your verification code is 2014' }, '2014'],
    ['in a heading', { subject: 'Sign in to Acme', html: '<h2>Your code</h2><h1>4829</h1>' }, '4829'],
    ['in an order to type it', { text: 'Enter 482913 to sign in to Acme.' }, '482913'],
    [
      'in an order to type it, of a payment',
      { text: 'To approve the change, enter the code 482913.' },
      '482913',
    ],
    [
      'of a purchase that is secret',
      { text: 'Your secure code for your order is 482913. Do not share it.' },
      '482913',
    ],
    ['behind dots', { text: 'User name .... sam\nOne-time code .... HX842K' }, 'HX842K'],
    [
      'for the customer area',
      { text: 'Ihr Zugangscode für das Kundenportal ist 482913 (10 Minuten gültig).' },
      '482913',
    ],
    [
      'below a label that is a line',
      { html: '<span style="display:block">LOGIN CODE</span><span>482913</span>' },
      '482913',
    ],
    ['before a sentence about codes', { text: 'Enter this code:\n4829\nVerification codes expire.' }, '4829'],
    ['that no driver may have', { text: 'رمز التحقق هو 4829 ولا تشاركه مع السائق.' }, '4829'],
    [
      'alone, for minutes',
      { subject: 'Sign in to Acme', text: 'Hi, confirm it:\n\n4829\n\nValid for 10 minutes.' },
      '4829',
    ],
    [
      'named as a password',
      { subject: 'Hasło jednorazowe', text: 'Kwota: 12,00\nHasło: 48213907' },
      '48213907',
    ],
  ])('%s', (_name, mail, code) => {
    expect(codesOf(mail)).toEqual([code]);
  });

  test.each<[string, Mail]>([
    ['a year', { text: 'Two-factor codes in 2026: what changed' }],
    ['an order number', { text: 'We never ask for your verification code.\n\nOrder number\n482913' }],
    ['an amount', { text: 'Your code was used. Total: $4829.00' }],
    ['a telephone number', { text: 'For a new security code call +1 555 123 4567.' }],
    ['the end of a card', { text: 'A code was sent for your card ending in 4829.' }],
    ['a masked number', { text: 'We sent a verification code to •••• 4829.' }],
    ['a discount code', { text: 'Use code SAVE20 at checkout. Use code 482913 for 20% off your order.' }],
    ['a postcode', { text: 'Zip code 94107' }],
    ['a tracking number', { text: 'Your tracking code: 4829130011' }],
    ['a version', { text: 'Security code fixes in version 4.8.2913' }],
    ['a colour', { text: 'The code of our brand colour is #482913.' }],
    ['a meeting', { text: 'Join Zoom Meeting\nMeeting ID: 829 1300 4411\nPasscode: 482913' }],
    ['a booking', { subject: 'Your flight to Oslo', text: 'Confirmation code: X7K2PQ' }],
    ['an example', { text: 'Attackers ask: "Your verification code is 482913, please send it".' }],
    ['a ticket', { subject: '[#482913] Verification code does not arrive', text: 'We look into it.' }],
    ['an error', { text: 'The printer shows error code 4829.' }],
    ['an address', { text: 'Verify at https://example.com/verify/482913 with your code.' }],
    ['hidden text', { html: '<p>Your verification code</p><p style="display:none">482913</p>' }],
    ['a reply', { subject: 'Re: 482913 is your verification code', text: 'Thanks!', answers: true }],
    [
      'what a reply quotes',
      {
        subject: 'Re: Sign in',
        text: 'Thanks.\n\nOn Mon, 1 Jan 2026 at 10:00, Acme <a@x.test> wrote:\n> Your verification code is 482913',
        answers: true,
        isCut: true,
      },
    ],
    [
      'what was forwarded',
      {
        subject: 'Fwd: Sign in',
        text: 'See below.\n\n---------- Forwarded message ---------\nYour verification code is 482913',
      },
    ],
    ['what is given to a courier', { text: 'Share the one-time password 482913 with the delivery agent.' }],
    ['a purchase', { text: 'You spent $48.12. Card ending 8812. Authorisation code 482913.' }],
    ['a code with a number of its own', { text: 'Failed sign-ins:\ncode 401: 20417\ncode 429: 8812' }],
    ['a table of counts', { text: 'OTP messages: 48120\nVerification calls: 2044' }],
    ['the arguments of a function', { text: 'Make a 6-digit code with crypto.randomInt(100000, 1000000).' }],
    ['an issue', { subject: '[Tracker] (AUTH-4471) Verification code is refused', text: 'Please look.' }],
    ['a weekly report', { subject: 'Weekly summary', text: 'Top subjects\nYour verification code: 18204' }],
    ['a number of several groups', { text: 'Codice avviso: 3010 0000 0504 4037 61' }],
    ['a registration number', { text: 'رقم تسجيلك: 20264417' }],
    ['a headline', { subject: 'How OTP 123456 became the most used code', text: 'Read our article.' }],
    ['a long quotation', { text: 'B) "We found a problem. Reply with the login code 448120 that we sent."' }],
    ['an electronic invoice', { text: '电子发票：发票号码 20441771，校验码 77120441。' }],
    ['a trial', { text: 'Use code PRO60DAYS when you sign up. Offer ends 12/31.' }],
    ['a referral', { text: 'Tu código: SAM-7Q2K. Compártelo con tus amigos y verifica su correo.' }],
  ])('are not taken from %s', (_name, mail) => {
    expect(codesOf(mail)).toEqual([]);
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

describe('the extraction', () => {
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

  test('never throws, and keeps its bounds', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.string(),
        fc.boolean(),
        (pieces, subject, answers) => {
          const text = pieces.join('');
          const found = extract({ subject, text, html: `<p>${text}</p>`, answers, isCut: answers });

          expect(found?.codes.length ?? 0).toBeLessThanOrEqual(5);
          expect(found?.links.length ?? 0).toBeLessThanOrEqual(10);
          for (const { value } of found?.codes ?? []) expect(value).toMatch(/^[A-Za-z\d-]{4,13}$/);
        },
      ),
    );
  });
});
