import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { times } from './adverse-seed.ts';
import { request } from './answer.ts';
import { type Account, DOMAIN, Service } from './service.ts';

describe('the main job: mail in, thread out', () => {
  const service = opened(() => Service.start());
  const account = opened(() => service.account());

  async function inbox(): Promise<Account> {
    return { ...account, inboxId: await service.inbox(account.apiKey) };
  }

  test('derives the text of a mail that is only HTML, without text that a person does not see [D-MSG-06]', async () => {
    const to = await inbox();
    const html = '<p>Dear <b>agent</b>,</p><p>hi</p><p style="display:none">secret</p>';
    await service.deliver({ to: to.inboxId, subject: 'HTML', text: '', html });
    const message = await service.newest(to);
    const path = `/inboxes/${to.inboxId}`;
    const [listed] = (await service.get(`${path}/messages`, to.apiKey)).list('messages');
    const thread = await service.get(`${path}/threads/${message.string('thread_id')}`, to.apiKey);

    expect(message.string('html')).toContain('secret');
    const shown = { hidden_text: true, preview: 'Dear agent, hi' };
    const whole = { ...shown, text: 'Dear agent,\n\nhi', extracted_text: 'Dear agent,\n\nhi' };
    expect(message.body).toMatchObject(whole);
    expect(listed?.body).toMatchObject(shown);
    expect(thread.list('messages').map(({ body }) => body)).toMatchObject([whole]);
  });

  test('reads all of 30 inline images [PUR-01]', async () => {
    const to = await inbox();
    const images = Array.from({ length: 30 }, (_, index) => ({
      filename: `image${index}.png`,
      cid: `image${index}@sender.example`,
      content: randomBytes(500 + index),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    }));
    const html = images.map(({ cid }) => `<img src="cid:${cid}">`).join('');
    await service.deliver({ to: to.inboxId, subject: 'Images', html, attachments: images });
    const message = await service.newest(to);
    const records = message.list('attachments');
    expect(records.map((record) => record.body)).toMatchObject(
      images.map(({ filename, cid, content }) => ({
        filename,
        content_id: cid,
        content_disposition: 'inline',
        content_type: 'image/png',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })),
    );
    const last = records.at(-1)?.string('attachment_id');
    const bytes = await service.get(
      `/inboxes/${to.inboxId}/messages/${message.string('message_id')}/attachments/${last}`,
      to.apiKey,
    );
    expect(bytes.bytes).toEqual(images.at(-1)?.content);
  });

  test('decodes a subject and a body in iso-2022-jp', async () => {
    const to = await inbox();
    const raw = [
      `To: ${to.inboxId}`,
      'From: ada@sender.example',
      'Subject: =?ISO-2022-JP?B?GyRCRnxLXDhsGyhC?=',
      'Content-Type: text/plain; charset=iso-2022-jp',
      '',
      '\x1b$B$3$s$K$A$O\x1b(B',
      '',
    ].join('\r\n');
    await service.deliver({ envelope: { from: 'ada@sender.example', to: to.inboxId }, raw });
    const message = await service.newest(to);
    expect(message.string('subject')).toBe('日本語');
    expect(message.string('text')).toContain('こんにちは');
  });

  test('delivers a Bcc without showing it in the headers [D-ARR-01, D-ARR-02]', async () => {
    const [seen, hidden] = [await inbox(), await inbox()];
    await service.deliver({ to: seen.inboxId, bcc: hidden.inboxId, subject: 'Secretly' });
    const message = await service.newest(hidden);
    expect(message.body).toMatchObject({
      to: [seen.inboxId],
      bcc: [],
      envelope: { rcpt_to: hidden.inboxId },
    });
    expect((await service.newest(seen)).text).not.toContain(hidden.inboxId);
  });

  test('stores one mail for the inboxes of two tenants, each for itself [D-ARR-03, PUR-10]', async () => {
    const [mine, other] = [await inbox(), await service.account()];
    await service.deliver({ to: [mine.inboxId, other.inboxId], subject: 'Both' });
    const [one, two] = [await service.newest(mine), await service.newest(other)];
    expect([one.string('subject'), two.string('subject')]).toEqual(['Both', 'Both']);
    expect(one.string('message_id')).not.toBe(two.string('message_id'));
    const foreign = await service.get(
      `/inboxes/${other.inboxId}/messages/${two.string('message_id')}`,
      mine.apiKey,
    );
    expect(foreign.status).toBe(404);
  });

  test('gives back the bytes of a 35 MB attachment [D-MSG-13]', async () => {
    const to = await inbox();
    // Unencoded, so that the mail with it stays under the 40 MB that SES takes.
    const line = `${randomBytes(36).toString('hex')}\r\n`;
    const content = Buffer.from(line.repeat(Math.ceil(35_000_000 / line.length)));
    const attachments = [{ filename: 'big.bin', content, contentTransferEncoding: '7bit' as const }];
    await service.deliver({ to: to.inboxId, attachments });
    const message = await service.newest(to);
    const [record] = message.list('attachments');
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(message.number('size')).toBeGreaterThan(35_000_000);
    expect(record?.body).toMatchObject({ filename: 'big.bin', size: content.length, sha256 });
    const redirect = await service.get(
      `/inboxes/${to.inboxId}/messages/${message.string('message_id')}/attachments/${record?.string('attachment_id')}`,
      to.apiKey,
    );
    expect(redirect.status).toBe(302);
    const download = await request(redirect.headers.get('location') ?? '');
    expect(createHash('sha256').update(download.bytes).digest('hex')).toBe(sha256);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;.*big\.bin/);
  });

  test('drops mail to an unknown address, and counts it [D-ARR-05]', async () => {
    const before = service.metric('RecipientDropped');
    await service.deliver({ to: [`nobody-here@${DOMAIN}`, account.inboxId], subject: 'Lost' });
    expect((await service.messages(account)).map((message) => message.string('subject'))).toEqual(['Lost']);
    // What a function writes reaches its log shortly after its answer.
    await expect.poll(() => service.metric('RecipientDropped')).toEqual(times(before + 1));
  });
});
