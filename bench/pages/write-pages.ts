/** Writes `docs/cost.md`, `docs/scale.md` and `lambdas/usage/unit-costs.ts`: `npx node bench/pages/write-pages.ts`. */
import { writeFileSync } from 'node:fs';
import { readCounted } from '../cost-model/counted.ts';
import { costPage, scalePage } from './pages.ts';
import { unitCosts } from './unit-costs.ts';

const counted = readCounted();
writeFileSync(new URL('../../docs/cost.md', import.meta.url), costPage(counted));
writeFileSync(new URL('../../docs/scale.md', import.meta.url), scalePage(counted));
writeFileSync(new URL('../../lambdas/usage/unit-costs.ts', import.meta.url), unitCosts(counted));
