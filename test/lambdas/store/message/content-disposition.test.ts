import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDisposition } from '../../../../lambdas/store/message/downloads.ts';

function namesOf(header: string): { ascii: string; exact: string } {
  const [, ascii, exact] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(header) ?? [];
  if (ascii === undefined || exact === undefined) throw new Error(`malformed: ${header}`);
  return { ascii, exact: decodeURIComponent(exact) };
}

describe('Content-Disposition', () => {
  test.each([
    ['report.pdf', 'report.pdf', 'report.pdf'],
    ['Rechnung März.pdf', 'Rechnung M_rz.pdf', 'Rechnung März.pdf'],
    ['日本.txt', '__.txt', '日本.txt'],
    ['👩‍🚀.png', '_____.png', '👩‍🚀.png'],
    ['a"b.txt', 'a_b.txt', 'a"b.txt'],
    ['50%.txt', '50_.txt', '50%.txt'],
    ["it's (1)*.txt", "it's (1)*.txt", "it's (1)*.txt"],
    ['../../etc/passwd', '.._.._etc_passwd', '.._.._etc_passwd'],
    ['C:\\boot.ini', 'C:_boot.ini', 'C:_boot.ini'],
    ['a\r\nSet-Cookie: x=1', 'a__Set-Cookie: x=1', 'a__Set-Cookie: x=1'],
    ['a\u0000b\u0085c\u007f', 'a_b_c_', 'a_b_c_'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe', 'invoicefdp.exe'],
    ['\u2067קובץ\u2069\u200f.txt', '____.txt', 'קובץ.txt'],
    ['lone \ud800 half', 'lone _ half', 'lone _ half'],
    ['', '', ''],
  ])('of %j is %j for old clients and %j for the others', (name, ascii, exact) => {
    expect(namesOf(contentDisposition(name))).toEqual({ ascii, exact });
  });

  test('writes what RFC 8187 does not allow in an ext-value as percent signs', () => {
    expect(contentDisposition("'()*")).toContain("filename*=UTF-8''%27%28%29%2A");
  });

  test('is cut where names grow beyond what headers bear, at whole characters', () => {
    const { exact } = namesOf(contentDisposition('👩'.repeat(500)));

    expect(exact).toBe('👩'.repeat(200));
  });

  test('is one header line of visible ASCII for any name, and names no path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const header = contentDisposition(name);
        const { ascii, exact } = namesOf(header);

        expect(header).toMatch(/^[\x20-\x7e]*$/);
        expect(ascii).not.toMatch(/[\\/"%]/);
        expect(exact).not.toMatch(/[\\/\p{Cc}]/u);
      }),
      { numRuns: 300 },
    );
  });

  test('keeps every name exactly that has nothing in it to fear', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N} ._()'-]{0,60}$/u), (name) => {
        expect(namesOf(contentDisposition(name)).exact).toBe(name);
      }),
      { numRuns: 200 },
    );
  });
});
