import { expect, test } from 'vitest';
import { decodeBase64Text } from '../../src/transfer/base64-text.ts';

test.each([
  ['lines are put together', 'SGVs\r\nbG8h\r\n', 'Hello!'],
  ['signs that do not belong are left out, those of file names as well', 'SG-Vs_bG8h *', 'Hello!'],
  ['what follows the padding is a footer', 'SGVsbG8=\r\n-- \r\nA list', 'Hello\r\n-- \r\nA list'],
  ['a footer may be one word behind a mark', 'SGVsbG8=\r\n--\r\nJohn\r\n', 'Hello\r\n--\r\nJohn'],
  ['a line that is drawn begins a footer', 'SGVsbG8h\r\n\r\n______\r\nlist', 'Hello!\r\n______\r\nlist'],
  ['a full stop in a line of its own behind the padding is dropped', 'SGVsbG8=\r\n.\r\n', 'Hello'],
  ['another piece goes on with the text', 'SGVsbG8=\r\nSGVsbG8=\r\n', 'HelloHello'],
])('base64 text: %s', (_, encoded, text) => {
  expect(decodeBase64Text(Buffer.from(encoded, 'latin1')).toString('latin1')).toBe(text);
});
