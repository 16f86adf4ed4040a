import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { installOnDemand } from '../../../scripts/install-on-demand.ts';

const CLI = join(installOnDemand('@redocly/cli@2.77.0'), 'node_modules/@redocly/cli/bin/cli.js');

/** The rule set of the public validator, and with it the rules that hold every example against its schema. */
const CONFIGURATION = {
  extends: ['recommended'],
  telemetry: 'off',
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-invalid-parameter-examples': 'error',
  },
};

const reportSchema = z.object({
  totals: z.object({ errors: z.int(), warnings: z.int(), ignored: z.int() }),
  problems: z.array(z.object({ ruleId: z.string(), severity: z.string(), message: z.string() })),
});

/** What Redocly CLI says of a document, one line a problem. It reads that one file and asks no server. */
export async function lintOpenApi(document: string): Promise<readonly string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'redocly-'));
  try {
    writeFileSync(join(directory, 'openapi.json'), document);
    writeFileSync(join(directory, 'redocly.yaml'), JSON.stringify(CONFIGURATION));
    const report = reportSchema.parse(JSON.parse(await run(directory)));
    const { errors, warnings, ignored } = report.totals;
    const problems = report.problems.map(
      ({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`,
    );
    if (errors + warnings + ignored !== problems.length) throw new Error('The report leaves problems out');
    return problems;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function run(directory: string): Promise<string> {
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
  const options = { cwd: directory, env: { PATH: process.env['PATH'], HOME: directory, ...quiet } };
  const argv = [CLI, 'lint', 'openapi.json', '--format=json', '--max-problems=1000'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, argv, options, (error, stdout, stderr) => {
      // It ends with 1 when it has found something to say, which is not a failure to look.
      if (error !== null && error.code !== 1) reject(new Error(stderr, { cause: error }));
      else if (stdout === '') reject(new Error(`Redocly CLI reported nothing: ${stderr}`));
      else resolve(stdout);
    });
  });
}
