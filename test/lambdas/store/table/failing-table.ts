import { type Table, tableOf } from '../../../../lambdas/store/table/table.ts';

/**
 * The same table, of which some requests fail.
 * @param fails is asked of the input of each request as JSON.
 */
export function failingTable(table: Table, fails: (input: string, isWrite: boolean) => boolean): Table {
  const client = new Proxy(table.client, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (property !== 'send' || typeof value !== 'function') return value;
      return async (command: { readonly input: object }) => {
        const isWrite = /Write|Put|Update|Delete/.test(command.constructor.name);
        if (fails(JSON.stringify(command.input), isWrite)) throw new Error('This request fails');
        return Reflect.apply(value, target, [command]);
      };
    },
  });
  return tableOf(client, table.name, table.pause);
}
