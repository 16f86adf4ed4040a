import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CloudAssembly, RuntimeOptions } from '@agent-inbox/laptop';
import { cacheDirectory } from '@agent-inbox/laptop/cache-directory';
import { unzipSync } from 'fflate';
import * as z from 'zod';
import { policySchema } from '../../../../lambdas/settings/policy.ts';
import { checkSettings } from '../../../../lib/settings.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { type Asset, readRelease } from '../release/release.ts';

const PARAMETERS = ['inboxDomain', 'senderDomain', 'signUp'];
/** Functions read these settings, but they also determine resources. */
const OF_RESOURCES = ['moreInboxDomains', 'rawMailDays', 'usageRollUpDelaySeconds', 'deferredMailDays'];

/** These settings occur in the template only within the variable POLICY. */
export const FUNCTION_SETTINGS: readonly string[] = Object.keys(policySchema.shape).filter(
  (name) => !OF_RESOURCES.includes(name) && !PARAMETERS.includes(name),
);

const templateSchema = z.record(z.string(), z.json());

/**
 * Undefined in a clone, where CDK synthesizes the stack. @throws WrongUsage for a setting that the released template
 * has fixed.
 */
export function releasedAssembly({
  projectRoot,
  settings: given,
}: Pick<RuntimeOptions, 'projectRoot' | 'settings'>): CloudAssembly | undefined {
  const release = join(projectRoot, 'release');
  if (!existsSync(release)) return undefined;
  refuseFixed(Object.keys(given));
  const settings = checkSettings(given);
  const { assets, template } = readRelease(release);
  const code = join(cacheDirectory(projectRoot), 'functions');
  const byFile = new Map(assets.map((asset) => [asset.file, asset]));
  return {
    stackName: 'AgentInbox',
    template: withPolicy(template('try').text, JSON.stringify(policySchema.parse(settings))),
    parameters: {
      AssetBucket: 'release',
      InboxDomain: settings.inboxDomain,
      SenderDomain: settings.senderDomain ?? 'none',
      SignUp: settings.signUp,
    },
    assetPath(objectKey) {
      const asset = byFile.get(objectKey);
      if (asset === undefined) throw new Error(`The release has no file ${objectKey}`);
      return unpacked(asset, join(code, asset.sha256));
    },
  };
}

function refuseFixed(names: readonly string[]): void {
  const free = [...PARAMETERS, ...FUNCTION_SETTINGS];
  const fixed = names.find((name) => !free.includes(name));
  if (fixed === undefined) return;
  throw new WrongUsage(
    `--set ${fixed}: this setting is fixed in the released template, which the installed command runs. Use one of ${free.sort().join(', ')}, or run npm start in a clone`,
  );
}

/** The template builds POLICY from its parameters and default settings. */
function withPolicy(text: string, policy: string): CloudAssembly['template'] {
  const reviver = (name: string, value: unknown) => (name === 'POLICY' ? policy : value);
  return templateSchema.parse(JSON.parse(text, reviver));
}

/** The folder is renamed when it is complete, so that no partial code is used. */
function unpacked(asset: Asset, folder: string): string {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  for (const [name, content] of Object.entries(unzipSync(asset.read()))) {
    mkdirSync(dirname(join(unfinished, name)), { recursive: true });
    writeFileSync(join(unfinished, name), content);
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // A concurrent start has unpacked it first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
