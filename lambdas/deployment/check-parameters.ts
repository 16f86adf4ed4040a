import * as z from 'zod';
import { regionRefusal } from '../settings/receiving-regions.ts';
import { refuseSharedDomain, sendingOf } from '../settings/sending-settings.ts';
import { NO_SENDER, stackFields } from '../settings/stack-settings.ts';
import { refuseOutsideZone } from '../settings/zone-settings.ts';
import { plainRule } from '../wording/plain-rule.ts';

/** CloudFormation does not distinguish a default from an equal given value. */
const DEFAULT_SIGN_UP = 'open';

const parametersSchema = z.object({
  ...stackFields,
  // SNS subscribes one address per subscription.
  alarmEmail: z.email().optional(),
});

export type StackParameters = Readonly<Record<string, string>>;

/** The sentences are those that CDK reports at synthesis; without parameters CDK has already checked. */
export function refusedParameters(given: StackParameters | undefined): readonly string[] {
  if (given === undefined) return [];
  const { Region: region = '', ...parameters } = given;
  const refusal = regionRefusal(region);
  if (refusal !== undefined) return [`${refusal}.`];
  const settings = settingsOf(parameters);
  const { data, error } = parametersSchema.safeParse(settings, { error: plainRule });
  if (data === undefined) {
    return error.issues.map(({ path, message }) => `${parameterName(path.join('.'))}: ${message}.`);
  }
  try {
    refuseTogether(data, settings);
    return [];
  } catch (error) {
    return [`${messageOf(error)}.`];
  }
}

function settingsOf(parameters: StackParameters): Readonly<Record<string, string>> {
  const given = Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [settingName(name), value]),
  );
  const { signUp, ...rest } = given;
  return rest['senderDomain'] === NO_SENDER && signUp === DEFAULT_SIGN_UP ? rest : given;
}

function refuseTogether(
  settings: z.output<typeof parametersSchema>,
  given: Readonly<Record<string, string>>,
): void {
  const { inboxDomain, hostedZoneId, hostedZoneName = inboxDomain } = settings;
  const { senderDomain } = sendingOf({ ...settings, canary: false }, given);
  refuseSharedDomain({ inboxDomain, moreInboxDomains: [], senderDomain });
  if (hostedZoneId !== undefined) refuseOutsideZone({ inboxDomain, senderDomain }, hostedZoneName);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace('Settings refused: ', '');
}

export function parameterName(setting: string): string {
  return setting.charAt(0).toUpperCase() + setting.slice(1);
}

function settingName(parameter: string): string {
  return parameter.charAt(0).toLowerCase() + parameter.slice(1);
}
