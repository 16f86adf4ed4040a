import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { ParsedMail } from '../../src/compose-parsed.ts';
import { parseMail } from '../../src/parse-mail.ts';

const LONG = `https://click.shop.example/${'x'.repeat(200)}`;
const HEADER = 'From: a@shop.example\r\nSubject: News\r\n';

function parsed(body: string): Promise<ParsedMail> {
  return parseMail(Readable.from([Buffer.from(HEADER + body)]), {
    store: () => Promise.reject(new Error('No files')),
  });
}

const ofHtml = (html: string) => parsed(`Content-Type: text/html\r\n\r\n${html}`);
const ofBoth = (plain: string, html: string) =>
  parsed(
    `Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${plain}\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b--`,
  );

describe('links of a message', () => {
  test('have the whole of an address of which the text shows 100 characters', async () => {
    const { text, links } = await ofHtml(
      `<p>Hi <a href="${LONG}">Offer</a>, <a href="https://a.example/x">more</a></p>`,
    );

    expect(text).toBe(`Hi Offer (${LONG.slice(0, 99)}…), more (https://a.example/x)`);
    expect(links).toEqual([
      { text: 'Offer', url: LONG, host: 'click.shop.example' },
      { text: 'more', url: 'https://a.example/x', host: 'a.example' },
    ]);
  });

  /** As Google Calendar writes its answers to an invitation, which differ behind the id of the event. */
  test('differ in the text, which shows an address up to where no other link is the same', async () => {
    const answer = (rst: number) =>
      `https://calendar.example/calendar/event?action=RESPOND&eid=${'M2c0OA'.repeat(10)}&rst=${rst}&tok=${'N'.repeat(60)}`;
    const { text, links } = await parsed(
      `\r\nYes: ${answer(1)}\r\nMaybe: ${answer(3)}\r\n\r\nNo: ${answer(2)}`,
    );

    expect(text.match(/event\?\S+/g)?.map((shown) => shown.slice(-7))).toEqual([
      '&rst=1…',
      '&rst=3…',
      '&rst=2…',
    ]);
    expect(links.map(({ url }) => url)).toEqual([1, 3, 2].map(answer));
  });

  test('are shown whole in the text where another begins with them', async () => {
    const { text } = await parsed(`\r\n${LONG}\r\n${LONG}/unsubscribe-from-this-list`);

    expect(text).toBe(`${LONG}\n${LONG}/…`);
  });

  test('are not cut within a character of two code units', async () => {
    const { text } = await parsed(
      `Content-Type: text/plain; charset=utf-8\r\n\r\nhttps://a.example/${'x'.repeat(80)}${'😀'.repeat(20)}`,
    );

    expect(text.isWellFormed()).toBe(true);
    expect(text).toMatch(/x😀…$/u);
  });

  test('include those of pictures, which the text does not show', async () => {
    const { text, links } = await ofHtml('<p>Hi</p><a href="https://a.example/x"><img src="y"></a>');

    expect(text).toBe('Hi');
    expect(links).toEqual([{ text: '', url: 'https://a.example/x', host: 'a.example' }]);
  });

  test('are addresses of a plain text, without what stands behind them', async () => {
    const { text, links } = await parsed(`\r\nSee (${LONG}), and https://a.example/y.`);

    expect(text).toBe(`See (${LONG.slice(0, 99)}…), and https://a.example/y.`);
    expect(links.map(({ url }) => url)).toEqual([LONG, 'https://a.example/y']);
  });

  test('are at most 200, and only addresses of the web; what is not among them is shown whole', async () => {
    const address = (i: number) => `https://click.shop.example/${i}/${'x'.repeat(200)}`;
    const many = Array.from({ length: 210 }, (_, i) => `<a href="${address(i)}">${i}</a>`).join(' ');
    const { text, links } = await ofHtml(`<a href="mailto:a@b.example">a</a> ${many}`);

    expect(links).toHaveLength(200);
    expect(text).toContain(`205 (${address(205)})`);
    expect(text).toContain(`199 (${address(199).slice(0, 99)}…)`);
  });
});

describe('the plain form of a mail', () => {
  const PAGE = `<p>${'The parcel arrives on Monday. '.repeat(10)}</p>`;

  test.each([
    ['style sheets', 'body { color: red } .x { margin: 0 }'],
    ['a stub', 'put an optional message here'],
    ['a stub for programs without HTML', 'Your mail program does not support HTML messages.'],
    ['shorter than a tenth of what the page shows', 'The parcel'],
  ])('gives way to the page where it is %s', async (_, plain) => {
    expect((await ofBoth(plain, PAGE)).text).toMatch(/^The parcel arrives on Monday/);
  });

  test.each([
    ['is as long as the page', `Plain words. ${'The parcel arrives on Monday. '.repeat(9)}`, PAGE],
    ['is short, as the page is', 'Yes.', '<p>Yes.</p>'],
    ['has what the page hides', 'Yes.', `<div hidden>${PAGE}</div>`],
    [
      'begins with braces',
      '{ "a": 1 } is what I got back from the service on my machine',
      '<p>{ "a": 1 } is what I got back</p>',
    ],
  ])('is the text where it %s', async (_, plain, html) => {
    expect((await ofBoth(plain, html)).text.trim()).toBe(plain.trim());
  });
});
