import { describe, expect, test } from 'vitest';
import { wordFile } from './document-files.ts';
import { readFile } from './read-as.ts';

const math = (content: string): string => `<w:p><m:oMath>${content}</m:oMath></w:p>`;
const part = (name: string, ...children: readonly string[]): string =>
  `<m:${name}>${children.join('')}</m:${name}>`;
const text = (content: string): string => `<m:r><m:t>${content}</m:t></m:r>`;

describe('equations of Word (22.1)', () => {
  test.each([
    ['text', text('E=mc'), 'E=mc'],
    ['a fraction', part('f', part('num', text('a+b')), part('den', text('2'))), '(a+b)/2'],
    [
      'a power and an index',
      part('sSubSup', part('e', text('x')), part('sub', text('i')), part('sup', text('n+1'))),
      'x_i^(n+1)',
    ],
    ['an accent', part('acc', '<m:accPr><m:chr m:val="\u0303"/></m:accPr>', part('e', text('x'))), 'x\u0303'],
    ['a root', part('rad', part('deg', text('3')), part('e', text('x'))), '3√x'],
    [
      'a sum',
      part(
        'nary',
        '<m:naryPr><m:chr m:val="∑"/></m:naryPr>',
        part('sub', text('i=1')),
        part('sup', text('n')),
        part('e', text('i')),
      ),
      '∑_(i=1)^ni',
    ],
    [
      'brackets',
      part(
        'd',
        '<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>',
        part('e', text('a')),
        part('e', text('b')),
      ),
      '[a|b]',
    ],
    [
      'a matrix',
      part(
        'm',
        part('mr', part('e', text('1')), part('e', text('2'))),
        part('mr', part('e', text('3')), part('e', text('4'))),
      ),
      '1 2; 3 4',
    ],
    [
      'fractions without end',
      `${'<m:f><m:num>'.repeat(200)}${text('x')}`,
      `${'('.repeat(199)}x/${')/'.repeat(199)}`,
    ],
  ])('%s', async (_name, content, expected) => {
    expect((await readFile(wordFile(math(content)))).text).toBe(expected);
  });
});
