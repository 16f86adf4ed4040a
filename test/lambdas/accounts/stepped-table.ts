import { type Table, tableOf } from '../../../lambdas/store/table/table.ts';

/**
 * A table of which every call can be preceded by something else.
 * @param before is given the ordinal of the call, from 1, and is waited for before the call is made.
 */
export function steppedTable(table: Table, before: (call: number) => Promise<void>): Table {
  let calls = 0;
  const client = new Proxy(table.client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (property !== 'send' || typeof value !== 'function') return value;
      return async (...args: unknown[]): Promise<unknown> => {
        calls += 1;
        await before(calls);
        return Reflect.apply(value, target, args);
      };
    },
  });
  return tableOf(client, table.name);
}
