import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  App,
  CfnParameter,
  type FileAssetLocation,
  type FileAssetSource,
  type ISynthesisSession,
  type Stack,
  StackSynthesizer,
} from 'aws-cdk-lib';
import { KEPT_BUNDLES } from '../../lib/bundle.ts';
import { FEATURE_FLAGS } from '../../lib/feature-flags.ts';
import { AgentInboxTemplateStack } from '../../lib/template-stack.ts';
import { zipOf } from '../zip.ts';
import { deployerPolicy } from './deployer-policy.ts';

const FILES = { retain: 'agent-inbox.template.json', try: 'agent-inbox-try.template.json' } as const;

/** A deployment without CDK needs only these files. @param bundles folder with the bundle of each function. */
export function writeReleasedTemplates(bundles: string, version: string, out: string): void {
  const code = zippedBundles(bundles);
  const used = new Set<string>();
  const types = new Set<string>();
  const cloudAssembly = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(out, { recursive: true });
  for (const template of ['retain', 'try'] as const) {
    const app = new App({
      outdir: join(cloudAssembly, template),
      context: { ...FEATURE_FLAGS, [KEPT_BUNDLES]: bundles },
    });
    const synthesizer = new ReleaseSynthesizer(join(cloudAssembly, template), used);
    const stack = new AgentInboxTemplateStack(app, 'AgentInbox', { version, template, synthesizer });
    const made = app.synth().getStackByName(stack.stackName).template;
    writeFileSync(join(out, FILES[template]), JSON.stringify(made));
    for (const { Type } of Object.values<{ Type: string }>(made['Resources'])) types.add(Type);
  }
  rmSync(cloudAssembly, { recursive: true });
  const assets = [...used].map((sha256) => {
    const zip = code.get(sha256);
    if (zip === undefined) throw new Error(`No bundle is ${sha256}`);
    const file = `${sha256}.zip`;
    writeFileSync(join(out, file), zip.bytes);
    return { file, sha256, bytes: zip.bytes.length, function: zip.entry };
  });
  writeJson(join(out, 'release.json'), { version, templates: FILES, assets });
  writeJson(join(out, 'deployer-policy.json'), deployerPolicy([...types]));
}

/** The deployment names the bucket of the code; the key is the SHA-256 of the ZIP. */
class ReleaseSynthesizer extends StackSynthesizer {
  readonly #outdir: string;
  readonly #used: Set<string>;

  constructor(outdir: string, used: Set<string>) {
    super();
    this.#outdir = outdir;
    this.#used = used;
  }

  /** CDK's interface does not allow `undefined`, although nothing is bootstrapped and no role deploys. */
  override get bootstrapQualifier(): string {
    return '';
  }

  override get lookupRole(): string {
    return '';
  }

  override get cloudFormationExecutionRole(): string {
    return '';
  }

  override bind(stack: Stack): void {
    super.bind(stack);
    for (const [id, description] of [
      ['AssetBucket', 'Bucket with the code of the functions, in the region of the stack'],
      ['AssetPrefix', 'What the keys of the code begin with'],
    ] as const) {
      new CfnParameter(stack, id, {
        type: 'String',
        description,
        ...(id === 'AssetPrefix' ? { default: '' } : {}),
      });
    }
  }

  addFileAsset({ fileName = '' }: FileAssetSource): FileAssetLocation {
    const sha256 = sha256Of(zipped(join(this.#outdir, fileName)));
    this.#used.add(sha256);
    return this.cloudFormationLocationFromFileAsset({
      bucketName: `\${AssetBucket}`,
      objectKey: `\${AssetPrefix}${sha256}.zip`,
    });
  }

  addDockerImageAsset(): never {
    throw new Error('A release has no images');
  }

  synthesize(session: ISynthesisSession): void {
    this.synthesizeTemplate(session);
    this.emitArtifact(session);
  }
}

function zippedBundles(
  bundles: string,
): ReadonlyMap<string, { readonly entry: string; readonly bytes: Buffer }> {
  return new Map(
    readdirSync(bundles).map((entry) => {
      const bytes = zipped(join(bundles, entry));
      return [sha256Of(bytes), { entry, bytes }];
    }),
  );
}

/** Equal files give an identical archive, so that its digest is stable. */
export function zipped(folder: string): Buffer {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  return zipOf(Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path))])));
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
}
