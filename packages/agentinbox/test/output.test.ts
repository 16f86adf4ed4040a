import { describe, expect, test } from 'vitest';
import { sheet } from '../src/client-commands/show.ts';
import { displayable } from '../src/output/displayable.ts';
import { jsonText } from '../src/output/json-text.ts';
import { writeBytes } from '../src/output/output.ts';
import { rendered } from '../src/output/styled-text.ts';

/** Every character that hides, reorders or executes, and no visible one. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/u;

function* everyCharacter(): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code += 1) yield String.fromCodePoint(code);
}

describe('displayable', () => {
  test('keeps of all control, format and invisible characters only line feed, tab and the emoji selectors', () => {
    const kept = [...everyCharacter()].filter((each) => INVISIBLE.test(each) && displayable(each) === each);

    expect(kept).toEqual(['\t', '\n', '\ufe0e', '\ufe0f']);
  });

  test('keeps every other character', () => {
    const changed = [...everyCharacter()].filter(
      (each) => !INVISIBLE.test(each) && displayable(each) !== each,
    );

    expect(changed).toEqual([]);
  });

  test('a line that ends in CR LF ends in a line feed, and a CR in a line is replaced', () => {
    expect(displayable('one\r\ntwo\rthree')).toBe('one\ntwo\ufffdthree');
  });
});

describe('jsonText', () => {
  test('contains no control, format or invisible character, and parses to the same value', () => {
    const all = [...everyCharacter()].filter((each) => INVISIBLE.test(each)).join('x');
    const value = { [all]: [all, 1, null] };

    expect(INVISIBLE.exec(jsonText(value))).toBeNull();
    expect(JSON.parse(jsonText(value))).toEqual(value);
    expect(JSON.parse(jsonText(value, 2))).toEqual(value);
    expect(displayable(jsonText(value, 2))).toBe(jsonText(value, 2));
  });

  test('keeps lone surrogates and text that looks like an escape', () => {
    const value = ['\ud800', '\udc00', '\\u202e', '\\\u202e'];

    expect(JSON.parse(jsonText(value))).toEqual(value);
  });

  test('without a value is null', () => {
    expect(jsonText(undefined, 2)).toBe('null');
  });
});

test('sheet indents further lines of a value, which cannot pass for another name', () => {
  expect(rendered(sheet({ subject: 'Hello\napi_key  ia_x', id: 'a' }), false)).toBe(
    'subject  Hello\n         api_key  ia_x\nid       a',
  );
});

test.each([
  ['writes the bytes unchanged to a pipe', false, Buffer.from('\u001b[2J\u009b')],
  ['writes displayable text to a terminal', true, '\ufffd[2J\ufffd\n'],
])('writeBytes %s', (_, isTTY, expected) => {
  const written: unknown[] = [];
  writeBytes(Buffer.from('\u001b[2J\u009b'), { isTTY, write: (data: unknown) => written.push(data) > 0 });

  expect(written).toEqual([expected]);
});
