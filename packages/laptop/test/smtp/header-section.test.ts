import { expect, test } from 'vitest';
import { HeaderSectionCapture } from '../../src/smtp/header-section.ts';

test.each([
  ['ends before an empty line, in whatever pieces it comes', ['A: 1\r', '\n\r\nB: 2\r\n'], ['A']],
  ['is empty in a mail that begins with an empty line', ['\r', '\n', 'A: 1\r\n'], []],
])('the header of a mail %s', (_what, chunks, names) => {
  const capture = new HeaderSectionCapture();
  for (const chunk of chunks) capture.add(Buffer.from(chunk));

  expect(capture.fields().map(({ name }) => name)).toEqual(names);
});
