/** Writes `docs/cost.md` and `docs/scale.md` from what was counted: `node bench/pages/write-pages.ts`. */
import { writeFileSync } from 'node:fs';
import { readCounted } from '../cost-model/counted.ts';
import { costPage, scalePage } from './pages.ts';

const counted = readCounted();
writeFileSync(new URL('../../docs/cost.md', import.meta.url), costPage(counted));
writeFileSync(new URL('../../docs/scale.md', import.meta.url), scalePage(counted));
