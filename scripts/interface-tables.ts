import { EVENTS } from '../lambdas/events/events.ts';
import type { Operation } from '../lambdas/operations/define.ts';
import { hiddenFields, pageFields } from '../lambdas/operations/fields.ts';
import { stateChangeFields } from '../lambdas/operations/label-fields.ts';
import { filterFields } from '../lambdas/operations/list-filters.ts';
import { operations } from '../lambdas/operations/registry.ts';
import { requiredFields } from './operation-traits.ts';
import { withBlock } from './written-block.ts';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  pages: Object.keys(pageFields),
  hidden: Object.keys(hiddenFields),
  filters: Object.keys(filterFields),
  changes: Object.keys(stateChangeFields),
};

export function interfacePage(page: string): string {
  return withBlock(withBlock(page, 'operations', operationTable()), 'events', eventTable());
}

function operationTable(): string {
  const groups = Object.entries(GROUPS).map(
    ([name, fields]) => `*${name}* are ${fields.map(code).join(', ')}`,
  );
  return [
    `The permission is in parentheses; *organization*: only for keys with that scope; *pending*: also for pending keys. Required parameters are bold; ${groups.join('; ')}.`,
    '',
    ...[...Map.groupBy(operations, needsOf)].map(
      ([needs, alike]) =>
        `- ${alike.map(({ method, path }) => code(`${method} ${path}`)).join(', ')} ${needs}`,
    ),
  ].join('\n');
}

function needsOf(operation: Operation): string {
  const parameters = parametersOf(operation);
  const permission = `(${permissionText(operation)})`;
  return parameters === '' ? permission : `${permission}: ${parameters}`;
}

function permissionText({ access }: Operation): string {
  if (access === 'public') return 'no key';
  const scope = access.scope === 'organization' ? ', organization' : '';
  return `${access.permission}${scope}${access.pending ? ', pending' : ''}`;
}

function parametersOf(operation: Operation): string {
  const required = requiredFields(operation);
  const fields = Object.keys(operation.input.shape).filter((name) => !operation.path.includes(`{${name}}`));
  const whole = Object.entries(GROUPS).filter(([, members]) =>
    members.every((name) => fields.includes(name)),
  );
  const grouped = new Set(whole.flatMap(([, members]) => members));
  return [
    ...fields
      .filter((name) => !grouped.has(name))
      .map((name) => (required.includes(name) ? `**${code(name)}**` : code(name))),
    ...whole.map(([name]) => `*${name}*`),
  ].join(', ');
}

const MAIL_FIELDS = ['inbox_id', 'thread_id', 'message_id'];

function eventTable(): string {
  return [
    `The fields other than \`event_id\` and \`timestamp\` are in parentheses (*mail*: ${MAIL_FIELDS.map(code).join(', ')}), followed by what else the key needs.`,
    '',
    ...EVENTS.map(({ type, description, fields, permission, scope }) => {
      const needed = permission ?? (scope === undefined ? undefined : `${scope} scope`);
      const names = Object.keys(fields);
      const isMail = MAIL_FIELDS.every((name) => names.includes(name));
      const others = names.filter((name) => !(isMail && MAIL_FIELDS.includes(name))).map(code);
      const shown = [...(isMail ? ['*mail*'] : []), ...others].join(', ');
      const brackets = needed === undefined ? shown : `${shown}; ${needed}`;
      return `- ${code(type)} (${brackets}): ${description}`;
    }),
  ].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
