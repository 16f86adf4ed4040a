import { type Fixture, fixture } from './fixture.ts';

/** RFC 3676: `format=flowed`. */
export const FLOWED_TEXT: readonly Fixture[] = [
  fixture('flowed', {
    header: ['Content-Type: text/plain; format=flowed'],
    body: 'One line \r\nthat goes on.\r\nAnother.\r\n',
    expected: {
      text: 'One line that goes on.\nAnother.',
      extracted_text: 'One line that goes on.\nAnother.',
    },
  }),
  fixture('flowed-delsp', {
    header: ['Content-Type: text/plain; format=flowed; delsp=yes'],
    body: 'One wo \r\nrd.\r\n',
    expected: { text: 'One word.' },
  }),
  fixture('flowed-quotes', {
    header: [
      'Content-Type: text/plain; format=flowed; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      'In-Reply-To: <p@x.test>',
    ],
    body: 'Yes=20\r\nof course.\r\n\r\n> one line=20\r\n> that goes on\r\n>> deeper=20\r\n>> still\r\n>From here\r\n --=20\r\nAnn=20\r\n',
    expected: {
      text: 'Yes of course.\n\n> one line that goes on\n>> deeper still\n> From here\n-- \nAnn',
      extracted_text: 'Yes of course.',
      thread: ['<p@x.test>'],
    },
  }),
  fixture('flowed-quote', {
    header: ['Content-Type: text/plain; format=flowed', 'In-Reply-To: <p@x.test>'],
    body: 'Yes. \r\nIt is.\r\n\r\n> a line\r\n> and another\r\n',
    expected: {
      text: 'Yes. It is.\n\n> a line\n> and another',
      extracted_text: 'Yes. It is.',
      thread: ['<p@x.test>'],
    },
  }),
  fixture('flowed-in-iso-2022-jp', {
    header: ['Content-Type: text/plain; charset=iso-2022-jp; format=flowed'],
    body: Buffer.from('1b2442467c4b5c1b28422061200d0a620d0a', 'hex'),
    expected: { text: '日本 a b' },
  }),
];
