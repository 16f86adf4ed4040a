import { expect, test } from 'vitest';
import { extractReply } from '../../src/reply/extract-reply.ts';
import { readIntroductions } from './read-replies.ts';

const REPLIES = [
  'Yes, noon works.',
  'Danke, bis morgen',
  'はい、わかりました。',
  'Three words here.\n\nMore of them on Monday 3 May:\n- one\n- two',
];

function brokenAt(width: number, line: string): readonly string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function foldsOf(line: string): readonly string[] {
  const folds = new Set([line]);
  for (let width = 58; width <= 78; width++) {
    const lines = brokenAt(width, line);
    folds.add(lines.join('\n'));
    folds.add(lines.join('\n> '));
  }
  const open = line.indexOf('<');
  if (open > 0) {
    const close = line.lastIndexOf('>');
    folds.add(`${line.slice(0, open + 1)}\n${line.slice(open + 1)}`);
    folds.add(`${line.slice(0, open).trimEnd()}\n${line.slice(open)}`);
    folds.add(`${line.slice(0, close)}\n${line.slice(close)}`);
  }
  return [...folds];
}

/** Old texts that a client puts below; of one that is not marked an address has to tell. */
function oldTexts(line: string, fold: string): readonly string[] {
  const marked = ['\n> Old text\n> in two lines'];
  if (fold.includes('\n> ')) return marked;
  return [...marked, '\n\n> Old text', ...(line.includes('@') ? ['\n\nOld text'] : [])];
}

test.each(
  readIntroductions(),
)('an introduction is found wherever it is broken: %s, %s', (_language, _client, line) => {
  for (const fold of foldsOf(line)) {
    for (const reply of REPLIES) {
      for (const gap of ['\n\n', '\n']) {
        for (const old of oldTexts(line, fold))
          expect(extractReply(`${reply}${gap}${fold}${old}`)).toBe(reply);
      }
    }
  }
});
