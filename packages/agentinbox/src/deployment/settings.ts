import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { closeName } from '../../../../lambdas/wording/close-name.ts';
import { checkSettings, everySetting } from '../../../../lib/settings.ts';
import { CommandFailed } from '../command-failed.ts';
import type { DataPolicy } from '../release/release.ts';
import type { Template } from '../release/template.ts';

export const SETTINGS_FILE = 'agent-inbox.settings.json';
export const DEFAULT_STACK = 'AgentInbox';

export type GivenSettings = Readonly<Record<string, unknown>>;

export interface StackSettings {
  readonly stackName: string;
  readonly inboxDomain: string;
  readonly senderDomain: string | undefined;
  readonly hostedZoneId: string | undefined;
  readonly alarmEmail: string | undefined;
  readonly data: DataPolicy;
  readonly terminationProtection: boolean;
  readonly allowedChange: 'none' | 'domain' | 'zone';
  readonly tags: Readonly<Record<string, string>>;
  readonly parameters: ReadonlyMap<string, string>;
}

/** The command handles these settings; they are no template parameters. */
const OF_COMMAND = new Set(['stackName', 'tags', 'terminationProtection', 'removalPolicy']);
/** These settings protect data, so they are fixed by the template. */
const OF_TEMPLATE: Readonly<Record<string, unknown>> = { recovery: 'table' };

const fileSchema = z.record(z.string(), z.unknown());

/** Returns undefined when the file does not exist. @throws CommandFailed for invalid content. */
export function readSettings(file: string): GivenSettings | undefined {
  if (!existsSync(resolve(file))) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resolve(file), 'utf8'));
  } catch (cause) {
    throw new CommandFailed(`${file} is not JSON`, { cause });
  }
  const parsed = fileSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new CommandFailed(
    `${file} must contain a JSON object, such as {"inboxDomain": "agents.example.com"}`,
  );
}

export function writeSettings(file: string, settings: GivenSettings): void {
  writeFileSync(resolve(file), `${JSON.stringify(settings, undefined, 2)}\n`);
}

/**
 * Validates like `cdk deploy`. @throws CommandFailed that names each setting that is invalid, unknown, or not in the
 * template.
 */
export function stackSettings(given: GivenSettings, template: Template, isTry: boolean): StackSettings {
  refuseUnknown(given);
  const settings = checked(given);
  const fixed = Object.keys(given).filter((name) => !isInTemplate(name, given[name], template));
  if (fixed.length > 0)
    throw new CommandFailed(
      `The released template has no parameter for ${fixed.join(', ')}. Remove it from the settings, or deploy with cdk (docs/deploy.md)`,
    );
  const { alarmEmail, senderDomain, hostedZoneId, tags } = settings;
  if (Array.isArray(alarmEmail))
    throw new CommandFailed('alarmEmail: must be a single address; a list needs cdk (docs/deploy.md)');
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries(settings)) {
    if (parameterOf(name) in template.Parameters && value !== undefined)
      parameters.set(parameterOf(name), String(value));
  }
  // Empty leaves an optional feature out, or lets the template derive the default from the inbox domain.
  for (const name of ['AlarmEmail', 'HostedZoneId'])
    if (!parameters.has(name) && name in template.Parameters) parameters.set(name, '');
  const { senderDomain: givenSender } = given;
  parameters.set('SenderDomain', givenSender === undefined ? '' : String(givenSender));
  return {
    stackName: settings.stackName,
    inboxDomain: settings.inboxDomain,
    senderDomain,
    hostedZoneId,
    alarmEmail,
    data: isTry || settings.removalPolicy === 'destroy' ? 'try' : 'retain',
    terminationProtection: !isTry && settings.terminationProtection,
    allowedChange: settings.allowedChange,
    tags,
    parameters,
  };
}

function refuseUnknown(given: GivenSettings): void {
  const names = Object.keys(everySetting.shape);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const close = closeName(unknown, names);
  throw new CommandFailed(
    `Unknown setting ${unknown}. ${close === undefined ? 'docs/deploy.md lists them' : `Did you mean ${close}?`}`,
  );
}

function checked(given: GivenSettings) {
  try {
    return checkSettings(given);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandFailed(message.replace(/ \(each is set in .*?\)/, ''));
  }
}

function isInTemplate(name: string, value: unknown, template: Template): boolean {
  if (OF_COMMAND.has(name) || OF_TEMPLATE[name] === value) return true;
  return parameterOf(name) in template.Parameters;
}

function parameterOf(setting: string): string {
  return setting.charAt(0).toUpperCase() + setting.slice(1);
}

export function refusedDomain(domain: string): string | undefined {
  const { error } = everySetting.shape.inboxDomain.safeParse(domain);
  return error?.issues[0]?.message;
}

export function refusedAddress(address: string): string | undefined {
  return z.email().safeParse(address).success
    ? undefined
    : 'must be an email address such as ops@example.com';
}
