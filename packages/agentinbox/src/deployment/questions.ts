import { paginateListHostedZones } from '@aws-sdk/client-route-53';
import { CommandFailed } from '../command-failed.ts';
import { type GivenSettings, refusedAddress, refusedDomain, SETTINGS_FILE } from './settings.ts';
import type { World } from './world.ts';

interface Zone {
  readonly id: string;
  readonly name: string;
}

type Ask = NonNullable<World['ask']>;

export async function askSettings(world: World, isTry: boolean): Promise<GivenSettings> {
  const { ask } = world;
  if (ask === undefined)
    throw new CommandFailed(
      `There is no settings file. Write ${SETTINGS_FILE}, such as {"inboxDomain": "agents.example.com", "senderDomain": "none"}, or run the command in a terminal to be asked for the settings`,
    );
  const zones = await publicZones(world);
  const inboxDomain = await askDomain(world, ask, zones);
  const zone = zoneOf(inboxDomain, zones);
  if (zone === undefined)
    world.print(
      `No hosted zone of this account contains ${inboxDomain}: the DNS records will be printed for you to publish.`,
    );
  const alarmEmail = await askUntil(
    world,
    ask,
    'Your email address, for alarms and as owner of the first account (leave empty for none): ',
    (answer) => (answer === '' ? undefined : refusedAddress(answer)),
  );
  const isOpen = await askOpen(world, ask);
  return {
    inboxDomain,
    ...(zone === undefined ? {} : { hostedZoneId: zone.id, hostedZoneName: zone.name }),
    ...(alarmEmail === '' ? {} : { alarmEmail }),
    ...(isOpen ? { signUp: 'open' } : { senderDomain: 'none' }),
    ...(isTry ? { removalPolicy: 'destroy' } : {}),
  };
}

/** Credentials without permission to list hosted zones deploy without a zone. */
async function publicZones(world: World): Promise<readonly Zone[]> {
  const zones: Zone[] = [];
  try {
    for await (const { HostedZones = [] } of paginateListHostedZones({ client: world.aws.route53 }, {})) {
      for (const { Id = '', Name = '', Config } of HostedZones) {
        if (Config?.PrivateZone !== true)
          zones.push({ id: Id.replace('/hostedzone/', ''), name: Name.toLowerCase().replace(/\.$/, '') });
      }
    }
  } catch (error) {
    if (!(error instanceof Error && /AccessDenied/.test(error.name))) throw error;
    world.print('These credentials cannot list hosted zones (route53:ListHostedZones).');
  }
  return zones;
}

function zoneOf(domain: string, zones: readonly Zone[]): Zone | undefined {
  return zones
    .filter(({ name }) => domain === name || domain.endsWith(`.${name}`))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

async function askDomain(world: World, ask: Ask, zones: readonly Zone[]): Promise<string> {
  const [first] = zones;
  if (zones.length > 1) world.print(`Hosted zones: ${zones.map(({ name }) => name).join(', ')}`);
  const byDefault = first === undefined ? '' : `agents.${first.name}`;
  const shown = byDefault === '' ? ', such as agents.example.com' : ` [${byDefault}]`;
  const answer = await askUntil(
    world,
    ask,
    `Domain of the inboxes, a subdomain that receives no other email${shown}: `,
    (text) => refusedDomain(text === '' ? byDefault : text.toLowerCase()),
  );
  return answer === '' ? byDefault : answer.toLowerCase();
}

async function askOpen(world: World, ask: Ask): Promise<boolean> {
  const answer = await askUntil(
    world,
    ask,
    'Who can have an account? private: only accounts that you create; no email is ever sent. open: anyone, with a code emailed to their address; needs SES production access. [private]: ',
    (text) => (['', 'private', 'open'].includes(text.toLowerCase()) ? undefined : 'must be private or open'),
  );
  return answer.toLowerCase() === 'open';
}

async function askUntil(
  world: World,
  ask: Ask,
  question: string,
  refused: (answer: string) => string | undefined,
): Promise<string> {
  for (;;) {
    const answer = (await ask(question)).trim();
    const rule = refused(answer);
    if (rule === undefined) return answer;
    world.print(`"${answer}" ${rule}.`);
  }
}

export function requireAnswers({ ask }: World, { yes }: { readonly yes?: boolean }): void {
  if (ask === undefined && yes !== true) throw new CommandFailed('Without a terminal, add --yes to confirm');
}

export async function confirm(world: World, question: string, isConfirmed: boolean): Promise<void> {
  if (isConfirmed) return;
  requireAnswers(world, {});
  const answer = ((await world.ask?.(`${question} [Y/n]: `)) ?? 'n').trim().toLowerCase();
  if (!['', 'y', 'yes'].includes(answer)) throw new CommandFailed('Stopped. Nothing was changed');
}
