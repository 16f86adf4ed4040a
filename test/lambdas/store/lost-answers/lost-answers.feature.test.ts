import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAST_UPDATE } from '../../../../lambdas/store/table/update-once.ts';
import { opened } from '../../../opened.ts';
import { openTestTable } from '../table/test-table.ts';
import { accountScenarios } from './accounts.ts';
import { countScenarios } from './counts.ts';
import { domainScenarios } from './domains.ts';
import { dueScenarios } from './due.ts';
import { exportScenarios } from './exports.ts';
import { loseAnswers } from './lost-answers.ts';
import { mailScenarios } from './mail.ts';
import type { Scenario } from './scenario.ts';
import { senderScenarios } from './senders.ts';
import { webhookScenarios } from './webhooks.ts';

const table = opened(openTestTable);

const scenarios: readonly Scenario[] = [
  ...accountScenarios,
  ...countScenarios,
  ...domainScenarios,
  ...dueScenarios,
  ...exportScenarios,
  ...mailScenarios,
  ...senderScenarios,
  ...webhookScenarios,
];

/** What a scenario saw, without what differs from run to run. */
function comparable(seen: unknown, id: string): unknown {
  return JSON.parse(
    JSON.stringify(seen, (name, value) => (name === LAST_UPDATE ? undefined : value)).replaceAll(id, 'ID'),
  );
}

describe('a write whose answer is lost and that the SDK sends again', () => {
  test.each(
    scenarios.map((scenario) => [scenario.title, scenario] as const),
  )('%s: the result and the rows are those of a single write', async (_title, { run }) => {
    const losing = loseAnswers(table.name, table.origin);
    try {
      const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const without = comparable(await run({ table, plain: table, id: one }), one);
      const repeated = comparable(await run({ table: losing, plain: table, id: other }), other);

      expect(losing.lost.length).toBeGreaterThan(0);
      expect(repeated).toEqual(without);
    } finally {
      losing.close();
    }
  });

  test('every file of the store that has a condition on a write is in these scenarios', () => {
    const folder = new URL('../../../../lambdas/store/', import.meta.url);
    const conditional = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .filter((path) =>
        /\bConditionExpression\b|(?:updateOnce|putNew|checkAbsent|tryWrite|rowCheck)\(|row(?:Put|Update|Delete)\([^;]*?\b(?:was|has|lacks|below|condition)\b/.test(
          readFileSync(new URL(path, folder), 'utf8'),
        ),
      )
      .map((path) => basename(path));
    const covered = new Set(scenarios.flatMap(({ files }) => files.map((file) => `${file}.ts`)));

    expect(conditional.length).toBeGreaterThan(15);
    // write.ts makes the conditions.
    const others = ['update-once.ts', 'write.ts'];
    expect(conditional.filter((file) => !covered.has(file) && !others.includes(file))).toEqual([]);
  });
});
