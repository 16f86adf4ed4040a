#!/usr/bin/env node
// This file is plain JavaScript because any Node version may run it. An older Node than 22.18 runs no TypeScript and
// starts the Node that npm or this program installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDirectory } from '@agent-inbox/laptop/cache-directory';

const cache = cacheDirectory(fileURLToPath(new URL('..', import.meta.url)));
const compiled = join(cache, 'compile');

// With `--ci` the process ends with its parent (packages/agentinbox/src/laptop/start.ts).
const isForTests = process.argv[2] === 'start' && process.argv.includes('--ci');

// V8's default would reserve 134 MB for new objects in a burst of mail and keep them.
const forService = process.argv[2] === 'start' ? ['--max-semi-space-size=8'] : [];

if (process.features.typescript) {
  if (!forService.every((flag) => process.execArgv.includes(flag)) && process.platform !== 'win32') {
    // V8 takes the flag only at the start of a process, so the process replaces itself.
    process.execve?.(process.execPath, [
      process.execPath,
      ...process.execArgv,
      ...forService,
      ...process.argv.slice(1),
    ]);
  }
  module.enableCompileCache(compiled);
  await import('./agent-inbox.ts');
} else {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = installedNode(file) ?? nodeOfPackage(file);
  if (node === undefined) {
    console.error(
      `agentinbox needs Node 22.18 or later, or its own: run npm ci (this is Node ${process.version})`,
    );
    process.exit(1);
  }
  const program = fileURLToPath(new URL('./agent-inbox.ts', import.meta.url));
  const child = spawn(node, [...forService, program, ...process.argv.slice(2)], {
    // SIGKILL is not passed on, so the variable makes the child watch for the end of this process.
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, AGENT_INBOX_LAUNCHER: '1' },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (isForTests) {
    const parent = process.ppid;
    const look = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500);
    look.unref();
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

function installedNode(file) {
  try {
    const manifest = module.createRequire(import.meta.url).resolve('node/package.json');
    const node = join(dirname(manifest), 'bin', file);
    return existsSync(node) ? node : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The package's manifest names a Node version to install into the cache; a clone names none, because `npm ci` installs
 * it.
 */
function nodeOfPackage(file) {
  const { config } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  if (config?.node === undefined) return undefined;
  const folder = join(cache, `node-${config.node}`);
  const node = join(folder, 'node_modules', 'node', 'bin', file);
  if (existsSync(node)) return node;
  console.error(
    `agentinbox needs Node 22.18 or later, and this is Node ${process.version}. Installing Node ${config.node} once in ${folder} (190 MB)…`,
  );
  mkdirSync(cache, { recursive: true });
  // The folder gets its name when it is complete, so that an interrupted installation is not used.
  const unfinished = `${folder}.${process.pid}`;
  const args = ['install', '--prefix', unfinished, '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { status } = spawnSync('npm', [...args, `node@${config.node}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0 && !existsSync(folder)) renameSync(unfinished, folder);
  rmSync(unfinished, { recursive: true, force: true });
  return existsSync(node) ? node : undefined;
}
