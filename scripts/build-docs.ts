import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './docs-site/build-site.ts';
import { installOnDemand } from './install-on-demand.ts';

/** `npm run docs` writes the documents as a static site to dist/docs. */
const cwd = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.md', { cwd, exclude: ['**/node_modules', '**/.*', 'dist', 'cdk.out'] });
// Mermaid is larger than all other packages of the site, so it is installed on demand.
const mermaid = join(installOnDemand('mermaid@11.12.1'), 'node_modules/mermaid/dist/mermaid.min.js');
const pages = buildSite(sources, join(cwd, 'dist/docs'), mermaid);
console.log(`${pages.length} pages in dist/docs: open dist/docs/index.html, or serve the folder.`);
