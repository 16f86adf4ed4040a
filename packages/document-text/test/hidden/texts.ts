import type { HiddenCase } from './hidden-case.ts';

export const texts: readonly HiddenCase[] = [
  {
    name: 'HTML: display: none',
    source: 'CSS Display 3, 2.5',
    file: '<!doctype html><p>SEEN<b style="display:none">HIDDEN</b></p>',
  },
  {
    name: 'HTML: nothing hidden',
    source: 'CSS Display 3',
    file: '<!doctype html><p>SEEN <b>TOO</b></p>',
    text: 'SEEN TOO',
    hides: false,
  },
  {
    name: 'attached mail: HTML with display: none',
    source: 'CSS Display 3, 2.5',
    file: 'From: a@x.test\nSubject: Hi\nContent-Type: text/html\n\n<p>SEEN<b style="display:none">HIDDEN</b></p>',
    text: 'From: a@x.test\nTo:\nSubject: Hi\n\nSEEN',
  },
];
