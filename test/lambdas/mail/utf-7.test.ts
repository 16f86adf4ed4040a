import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../../lambdas/mail/decode-bytes.ts';
import { decodeUtf7 } from '../../../lambdas/mail/utf-7.ts';
import { costGrowth, LINEAR } from './cost-growth.ts';

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

  test.each([
    'utf-7',
    'UTF7',
    'unicode-1-1-utf-7',
    'csUnicode11UTF7',
    'x-unicode-2-0-utf-7',
  ])('is recognized by the name %s', (name) => {
    expect(decodeBytes(Buffer.from('+AOk-'), name)).toBe('é');
  });

  test.each([
    '+-',
    '+AA',
    '+AOk-',
    '+',
    'A',
    '-',
    '+-+AA',
  ])('many of %j take time in proportion to their length', (piece) => {
    const bytesOf = (length: number): Buffer => Buffer.from(piece.repeat(length / piece.length));

    expect(costGrowth(bytesOf, decodeUtf7, 1_000_000)).toBeLessThan(LINEAR);
  });

  test('2.5 MB of shifts cost no more than ten times what as much ISO-2022-KR costs', () => {
    const shifts = Buffer.from('+-+AA'.repeat(500_000));
    const cost = (charset: string): number => {
      const before = process.threadCpuUsage();
      for (let i = 0; i < 5; i++) decodeBytes(shifts, charset);
      return process.threadCpuUsage(before).user;
    };
    cost('utf-7');

    expect(cost('utf-7') / cost('iso-2022-kr')).toBeLessThan(10);
  });
});
