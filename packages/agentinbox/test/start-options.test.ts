import { Command } from 'commander';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addStart } from '../src/commands/start.ts';

function dataDir(): unknown {
  const program = new Command();
  addStart(program);
  return program.commands[0]?.opts()['dataDir'];
}

test('start keeps its data in AGENT_INBOX_DATA_DIR, or in the current folder', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('AGENT_INBOX_DATA_DIR', undefined);
  expect(dataDir()).toBe('.agent-inbox');

  vi.stubEnv('AGENT_INBOX_DATA_DIR', '/elsewhere');
  expect(dataDir()).toBe('/elsewhere');
});
