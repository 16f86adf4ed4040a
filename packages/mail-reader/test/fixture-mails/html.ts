import { type Fixture, fixture } from './fixture.ts';

/** Mails whose only form is HTML. */
export const HTML: readonly Fixture[] = [
  fixture('html-alone', {
    header: ['Content-Type: text/html; charset=utf-8'],
    body: '<p>Hello <b>Bob</b></p><p>Ä</p>',
    expected: { text: 'Hello Bob\n\nÄ', html: '<p>Hello <b>Bob</b></p><p>Ä</p>' },
  }),
  fixture('html-reply', {
    header: ['Content-Type: text/html; charset=utf-8', 'In-Reply-To: <p@x.test>'],
    body: '<div>Yes.</div><div>On 1/1/26 09:00, Bob &lt;bob@y.test&gt; wrote:<br></div><blockquote><div>Shall I?</div></blockquote>',
    expected: {
      text: 'Yes.\n\nOn 1/1/26 09:00, Bob <bob@y.test> wrote:\n\n> Shall I?',
      html: '<div>Yes.</div><div>On 1/1/26 09:00, Bob &lt;bob@y.test&gt; wrote:<br></div><blockquote><div>Shall I?</div></blockquote>',
      extracted_text: 'Yes.',
      thread: ['<p@x.test>'],
    },
  }),
  fixture('html-reply-between-the-lines', {
    header: ['Content-Type: text/html; charset=utf-8', 'In-Reply-To: <p@x.test>'],
    body: '<p>Hi</p><p>On 1/1/26, Bob wrote:</p><blockquote>one?</blockquote><p>yes</p><blockquote>two?</blockquote><p>no</p>',
    expected: {
      text: 'Hi\n\nOn 1/1/26, Bob wrote:\n\n> one?\n\nyes\n\n> two?\n\nno',
      html: '<p>Hi</p><p>On 1/1/26, Bob wrote:</p><blockquote>one?</blockquote><p>yes</p><blockquote>two?</blockquote><p>no</p>',
      extracted_text: 'Hi\n\nOn 1/1/26, Bob wrote:\n\n> one?\n\nyes\n\n> two?\n\nno',
      thread: ['<p@x.test>'],
    },
  }),
];
