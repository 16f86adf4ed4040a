import { describe, expect, test } from 'vitest';
import { read } from './read-lines.ts';

/** Mails after public bug reports of other programs, and the shortest ones of mails that were read wrong. */

describe('codes and links', () => {
  test.each([
    ['Acme ID', '548060 is your Acme ID code. Do not share it.', ['548060']],
    ['Apple', 'Your Apple ID Code is: 548060', ['548060']],
    ['Login', 'Login ID code: 548060', ['548060']],
    ['Anmeldung', 'Ihr ID-Code lautet 548060.', ['548060']],
    ['Accesso', 'Il tuo codice ID è 548060.', ['548060']],
    ['Código', 'Tu código de ID de Acme es 548060.', ['548060']],
    ['Код', 'Ваш код Acme ID: 548060', ['548060']],
    ['الرمز', 'رمز Acme ID الخاص بك هو 548060.', ['548060']],
    ['Código', 'Tu código de ID del pedido es 548060.', undefined],
    ['Код', 'Ваш код клиента ID: 548060', undefined],
    ['Your account', 'Your customer ID code is 548060.', undefined],
    ['A new API key', 'API key "prod" was created. Key ID: 771204', undefined],
    ['兑换', '【验证密码】您住在3号楼门牌号3586。随机码978123。', ['978123']],
    ['兑换', '验证密码：您的地址3号楼门牌号3586，短信随机码978123。', ['978123']],
    ['银行', '您的交易码：978123，请勿告知他人。', ['978123']],
    [
      'Your one-time passcode',
      'One-time passcode\n\nSort code\n20-48-11\n\nYour passcode is 60718425.',
      ['60718425'],
    ],
    ['Confirm it is you', 'Pop these six digits into the Quillbox app and you are in:\n\n558073', ['558073']],
    ['Verify your order 1004482', 'Please type the code below on the payment page:\n\n926051', ['926051']],
    [
      'Almost done',
      'Your order 1004482 is waiting. Type these six digits on the payment page:\n\n926051',
      ['926051'],
    ],
    [
      'Bestellung 1004482 bestätigen',
      'Bitte geben Sie die folgenden Ziffern auf der Zahlungsseite ein:\n\n926051',
      ['926051'],
    ],
    [
      'Confirmez la commande 1004482',
      'Saisissez les six chiffres ci-dessous sur la page de paiement :\n\n926051',
      ['926051'],
    ],
    [
      'Confirma tu pedido 1004482',
      'Escribe los seis dígitos siguientes en la página de pago:\n\n926051',
      ['926051'],
    ],
    [
      'Conferma ordine 1004482',
      'Inserisci le sei cifre qui sotto nella pagina di pagamento:\n\n926051',
      ['926051'],
    ],
    ['ご注文 1004482 の確認', '支払いページで次の6桁の数字を入力してください。\n\n926051', ['926051']],
    // Without a word for a code, a number beside an order's may be a voucher.
    ['Your order 1004482', 'Use 558073 to pay for order 1004482.', undefined],
    ['Your order 1004482', 'Enter the number of your parcel:\n\n926051', undefined],
  ])('of "%s", %j are %j', async (subject, body, codes) => {
    const { verification } = await read(
      [`Subject: ${subject}`, 'Content-Type: text/plain; charset=utf-8'],
      body,
    );

    expect(verification?.codes.map(({ value }) => value)).toEqual(codes);
    expect(verification?.codes.some(({ confidence }) => confidence === 'low') ?? false).toBe(false);
  });

  /** RFC 3986 appendix C. */
  test.each([
    ['with its prefix, over two lines', 'URL:https://a.example/verify?token=abcdefghijkl\n   mnopqrstuvwxyz'],
    ['over two lines', 'https://a.example/verify?token=abcdefghijkl\nmnopqrstuvwxyz'],
    ['over three lines', 'https://a.example/verify?\ntoken=abcdefghijkl\n  mnopqrstuvwxyz'],
  ])('an address in brackets %s is one link', async (_how, address) => {
    const { verification, links } = await read(
      ['Subject: Confirm your email'],
      `Verify your email:\n\n<${address}>\n\nThanks`,
    );
    const url = 'https://a.example/verify?token=abcdefghijklmnopqrstuvwxyz';

    expect(verification?.links.map((link) => link.url)).toEqual([url]);
    expect(links.map((link) => link.url)).toEqual([url]);
  });

  test.each([
    ['round brackets', '(https://a.example/verify?token=abc\n   defghij&id=1234567)'],
    [
      'square brackets, as programs make text of HTML',
      'Verify [https://a.example/verify?token=abcdefg\nhij&id=1234567]',
    ],
    ['quoted lines', '> <https://a.example/verify?token=abcdefg\n> hij&id=1234567>'],
  ])('an address over two lines in %s is one link', async (_where, body) => {
    const { links } = await read(['Subject: Confirm your email'], body);

    expect(links.map(({ url }) => url)).toEqual(['https://a.example/verify?token=abcdefghij&id=1234567']);
  });

  test.each([
    '(https://a.example/paper\n2019)',
    '(https://a.example/paper\nand)',
    '[https://a.example/paper\nsee it]',
  ])('words below an address are not part of it: %j', async (body) => {
    const { links } = await read(['Subject: Papers'], body);

    expect(links.map(({ url }) => url)).toEqual(['https://a.example/paper']);
  });

  test.each([
    [
      'Nodeward 24.21.0 released',
      '- verification of signatures is faster\n\nSHA256 9fceb02d\nhttps://nodeward.example/releases/24.21.0',
    ],
    [
      'Invitation: 1:1 @ Tue 1 Dec 2026 9:30am',
      '1:1\nGoing? Yes: https://cal.example/event?action=RESPOND&eid=M2c0OA&rst=1',
    ],
  ])('"%s" has no link to verify', async (subject, body) => {
    expect((await read([`Subject: ${subject}`], body)).verification).toBeNull();
  });
});

describe('the new part', () => {
  const REPLY = ['Subject: Re: s', 'In-Reply-To: <x@y.example>', 'Content-Type: text/plain; charset=utf-8'];
  const OLD = '\n\nOn 11 September 2026 at 16:11, Hacksaw <hack@saw.example> wrote:\n\n> Any ideas?';

  test.each([
    ['code with two strokes', 'The script:\n\nSELECT 1;\n--\nSELECT 2;\n\nIs it right?\n\nBest\nAnn'],
    ['code with a comment of strokes', 'local x = 1\n--\n-- comment\nlocal y = 2\n\nDoes it work?'],
    ['points parted by strokes', 'Point one.\n--\nPoint two: the invoice is wrong.\n--\nPoint three.'],
    [
      'strokes above a table of Markdown',
      'The counts:\n--\nName | Count\n-----|------\nBolt | 12\n\nIs it right?',
    ],
    ['strokes above a table in bars', 'The counts:\n--\n| Name | Count |\n| Bolt | 12 |'],
    ['strokes above a drawn table', 'The counts:\n--\n+------+----+\n| Bolt | 12 |\n+------+----+'],
    ['strokes in fenced code', 'See:\n\n```\na\n--\nb\n```\n\nBest'],
    ['a list below strokes', 'Plan:\n--\n- one\n- two'],
    [
      'sections under rules',
      `Section 1\n${'_'.repeat(45)}\n\nSection 2, see https://example.org\n${'_'.repeat(45)}\n\nSection 3`,
    ],
    [
      'a pasted header',
      "Here's one that works:\n\nTo: kim@doe.example\nSubject: gpg\nDate: Wed, 11 Sep 2026 13:18:58 -0700\nFrom: Kim Doe <kim@doe.example>\n\nblah\n\nIt could be your type.\n\nCheers",
    ],
    [
      'a sentence above the header of the old mail',
      'In 2026 Kim wrote\nthis.\n\nFrom Kim I have 2 letters, as she wrote.',
    ],
    [
      'a rule above properties',
      `Done.\n${'_'.repeat(60)}\nProperty changes on: trunk/a by bob@x.example today`,
    ],
  ])('keeps %s', async (_what, own) => {
    expect((await read(REPLY, `${own}${OLD}`)).extractedText).toBe(own);
  });

  test.each([
    ['a signature', 'Yes.', '-- \nAnn Lake\nAcme Inc.'],
    ['a signature whose blank is lost', 'Yes.', '--\nAnn Lake\nAcme Inc.'],
    ['a signature in columns', 'Yes.', '--\nAnn Lake | Buyer\n+1 555 0100 | Acme Inc.'],
    [
      'the version of git below a patch',
      'Try this:\n\ndiff --git a/a.c b/a.c\n@@ -1,2 +1,2 @@\n int f() {\n-  return 1;\n+  return 2;\n }',
      '--\n2.39.2 (Apple Git-143)\n\nPatches welcome',
    ],
    [
      'the footer of a list',
      'Yes.',
      `${'_'.repeat(47)}\nPpp mailing list\nPpp@zzz.example\nhttp://zzz.example/listinfo/ppp`,
    ],
    ['a Portuguese device', 'Olá, tudo certo.', 'Enviado do iPhone'],
    ['an app without a name', 'Yes, fine.', 'Sent using the mobile mail app'],
    ['a device and signs without width below it', 'Yes, fine.', 'Sent from my iPhone\n\u200b\n\ufeff\u00a0'],
    [
      'a device, a sign without width and an introduction',
      'Yes, fine.',
      'Sent from my iPhone\n\u200b\n\nOn 11 September 2026 at 16:11, Hacksaw <hack@saw.example> wrote:\n\n> Old',
    ],
    [
      'a German introduction and a header',
      'Ja.',
      'Am 20. Juni 2026 um 14:49 schrieb Kim Doe\n\nVon: Kim Doe <kim@doe.example>\nDatum: 20. Juni 2026\nBetreff: Status\n\nAlter Text',
    ],
    [
      'an English introduction and a header',
      'Yes.',
      'On June 20, 2026 Kim Doe wrote\nFrom: Kim Doe <kim@doe.example>\nSent: June 20\nSubject: Status\n\nOld',
    ],
    [
      'a Polish introduction without brackets',
      'Tak.',
      'Wiadomość napisana przez test.pl test@test.pl w dniu 17.01.2026, o godz. 11:09:\n\nStary tekst',
    ],
    [
      'a German introduction without an address',
      'Ja.',
      'blumfeldt schrieb am Do. 20. Juni 2026 um 14:49:\n\n    Alter Text',
    ],
    [
      'an introduction right above the old text',
      'Fine by me.',
      'On Mar 3, 2026 you wrote:\nShall we meet on Monday?',
    ],
    [
      'a rule and a header on one line',
      'Ja.',
      '-------- Ursprüngliche Nachricht --------Von: "Shop" <shop@doe.example> Datum: 20.06.26 14:49 An: a@b.example Betreff: Status\n\nAlter Text',
    ],
  ])('is without %s', async (_what, own, below) => {
    expect((await read(REPLY, `${own}\n\n${below}`)).extractedText).toBe(own);
  });

  test.each([
    [
      'a digest',
      ['Subject: Announce Digest #180'],
      `Contents:\n  Garden plan\n\n${'-'.repeat(70)}\n\nFrom: kim@doe.example\nSubject: Garden plan\nDate: 8 Sep 2026 01:25:28 GMT\n\nWe plant on Sunday.`,
    ],
    [
      'a digest by its form',
      ['Subject: Ankündigungen 180'],
      `Inhalt\n\n${'-'.repeat(70)}\n\nFrom: kim@doe.example\nSubject: Plan\n\nOn Sunday.\n\n${'-'.repeat(30)}\n\nFrom: lee@doe.example\nSubject: Trains\n\nAt nine.`,
    ],
    [
      'a report of refusals',
      ['From: Mailer Daemon <mailer-daemon@mx.example>', 'Subject: Mail delivery failed'],
      'The following addresses failed:\n\n"bob@example.com":\nhost: mx.example.com\n5.2.1 <bob@example.com>... User Unknown\n"eve@example.com":\nhost: mx.example.com\n5.2.2 <eve@example.com>... Mailbox Full',
    ],
  ])('of %s is all of it', async (_what, lines, body) => {
    expect((await read(lines, body)).extractedText).toBe(body);
  });

  test('of a page that shows in a quotation what it tells is all of it', async () => {
    const page =
      '<p>New message in Gardeners</p><blockquote><p>From: Joy</p><p>Thank you, I planted tulips.</p></blockquote>';
    const { extractedText } = await read(['Subject: Re: Hello', 'Content-Type: text/html'], page);

    expect(extractedText).toContain('Thank you, I planted tulips.');
  });
});
