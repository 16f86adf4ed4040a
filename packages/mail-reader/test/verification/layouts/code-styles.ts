import { escapeHtml } from './escape.ts';

type CodeStyle = (code: string, label?: string) => string;

function eachCharacter(code: string, form: (character: string) => string, gap: string): string {
  return [...code].map((character) => (character === ' ' ? gap : form(escapeHtml(character)))).join('');
}

function labelled(label: string | undefined): string {
  return label === undefined ? '' : `${escapeHtml(label)}: `;
}

export const CODE_STYLES = {
  h1: (code, label) =>
    `<p>${labelled(label)}</p><h1 style="font-size:40px;text-align:center">${escapeHtml(code)}</h1>`,
  h2: (code, label) => `<h2 align="center">${labelled(label)}${escapeHtml(code)}</h2>`,
  bigCell: (code, label) =>
    `<table role="presentation" width="100%"><tr><td align="center" bgcolor="#F4F4F4" style="padding:24px;font:700 36px/44px Helvetica,Arial,sans-serif;letter-spacing:8px;color:#1a1a1a">${labelled(label)}${escapeHtml(code)}</td></tr></table>`,
  digitCells: (code) =>
    `<table align="center" cellpadding="8" cellspacing="4"><tr>${eachCharacter(code, (c) => `<td width="40" height="48" align="center" style="border:1px solid #ccc;border-radius:4px;font-size:24px">${c}</td>`, '<td width="12">&nbsp;</td>')}</tr></table>`,
  digitCellsOnLines: (code) =>
    `<table align="center">\n  <tbody>\n    <tr>\n${eachCharacter(code, (c) => `      <td class="digit">\n        <p style="margin:0">${c}</p>\n      </td>\n`, '      <td></td>\n')}    </tr>\n  </tbody>\n</table>`,
  digitSpans: (code) =>
    `<div class="otp" style="text-align:center">${eachCharacter(code, (c) => `<span style="display:inline-block;padding:8px 12px;margin:0 3px;background:#eef">${c}</span>`, ' ')}</div>`,
  digitSpansOnLines: (code) =>
    `<div class="digits">\n${eachCharacter(code, (c) => `  <span class="d">${c}</span>\n`, '  <span class="gap"></span>\n')}</div>`,
  digitBoxes: (code) =>
    `<div style="text-align:center;font-size:0">${eachCharacter(code, (c) => `<div style="display:inline-block;width:38px;height:46px;line-height:46px;font-size:22px;border:2px solid #333333;margin:4px">${c}</div>`, '')}</div>`,
  digitBold: (code) =>
    `<p>${eachCharacter(code, (c) => `<b>${c}</b>`, '<span>&nbsp;</span>').replaceAll('</b><b>', '</b>&nbsp;<b>')}</p>`,
  halves: (code) => {
    const half = Math.ceil(code.replaceAll(' ', '').length / 2);
    const digits = code.replaceAll(' ', '');
    return `<table align="center"><tr><td style="font-size:30px;padding-right:6px">${escapeHtml(digits.slice(0, half))}</td><td style="font-size:30px">${escapeHtml(digits.slice(half))}</td></tr></table>`;
  },
  zeroWidth: (code) =>
    `<p class="code" style="font-size:32px">${eachCharacter(code, (c) => c, ' ')
      .split('')
      .join('&#8203;')}</p>`,
  wordBreaks: (code) =>
    `<div style="font-size:28px">${eachCharacter(code, (c) => c, ' ')
      .split('')
      .join('<wbr>')}</div>`,
  pre: (code, label) =>
    `<pre style="background:#f6f8fa;padding:16px">${labelled(label)}${escapeHtml(code)}</pre>`,
  codeTag: (code, label) =>
    `<p>${labelled(label)}<code style="font-size:20px;background:#f2f4f7">${escapeHtml(code)}</code></p>`,
  kbd: (code, label) => `<p>${labelled(label)}<kbd>${escapeHtml(code)}</kbd></p>`,
  mark: (code, label) => `<div>${labelled(label)}<mark>${escapeHtml(code)}</mark></div>`,
  strong: (code, label) => `<p>${labelled(label)}<strong>${escapeHtml(code)}</strong></p>`,
  spaced: (code, label) =>
    `<p style="text-align:center">${labelled(label)}<span style="letter-spacing:.5em;font-family:monospace;font-size:200%">${escapeHtml(code)}</span></p>`,
  hardSpaces: (code, label) =>
    `<p>${labelled(label)}<b>${escapeHtml(code).replaceAll(' ', '&nbsp;')}</b></p>`,
  thinSpaces: (code, label) =>
    `<p>${labelled(label)}<b>${escapeHtml(code).replaceAll(' ', '&thinsp;')}</b></p>`,
  labelCell: (code, label) =>
    `<table border="1" cellpadding="6"><tr><td>${escapeHtml(label ?? '')}</td><td><b>${escapeHtml(code)}</b></td></tr></table>`,
  headerCell: (code, label) =>
    `<table width="300"><thead><tr><th>${escapeHtml(label ?? '')}</th></tr></thead><tbody><tr><td>${escapeHtml(code)}</td></tr></tbody></table>`,
  definition: (code, label) => `<dl><dt>${escapeHtml(label ?? '')}</dt><dd>${escapeHtml(code)}</dd></dl>`,
  anchor: (code, label) =>
    `<p>${labelled(label)}<a href="#" style="text-decoration:none;color:#000000;font-size:28px">${escapeHtml(code)}</a></p>`,
  quote: (code, label) =>
    `<blockquote style="border-left:3px solid #ddd;padding-left:1em">${labelled(label)}${escapeHtml(code)}</blockquote>`,
  entities: (code, label) =>
    `<p>${labelled(label)}${eachCharacter(code, (c) => `&#${c.codePointAt(0)};`, ' ')}</p>`,
  font: (code, label) =>
    `<font face="Arial" size="5">${labelled(label)}<b><font color="#CC0000">${escapeHtml(code)}</font></b></font><br>`,
  listItem: (code, label) => `<ul><li>${labelled(label)}<b>${escapeHtml(code)}</b></li></ul>`,
  bordered: (code, label) =>
    `<div style="border:1px dashed #999999;border-radius:6px;padding:18px;margin:20px auto;width:240px"><div style="font-size:12px;color:#666666">${escapeHtml(label ?? '')}</div><div style="font-size:32px;font-weight:600">${escapeHtml(code)}</div></div>`,
  deepTable: (code, label) =>
    `<table><tr><td><table><tr><td><table><tr><td><span>${escapeHtml(label ?? '')}</span></td></tr><tr><td><div><span><strong>${escapeHtml(code)}</strong></span></div></td></tr></table></td></tr></table></td></tr></table>`,
} as const satisfies Record<string, CodeStyle>;

export type CodeStyleName = keyof typeof CODE_STYLES;

export function renderCode(style: CodeStyleName, code: string, label?: string): string {
  const form: CodeStyle = CODE_STYLES[style];
  return form(code, label);
}
