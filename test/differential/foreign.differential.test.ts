import { describe, expect, test } from 'vitest';
import { differingFields, differingReplies, hasForeignMails } from './foreign-mails.ts';

/** What is read otherwise than three other parsers and an earlier version read it, and why that is right. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'yEnc is binary data in a text: what of it is shown is a matter of taste': [
    '141 text',
    '142 text',
    '143 text',
    '144 text',
  ],
  'bytes above ASCII in a text that names no charset, or another one, are decoded': [
    '237 text',
    '248 text',
    '273 text',
    '376 text',
    '435 text',
    '498 text',
    '506 html',
    '508 html',
    '69 text',
  ],
  'of two Content-Type fields the multipart whose boundary is in the body counts': [
    '193 att',
    '193 attcount',
    '193 attnames',
    '193 text',
  ],
  'texts of several parts are joined': ['169 html', '358 html', '488 html'],
  'a multipart without its boundary is shown as text': ['414 text'],
  'an address is shown with 100 characters; all of it is in `links`': ['106 text', '472 text'],
  'a subject is clipped at 4,096 characters': ['461 subject'],
};

/** Replies that are read otherwise than their collection expects and than an earlier version, and why. */
const REPLIES: Readonly<Record<string, readonly string[]>> = {
  'only the last lines can be a device’s': ['discourse/email_reply_trimmer signatures.txt'],
  'a quotation that nothing introduces, with text below it, is an answer inline': [
    'mailgun/talon html test_blockquote_disclaimer#1',
  ],
  'the introduction is recognised, which the collection keeps': [
    'willdurand/EmailReplyParser parseReply:email_thread.txt',
  ],
  'the collection joins the paragraphs of the reply': ['mailgun/talon html_replies hotmail.html'],
};

describe.skipIf(!hasForeignMails())('mails of other programs’ test collections', () => {
  test('are read as one of three other parsers or the earlier version reads them, but for the listed fields', async () => {
    expect((await differingFields()).sort()).toEqual(Object.values(FIELDS).flat().sort());
  });

  test('have the replies that their collections or the earlier version find, but for the listed ones', () => {
    expect(differingReplies().sort()).toEqual(Object.values(REPLIES).flat().sort());
  });
});
