import type { Command } from 'commander';
import { kebab } from './kebab.ts';

const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  inbox_ids: ['inbox'],
  inbox_id: ['inbox'],
  event_types: ['event-type'],
  message_ids: ['message-id'],
  q: ['words'],
};

/** Returns `--display-name` or `<inbox-id>` for a field, or the API's name if there is no such flag. */
export function fieldNames(command: Command): (field: string) => string {
  return (field) => {
    const [top = '', ...rest] = field.split('.');
    const index = top.match(/\[.*$/)?.[0] ?? '';
    const name = top.replace(index, '');
    for (const each of [kebab(name), ...(OWN_NAMES[name] ?? [])]) {
      if (command.options.some(({ long }) => long === `--${each}`))
        return `--${each}${index}${rest.map((part) => ` ${part}`).join('')}`;
      if (command.registeredArguments.some((argument) => argument.name() === each)) return `<${each}>`;
    }
    return field;
  };
}
