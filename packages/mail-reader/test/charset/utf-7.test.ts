import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../src/charset/decode-bytes.ts';
import { decodeUtf7 } from '../../src/charset/utf-7.ts';

const read = (text: string): string => decodeUtf7(Buffer.from(text, 'latin1'));

describe('UTF-7', () => {
  test.each([
    ['A+ImIDkQ.', 'A≢Α.'],
    ['Hi Mom -+Jjo--!', 'Hi Mom -☺-!'],
    ['+ZeVnLIqe-', '日本語'],
    ['Item 3 is +AKM-1.', 'Item 3 is £1.'],
    ['a+-b', 'a+b'],
    ['1 + 1', '1 + 1'],
    ['ends with +', 'ends with +'],
    ['+2D3egA-', '🚀'],
    // The run is closed by what is no base64, which is kept.
    ['+AOk.', 'é.'],
    ['+AOk', 'é'],
    ['+A', ''],
    ['+AOkA-', 'é'],
    ['caf\xe9', 'café'],
  ])('%j is %j', (encoded, text) => {
    expect(read(encoded)).toBe(text);
  });

  test.each(
    'utf-7 UTF7 unicode-1-1-utf-7 csUnicode11UTF7 x-unicode-2-0-utf-7'.split(' '),
  )('is recognized by the name %s', (name) => {
    expect(decodeBytes(Buffer.from('+AOk-'), name)).toBe('é');
  });
});
