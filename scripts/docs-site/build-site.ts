import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { openApiDocument } from '../../lambdas/http/openapi/document.ts';
import { MORE_PAGES, NAVIGATION, pageOf } from './navigation.ts';
import { escaped, pictureName, type RenderedPage, renderPage } from './render-page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASSETS = ['site.css', 'site.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
const FOREIGN = [
  'minisearch/dist/umd/index.js',
  'swagger-ui-dist/swagger-ui-bundle.js',
  'swagger-ui-dist/swagger-ui.css',
];
const REFERENCE = 'reference.html';

/** site.js must load the index with the same options. */
const INDEX = {
  fields: ['heading', 'title', 'text'],
  storeFields: ['heading', 'title', 'url'],
  idField: 'url',
};

/**
 * The site is one folder that needs no server and no other host. @param sources files that are no page are skipped.
 * @param mermaid script for diagrams, which are text without it. @returns the sources of all pages.
 */
export function buildSite(sources: readonly string[], out: string, mermaid?: string): string[] {
  const listed = Object.values(NAVIGATION).flat();
  const pages = sources.filter((source) => listed.includes(source) || MORE_PAGES.test(source));
  const known = new Set(pages);
  const rendered = new Map<string, RenderedPage>();
  for (const source of pages) {
    rendered.set(source, renderPage(source, readFileSync(join(ROOT, source), 'utf8'), known));
  }
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [source, { title, html, pictures }] of rendered) {
    const hasDiagram = html.includes('<pre class="mermaid"') && mermaid !== undefined;
    const scripts = hasDiagram ? ['mermaid.js'] : [];
    writeFileSync(
      join(out, pageOf(source)),
      pageHtml(title, `<main>${html}</main>`, rendered, source, scripts),
    );
    for (const picture of pictures) copyFileSync(join(ROOT, picture), join(out, pictureName(picture)));
  }
  const reference = '<main class="reference"><div id="reference"></div></main>';
  const referenceScripts = ['swagger-ui-bundle.js', 'openapi.js'];
  writeFileSync(
    join(out, REFERENCE),
    pageHtml('API reference', reference, rendered, REFERENCE, referenceScripts, 'swagger-ui.css'),
  );
  writeFileSync(join(out, 'openapi.js'), `window.openapi = ${JSON.stringify(openApiDocument())};\n`);
  writeFileSync(
    join(out, 'search-index.js'),
    `window.searchIndex = ${JSON.stringify(searchIndex(rendered))};\n`,
  );
  for (const asset of ASSETS) copyFileSync(asset, join(out, basename(asset)));
  for (const file of FOREIGN) {
    const name = file.startsWith('minisearch') ? 'minisearch.js' : basename(file);
    copyFileSync(join(ROOT, 'node_modules', file), join(out, name));
  }
  if (mermaid !== undefined) copyFileSync(mermaid, join(out, 'mermaid.js'));
  return pages;
}

function searchIndex(rendered: ReadonlyMap<string, RenderedPage>): MiniSearch {
  const index = new MiniSearch(INDEX);
  for (const { title, sections } of rendered.values()) {
    // Anchors of repeated headings lead to the first one.
    const byUrl = new Map(sections.toReversed().map((section) => [section.url, { ...section, title }]));
    index.addAll([...byUrl.values()]);
  }
  return index;
}

function pageHtml(
  title: string,
  content: string,
  rendered: ReadonlyMap<string, RenderedPage>,
  current: string,
  scripts: readonly string[],
  style?: string,
): string {
  const item = (source: string, text: string, page: string): string =>
    `<li><a href="${page}"${source === current ? ' aria-current="page"' : ''}>${escaped(text)}</a></li>`;
  const groups = Object.entries(NAVIGATION).map(([group, sources]) => {
    const items = sources
      .filter((source) => rendered.has(source))
      .map((source) => item(source, rendered.get(source)?.title ?? source, pageOf(source)));
    if (group === 'Start') items.splice(2, 0, item(REFERENCE, 'API reference', REFERENCE));
    return `<h2>${group}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  const scriptTags = ['minisearch.js', 'search-index.js', ...scripts, 'site.js'].map(
    (name) => `<script src="${name}"></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Agent Inbox</title>
<link rel="icon" href="data:,">
${style === undefined ? '' : `<link rel="stylesheet" href="${style}">\n`}<link rel="stylesheet" href="site.css">
</head>
<body>
<a class="skip" href="#content">Skip to the page</a>
<header><a href="index.html">Agent Inbox</a>
<search><input id="search" type="search" placeholder="Search" aria-label="Search the documents" autocomplete="off"><ol id="found" hidden></ol></search></header>
<div class="columns">
<nav aria-label="Pages">${groups.join('\n')}</nav>
<div id="content">${content}</div>
</div>
${scriptTags.join('\n')}
</body>
</html>
`;
}
