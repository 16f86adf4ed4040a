/** Writes parts of `docs/cost.md` and `docs/scale.md`, and `lambdas/usage/unit-costs.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { synthesized } from '../../test/stack/synthesized.ts';
import { standingOf } from '../cost-model/standing.ts';
import { costPage, scalePage } from './cost-page.ts';
import { unitCosts } from './unit-costs.ts';

function rewrite(path: string, written: (text: string) => string): void {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, written(readFileSync(file, 'utf8')));
}

rewrite('docs/cost.md', (page) => costPage(page, standingOf(synthesized())));
rewrite('docs/scale.md', scalePage);
rewrite('lambdas/usage/unit-costs.ts', unitCosts);
