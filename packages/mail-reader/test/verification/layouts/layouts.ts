import type { Body } from '../markup.ts';
import { BUTTONS, type ButtonName } from './buttons.ts';
import { CODE_STYLES, type CodeStyleName } from './code-styles.ts';
import { FRAMES, type FrameName } from './frames.ts';
import { renderHtml } from './html.ts';
import { renderText, TEXT_STYLES, type TextStyleName } from './text.ts';

/** Plain texts, by the name of their style. */
const TEXTS = (Object.keys(TEXT_STYLES) as TextStyleName[]).map((style) => `text/${style}`);

/** Frame, code style, button; and the style of the plain text beside the HTML, where there is one. */
const HEADINGS = [
  'card/h1/vml',
  'divs/h1/anchor',
  'bare/h2/anchor+paragraphs',
  'mjml/bigCell/cell',
  'foundation/h2/inlineBlock+wrapped',
  'dark/h1/inlineBlock',
  'font/font/uppercase',
  'word/strong/anchor+angle',
  'hero/bigCell/inlineBlock',
  'react/spaced/inlineBlock+paragraphs',
  'semantic/h1/anchor',
  'spacers/bigCell/cell',
  'letterhead/h2/withAddress+stars',
];
const TABLES = [
  'card/labelCell/vml+tabs',
  'columns/labelCell/cell',
  'letterhead/headerCell/anchor',
  'mjml/deepTable/cell',
  'spacers/labelCell/deep',
  'foundation/deepTable/inlineBlock+rules',
  'divs/bordered/anchor',
  'word/labelCell/anchor',
  'unclosed/headerCell/uppercase',
  'dark/bordered/inlineBlock+paragraphs',
  'hero/definition/inlineBlock',
];
const SPLITS = [
  'card/digitCells/vml',
  'mjml/digitCells/cell',
  'divs/digitSpans/anchor',
  'bare/digitBold/anchor',
  'foundation/digitCellsOnLines/inlineBlock',
  'dark/digitBoxes/inlineBlock',
  'react/digitSpansOnLines/inlineBlock',
  'hero/halves/inlineBlock',
  'semantic/zeroWidth/anchor',
  'oneLine/wordBreaks/anchor',
  'columns/digitBoxes/cell',
  'spacers/digitCellsOnLines/deep',
  'letterhead/digitSpans/withAddress',
  'list/halves/anchor',
  'gmail/digitSpansOnLines/anchor',
];
const BOXES = [
  'card/codeTag/vml',
  'bare/pre/anchor',
  'divs/mark/withAddress+markdown',
  'dark/codeTag/inlineBlock+boxed',
  'semantic/kbd/anchor',
  'react/pre/inlineBlock+paragraphs',
  'hero/anchor/inlineBlock',
  'mjml/anchor/cell',
  'gmail/quote/anchor',
  'list/listItem/anchor',
  'oneLine/entities/anchor',
  'foundation/quote/inlineBlock+arrows',
  'unclosed/font/uppercase',
];
const INLINES = [
  'card/strong/vml+wrapped',
  'bare/strong/anchor',
  'gmail/strong/anchor+starred',
  'divs/strong/withAddress',
  'font/strong/uppercase',
  'word/strong/anchor',
  'columns/strong/cell+tight',
  'oneLine/strong/anchor+quoted',
  'list/strong/anchor',
  'unclosed/strong/uppercase',
  'semantic/strong/anchor',
  'letterhead/strong/anchor+signature',
];
const LINKS = [
  'card/h1/cell+brackets',
  'divs/h1/inlineBlock',
  'bare/h1/withAddress',
  'mjml/h1/cell+paragraphs',
  'foundation/h1/vml',
  'dark/h1/deep',
  'font/h1/uppercase',
  'word/h1/withAddress+angle',
  'columns/h1/vml',
  'gmail/h1/withAddress+wrapped',
  'hero/h1/vml+columns',
  'react/h1/inlineBlock+paragraphs',
  'unclosed/h1/uppercase',
  'spacers/h1/deep+markdown',
  'semantic/h1/inlineBlock+stars',
  'letterhead/h1/cell+signature',
];
const SPACED = ['hero/hardSpaces/anchor', 'card/thinSpaces/vml', 'react/hardSpaces/inlineBlock+paragraphs'];
const NAMES = [...TEXTS, ...INLINES, ...HEADINGS, ...TABLES, ...SPLITS, ...BOXES, ...SPACED, ...LINKS];

type Render = (body: Body) => { readonly text?: string; readonly html?: string };

function rendererOf(layout: string): Render {
  const [html = '', text] = layout.split('+');
  const [frame = '', code = '', button = ''] = html.split('/');
  if (frame === 'text') return (body) => ({ text: renderText(body, code as TextStyleName) });
  if (!(frame in FRAMES && code in CODE_STYLES && button in BUTTONS)) {
    throw new Error(`The layout ${layout} names a part that does not exist.`);
  }
  return (body) => ({
    ...(text === undefined ? {} : { text: renderText(body, text as TextStyleName) }),
    html: renderHtml(body, frame as FrameName, code as CodeStyleName, button as ButtonName),
  });
}

export const LAYOUTS: Readonly<Record<string, Render>> = Object.fromEntries(
  NAMES.map((name) => [name, rendererOf(name)]),
);
