import type { HeaderField } from './header-section.ts';
import type { TestStringsFound } from './test-strings.ts';

const VERDICTS = ['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED'] as const;
export type Verdict = (typeof VERDICTS)[number];
const CHECKS = ['spam', 'virus', 'spf', 'dkim', 'dmarc'] as const;
export type Verdicts = Readonly<Record<(typeof CHECKS)[number], Verdict>>;

/** An example is `spam=FAIL; spf=GRAY`. */
export const SIMULATION_HEADER = 'X-Simulate-Verdicts';

const PASSED: Verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' };

export class BadSimulation extends Error {
  override readonly name = 'BadSimulation';
}

/** An unknown check or verdict throws BadSimulation, so that a typing error fails a test. */
export function simulateVerdicts(fields: readonly HeaderField[], found: TestStringsFound): Verdicts {
  const verdicts: Record<string, Verdict> = { ...PASSED };
  if (found.gtube) verdicts['spam'] = 'FAIL';
  if (found.eicar) verdicts['virus'] = 'FAIL';
  for (const { name, value } of fields) {
    if (name.toLowerCase() !== SIMULATION_HEADER.toLowerCase()) continue;
    for (const part of value.split(';').map((text) => text.trim())) {
      if (part === '') continue;
      const [check = '', wanted = ''] = part.split('=').map((text) => text.trim());
      const verdict = VERDICTS.find((known) => known === wanted.toUpperCase());
      if (verdict === undefined || !CHECKS.some((known) => known === check.toLowerCase())) {
        throw new BadSimulation(
          `${SIMULATION_HEADER}: "${part}" is not one of ${CHECKS.join(', ')} = ${VERDICTS.join(', ')}`,
        );
      }
      verdicts[check.toLowerCase()] = verdict;
    }
  }
  return { ...PASSED, ...verdicts };
}
