import { parseArgs } from 'node:util';
import { synthesize, withDomain, without } from './rehearsal/assembly.ts';
import { Engine } from './rehearsal/engine.ts';
import { mainJob } from './rehearsal/main-job.ts';

/**
 * `npm run rehearse -- --endpoint URL [--region R] [--account A]`: deploys the synthesized template to any engine that speaks
 * CloudFormation, drives the main job there, tries an update that must be refused, deletes the stack and deploys it again
 * (docs/rehearsal.md). It says which resources the engine did not make, and ends with 1 when a step failed.
 */
const { values } = parseArgs({
  options: {
    endpoint: { type: 'string' },
    region: { type: 'string', default: 'us-east-1' },
    account: { type: 'string', default: '000000000000' },
  },
});
const { endpoint, region, account } = values;
if (endpoint === undefined) {
  console.error('Give the engine with --endpoint, such as --endpoint http://127.0.0.1:4566');
  process.exit(2);
}

const engine = new Engine(endpoint, region);
let failed = 0;

/** @returns whether it worked. */
async function step(name: string, work: () => Promise<void>): Promise<boolean> {
  const began = performance.now();
  try {
    await work();
    console.log(`ok         ${name} (${Math.round(performance.now() - began)} ms)`);
    return true;
  } catch (error) {
    failed += 1;
    console.log(`FAILED     ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function mustBe(status: string, wanted: RegExp): void {
  if (!wanted.test(status)) throw new Error(`the stack is ${status}`);
}

const DOMAIN = 'rehearsal.example.com';
let assembly = synthesize(DOMAIN, account, region);

/** Creates the stack; without what the engine says that it does not support, which is printed. */
async function create(): Promise<void> {
  const wanted = Object.keys(JSON.parse(assembly.template).Resources).length;
  const status = await engine.deploy(assembly, 'create');
  if (status === 'CREATE_COMPLETE') {
    console.log(`           all of ${wanted} resources are complete`);
    return;
  }
  const failures = await engine.failures();
  const unsupported = failures.find(({ reason }) =>
    /unsupported|not supported|not implemented|unknown action/i.test(reason),
  );
  if (unsupported === undefined) {
    for (const { logicalId, type, reason } of failures) {
      console.log(`           ${logicalId} (${type}): ${reason.slice(0, 300)}`);
    }
    throw new Error(`the stack is ${status}`);
  }
  const { logicalId, type, reason } = unsupported;
  const { rest, removed } = without(assembly, /resource type/i.test(reason) ? { type } : { logicalId });
  console.log(`not taken  ${logicalId}, ${removed} of ${type}: ${reason.slice(0, 200)}`);
  assembly = rest;
  await engine.delete();
  await create();
}

async function deployAndUse(): Promise<void> {
  if (await step('stack: create', create)) await mainJob(engine, step);
}

if ((await engine.status()) !== 'DELETE_COMPLETE') await engine.delete();
await deployAndUse();
await step('update: another inbox domain is refused, and rolled back', async () => {
  const status = await engine.deploy(withDomain(assembly, DOMAIN, 'other.example.com'), 'update');
  mustBe(status, /^UPDATE_ROLLBACK_COMPLETE$/);
});
await step('stack: delete', async () => mustBe(await engine.delete(), /^DELETE_COMPLETE$/));
await deployAndUse();
await step('stack: delete again', async () => mustBe(await engine.delete(), /^DELETE_COMPLETE$/));
process.exitCode = failed === 0 ? 0 : 1;
