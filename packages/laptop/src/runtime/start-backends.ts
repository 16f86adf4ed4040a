import { join } from 'node:path';
import type { AdverseMode } from '../adverse/adverse-mode.ts';
import { PrincipalRegistry } from '../aws-gateway/principals.ts';
import type { DataDir } from '../data-dir/data-dir.ts';
import { type Engines, startEngines } from '../engines/engines.ts';
import { type Inspection, inspect } from '../engines/inspection.ts';
import { provision } from '../engines/provision.ts';
import { Outbox } from '../mail-out/outbox.ts';
import { ReceiptRuleSets } from '../smtp/receipt-rule-sets.ts';
import type { RuntimeOptions } from './options.ts';
import type { PreparedTemplate } from './prepare-template.ts';
import type { RunningParts } from './running-parts.ts';

export interface Backends {
  readonly engines: Engines;
  readonly inspection: Inspection;
  readonly outbox: Outbox;
  readonly ruleSets: ReceiptRuleSets;
  readonly principals: PrincipalRegistry;
  readonly adverse: AdverseMode | undefined;
}

export async function startBackends(
  { account, adverseSeed, report }: RuntimeOptions,
  dataDir: DataDir,
  { template, deployment }: PreparedTemplate,
  parts: RunningParts,
): Promise<Backends> {
  const engines = parts.register(await startEngines({ dataDir: dataDir.state }));
  void engines.lost.then(({ message }) => report(message));
  await provision(template, engines, deployment);
  const inspection = inspect(engines, deployment);
  parts.onStop(() => inspection.close());
  const outbox = new Outbox(join(dataDir.state, 'outbox.sqlite'));
  parts.onStop(() => outbox.close());
  const principals = new PrincipalRegistry();
  const startAdverse = async (seed: number) => {
    const { AdverseMode } = await import('../adverse/adverse-mode.ts');
    return await AdverseMode.start({
      seed,
      template,
      principals,
      dynamodb: inspection.dynamodb,
      queues: engines.queues,
      dataDir: dataDir.path,
      report,
    });
  };
  const adverse = adverseSeed === undefined ? undefined : parts.register(await startAdverse(adverseSeed));
  return {
    engines,
    inspection,
    outbox,
    ruleSets: new ReceiptRuleSets(template, account?.ruleSets),
    principals,
    adverse,
  };
}
