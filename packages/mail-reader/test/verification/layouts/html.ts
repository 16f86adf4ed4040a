import type { Block, Body } from '../markup.ts';
import { type ButtonName, renderButton } from './buttons.ts';
import { type CodeStyleName, renderCode } from './code-styles.ts';
import { escapeHtml } from './escape.ts';
import { FRAMES, type Frame, type FrameName, ROW_FRAMES } from './frames.ts';

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

/** `{...}` is emphasized, `[label](url)` is a link. */
function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\{([^}]*)\}/g, '<strong>$1</strong>')
    .replace(/\[(?:[vsri]:)?([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>');
}

function blockHtml(block: Block, frame: Frame, code: CodeStyleName, button: ButtonName): string {
  switch (block.kind) {
    case 'heading':
      return frame.heading(inline(block.text));
    case 'text':
      return frame.paragraph(inline(block.text));
    case 'footer':
      return `<p style="font-size:12px;color:#888888">${inline(block.text)}</p>`;
    case 'code':
      return renderCode(code, block.code, block.label);
    case 'button':
      return renderButton(button, block.label, block.url);
    case 'link':
      return frame.paragraph(`<a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a>`);
    case 'address':
      return frame.paragraph(`<a href="${escapeHtml(block.url)}">${escapeHtml(block.url)}</a>`);
    case 'row':
      return `<tr>${block.cells.map((cell) => `<td style="padding:4px 8px">${inline(cell)}</td>`).join('')}</tr>`;
  }
}

/** Blocks in their order; neighbouring rows are one table. */
function mainHtml(blocks: readonly Block[], asRows: boolean, render: (block: Block) => string): string {
  let html = '';
  let rows = '';
  const flush = (): void => {
    if (rows !== '') html += asRows ? rows : `<table width="100%" cellpadding="0">${rows}</table>`;
    rows = '';
  };
  for (const block of blocks) {
    if (block.kind === 'row') {
      rows += render(block);
      continue;
    }
    flush();
    const isBoxed = block.kind === 'code' || block.kind === 'button';
    html += asRows && isBoxed ? `<tr><td align="center">${render(block)}</td></tr>` : render(block);
  }
  flush();
  return html;
}

/** The body in a frame, with a style for its codes and one for its buttons. */
export function renderHtml(
  body: Body,
  frameName: FrameName,
  code: CodeStyleName,
  button: ButtonName,
): string {
  const frame: Frame = FRAMES[frameName];
  const render = (block: Block): string => blockHtml(block, frame, code, button);
  const isFooter = ({ kind }: Block): boolean => kind === 'footer';
  return frame.document({
    language: body.language,
    direction: RIGHT_TO_LEFT.has(body.language) ? 'rtl' : 'ltr',
    brand: body.brand,
    preheader: body.preheader ?? '',
    head: body.jsonLd === undefined ? '' : `<script type="application/ld+json">${body.jsonLd}</script>`,
    main: mainHtml(
      body.blocks.filter((block) => !isFooter(block)),
      ROW_FRAMES.has(frameName),
      render,
    ),
    footer: body.blocks.filter(isFooter).map(render).join('\n'),
  });
}
