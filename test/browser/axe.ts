import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What axe finds on a page, whose policy must not forbid it. HTML of a mail is not ours. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate<AxeResults>('axe.run({ exclude: [".mail-frame"] })');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
