import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildFunctions } from './packages/function-bundles.ts';
import { writeReleasedTemplates } from './packages/released-templates.ts';
import { forDomain, released, synthesize, withDomain, without } from './rehearsal/assembly.ts';
import { Engine, type Refused } from './rehearsal/engine.ts';
import { readKnownFailures, unexpected } from './rehearsal/known-failures.ts';
import { mainJob, signUp } from './rehearsal/main-job.ts';
import { record } from './rehearsal/record.ts';

/**
 * `npm run rehearse -- --endpoint URL [--region R] [--account A] [--known FILE] [--record]` runs the main job on an
 * emulator of CloudFormation (docs/rehearsal.md). It exits with 1 on a failure that FILE does not name, or a success of
 * one that it names.
 */
const { values } = parseArgs({
  options: {
    endpoint: { type: 'string' },
    region: { type: 'string', default: 'us-east-1' },
    account: { type: 'string', default: '000000000000' },
    known: { type: 'string', default: fileURLToPath(new URL('rehearsal/ministack.json', import.meta.url)) },
    record: { type: 'boolean', default: false },
  },
});
const { endpoint, region, account } = values;
if (endpoint === undefined) {
  console.error('Give the engine with --endpoint, such as --endpoint http://127.0.0.1:4566');
  process.exit(2);
}

const engine = new Engine(endpoint, region);
const known = readKnownFailures(values.known);
const notTaken = new Set<string>();
const failed = new Set<string>();
const worked: string[] = [];
let [wanted, taken] = [0, 0];

async function step(name: string, work: () => Promise<void>): Promise<boolean> {
  const began = performance.now();
  try {
    await work();
    console.log(`ok         ${name} (${Math.round(performance.now() - began)} ms)`);
    worked.push(name);
    return true;
  } catch (error) {
    failed.add(name);
    console.log(`FAILED     ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function mustBe(status: string, wanted: RegExp): void {
  if (!wanted.test(status)) throw new Error(`the stack is ${status}`);
}

const DOMAIN = 'rehearsal.example.com';
let assembly = synthesize(DOMAIN, account, region);
wanted = resourcesOf(assembly);

function resourcesOf({ template }: { readonly template: string }): number {
  return Object.keys(JSON.parse(template).Resources).length;
}

/** Creates the stack again without the resources that the engine does not support. */
async function create(): Promise<void> {
  const status = await engine.deploy(assembly, 'create');
  if (status === 'CREATE_COMPLETE') {
    console.log(`           all of ${resourcesOf(assembly)} resources are complete`);
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
  notTaken.add(lacking(unsupported));
  const { rest, removed } = without(assembly, /resource type/i.test(reason) ? { type } : { logicalId });
  console.log(`not taken  ${logicalId}, ${removed} of ${type}: ${reason.slice(0, 200)}`);
  assembly = rest;
  await engine.delete();
  await create();
}

/** Adds the property if the engine creates other resources of the type. */
function lacking({ type, reason }: Refused): string {
  const property = /Properties\.(\w+)/.exec(reason)?.[1];
  return property === undefined ? type : `${type} with ${property}`;
}

async function deployAndUse(): Promise<void> {
  if (!(await step('stack: create', create))) return;
  taken = resourcesOf(assembly);
  await mainJob(engine, step);
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

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-release-'));
const functions = join(folder, 'functions');
await buildFunctions(functions);
writeReleasedTemplates(functions, '0.1.0', join(folder, 'release'));
const template = released(join(folder, 'release'));
rmSync(folder, { recursive: true });
for (const domain of ['one.example.com', 'two.example.net']) {
  assembly = forDomain(template, domain);
  const isThere = await step(`released template: create for ${domain}`, create);
  if (!isThere) continue;
  await step(`released template: sign-up at ${domain}`, () => signUp(engine, domain));
  await step(`released template: another domain than ${domain} is refused, and rolled back`, async () => {
    const status = await engine.deploy(forDomain(assembly, 'three.example.org'), 'update');
    mustBe(status, /^UPDATE_ROLLBACK_COMPLETE$/);
  });
  await step(`released template: delete for ${domain}`, async () => {
    mustBe(await engine.delete(), /^DELETE_COMPLETE$/);
  });
}
const surprises = unexpected({ notTaken, failed }, known);
for (const surprise of surprises) console.log(`UNEXPECTED ${surprise}`);
if (values.record) {
  const page = fileURLToPath(new URL('../docs/rehearsal.md', import.meta.url));
  record(page, { wanted, taken, worked, notTaken, failed }, known, new Date().toISOString().slice(0, 10));
}
console.log(surprises.length === 0 ? `As known of ${known.engine}.` : `Not as known of ${known.engine}.`);
process.exitCode = surprises.length === 0 ? 0 : 1;
