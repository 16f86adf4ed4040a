import { expect, test } from 'vitest';
import { pools } from './pools.ts';

const fn = pools();

test('a function with a third parameter, the callback of earlier runtimes, does not start', async () => {
  const pool = fn.of('export const handler = async (event, context, callback) => callback;');

  expect(await pool.invoke({})).toMatchObject({
    ok: false,
    errorMessage: expect.stringContaining('Runtime.CallbackHandlerDeprecated'),
  });
});
