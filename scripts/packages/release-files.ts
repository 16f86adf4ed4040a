import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootPackage } from './package-files.ts';

/**
 * Files of a release: the cloud assembly (template and assets), the packages that it is made of (CycloneDX), and checksums.
 * usage: npm run release-files [-- folder, by default dist/release]
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = resolve(process.argv[2] ?? join(ROOT, 'dist', 'release'));
/** A deployment of one's own has its own; `cdk deploy` or the construct writes it into the template. */
const EXAMPLE_DOMAIN = 'agents.example.com';

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { version } = rootPackage(ROOT);
const assembly = join(out, 'assembly');
execFileSync(process.execPath, ['bin/app.ts'], {
  cwd: ROOT,
  env: {
    ...process.env,
    CDK_OUTDIR: assembly,
    CDK_CONTEXT_JSON: JSON.stringify({ settings: '', inboxDomain: EXAMPLE_DOMAIN }),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
execFileSync('tar', ['-czf', join(out, `agent-inbox-${version}-assembly.tgz`), '-C', out, 'assembly']);
rmSync(assembly, { recursive: true });
const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
writeFileSync(join(out, `agent-inbox-${version}-sbom.cdx.json`), sbom);
const sums = readdirSync(out).map((name) => {
  const hash = createHash('sha256').update(readFileSync(join(out, name)));
  return `${hash.digest('hex')}  ${name}\n`;
});
writeFileSync(join(out, 'SHA256SUMS'), sums.join(''));
