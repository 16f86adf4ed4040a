import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions, type StartFlags } from '../../src/laptop/start-options.ts';

const around = { projectRoot: '/project', report: () => undefined };
const plain: StartFlags = { dataDir: '.agent-inbox', domain: 'inbox.localhost' };

test('a start without flags keeps data in the working directory and chooses the ports', () => {
  expect(readOptions(plain, around)).toMatchObject({
    dataDir: resolve('.agent-inbox'),
    reset: false,
    port: undefined,
    smtpPort: undefined,
    settings: {
      inboxDomain: 'inbox.localhost',
      signUpsPerHourPerSource: '0',
      waitPollMilliseconds: '100',
      webhookTargets: 'loopback',
    },
  });
});

test('an empty --data-dir is refused: it would select the current directory, which --reset empties', () => {
  expect(() => readOptions({ ...plain, dataDir: '', reset: true }, around)).toThrow(
    '--data-dir must name a directory',
  );
});

test('an ephemeral runtime has no data directory', () => {
  expect(readOptions({ ...plain, ephemeral: true }, around).dataDir).toBeUndefined();
});

test('--ci keeps nothing and takes free ports, or those that are given', () => {
  expect(readOptions({ ...plain, ci: true }, around)).toMatchObject({
    dataDir: undefined,
    port: 0,
    smtpPort: 0,
  });
  expect(readOptions({ ...plain, ci: true, smtpPort: '2525' }, around)).toMatchObject({
    port: 0,
    smtpPort: 2525,
  });
});

test('settings are passed on unchanged and override the local defaults', () => {
  const set = ['signUpsPerHourPerSource=5', 'plans={"a":"b=c"}'];
  expect(readOptions({ ...plain, set }, around).settings).toMatchObject({
    signUpsPerHourPerSource: '5',
    plans: '{"a":"b=c"}',
  });
});

test('--adverse gives the seed of adverse mode, which is off without it', () => {
  expect(readOptions({ ...plain, adverse: '7' }, around).adverseSeed).toBe(7);
  expect(readOptions(plain, around).adverseSeed).toBeUndefined();
});

test.each([
  [{ adverse: 'seven' }, /--adverse must be a whole number/],
  [{ adverse: '' }, /--adverse must be a whole number/],
  [{ port: 'http' }, /--port must be a whole number/],
  [{ port: '65536' }, /--port must be a whole number/],
  [{ smtpPort: '-1' }, /--smtp-port must be a whole number/],
  [{ set: ['noequals'] }, /--set must be key=value/],
  [{ ephemeral: true, reset: true }, /--ephemeral always starts empty/],
  [{ ci: true, reset: true }, /--ci always starts empty/],
])('%o is refused', (flags, message) => {
  expect(() => readOptions({ ...plain, ...flags }, around)).toThrow(message);
});
