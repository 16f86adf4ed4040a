import { resolve } from 'node:path';
import { runningDataDir } from '../../local/command-line/running-data-dir.ts';
import { endpointsFile } from '../../local/data-dir/endpoints-file.ts';
import {
  currentProfile,
  DEFAULT_PROFILE,
  fromEnvironment,
  localService,
  type Profile,
  type ProfileFlags,
  profilesFile,
  runningService,
  savedProfile,
  saveProfile,
  variable,
} from './profile.ts';

export interface SignUpFlags extends ProfileFlags {
  readonly humanEmail?: string;
  readonly replace?: boolean;
}

/**
 * The deployment to sign up at. A profile that does not exist yet begins with the environment, else with the deployment
 * of the default profile.
 * @throws Error for a profile that has a key already, or when another profile has the key of a sign-up there with the same
 *   address, unless `--replace` is given.
 */
export function signUpProfile(flags: SignUpFlags): Profile {
  const deployment = signUpDeployment(flags);
  const [same] = profilesOfSameAccount(flags, deployment);
  if (same !== undefined && flags.replace !== true) {
    throw new Error(
      `The profile ${same} has the key of a sign-up with this address, which another sign-up may disable: ` +
        `use it with --profile ${same}, or give --replace to sign up all the same`,
    );
  }
  return deployment;
}

/** Other profiles whose keys a sign-up may disable: the service has one account for an address, in whatever case. */
function profilesOfSameAccount(
  { profile = DEFAULT_PROFILE, humanEmail }: SignUpFlags,
  deployment: Profile,
): string[] {
  return Object.entries(profilesFile().read() ?? {})
    .filter(
      ([name, saved]) =>
        name !== profile &&
        saved.api_key !== undefined &&
        saved.human_email?.toLowerCase() === humanEmail?.toLowerCase() &&
        isSameService(saved, deployment),
    )
    .map(([name]) => name);
}

/** A local service keeps its accounts when its port changes. */
function isSameService(one: Profile, other: Profile): boolean {
  if (one.data_dir !== undefined && one.data_dir === other.data_dir) return true;
  return one.base_url.replace(/\/$/, '') === other.base_url.replace(/\/$/, '');
}

function signUpDeployment(flags: SignUpFlags): Profile {
  const name = flags.profile ?? DEFAULT_PROFILE;
  const saved = savedProfile(name);
  // Before the call: a repeated sign-up may end the key that the profile has.
  if (saved?.api_key !== undefined && flags.replace !== true) {
    throw new Error(
      `The profile ${name} has a key already, which a sign-up does not overwrite: ` +
        'save the new key under another name with --profile, or give --replace',
    );
  }
  if (flags.dataDir !== undefined) return localService(flags.dataDir);
  if (flags.profile === undefined) return currentProfile(flags);
  const addresses = saved ?? fromEnvironment() ?? savedProfile(DEFAULT_PROFILE);
  return addresses ?? runningService(runningDataDir()) ?? currentProfile(flags);
}

/** Saves the key of a sign-up, which is shown only once. @returns a note for the user. */
export function saveSignUpKey(flags: SignUpFlags, deployment: Profile, api_key: string): string {
  const name = flags.profile ?? DEFAULT_PROFILE;
  const { humanEmail: human_email } = flags;
  const disabled = profilesOfSameAccount(flags, deployment);
  const file = saveProfile(name, {
    ...deployment,
    api_key,
    ...(human_email === undefined ? {} : { human_email }),
  });
  const { data_dir } = deployment;
  const outbox = data_dir === undefined ? undefined : endpointsFile(data_dir).read()?.outbox_url;
  return [
    `The key is kept in ${file} as the profile ${name}. ` +
      `Confirm it with: agentinbox verify --profile ${name} --otp-code …`,
    ...(outbox === undefined ? [] : [`The mail with the code is in the outbox: ${outbox}`]),
    ...disabled.map(
      (other) =>
        `The key of the profile ${other}, of the same address, is disabled now or by the verification.`,
    ),
  ].join('\n');
}

/**
 * The key to verify: that of a sign-up, never that of the development account, which is verified from the start and for
 * which every code would pass.
 * @throws Error when no sign-up is saved, or several are and none is named.
 */
export function verifyProfile(flags: ProfileFlags): Profile {
  if (flags.profile !== undefined) return currentProfile(flags);
  if (flags.dataDir !== undefined) return currentProfile({ ...flags, profile: signedUpOn(flags.dataDir) });
  const isLocalDefault = fromEnvironment() === undefined && savedProfile(DEFAULT_PROFILE) === undefined;
  if (isLocalDefault && variable('AGENT_INBOX_API_KEY') === undefined) {
    throw new Error(
      'No sign-up is saved in the default profile: sign up with `agentinbox signup`, or name a profile with --profile',
    );
  }
  return currentProfile(flags);
}

function signedUpOn(dataDir: string): string {
  const directory = resolve(dataDir);
  const saved = Object.entries(profilesFile().read() ?? {});
  const [first, ...others] = saved.filter(([, { data_dir }]) => data_dir === directory).map(([name]) => name);
  if (first === undefined) {
    throw new Error(
      `No profile has the key of a sign-up on ${dataDir}: sign up with \`agentinbox signup --data-dir ${dataDir}\``,
    );
  }
  if (others.length > 0) {
    throw new Error(
      `Several profiles have keys of ${dataDir}: name one with --profile (${[first, ...others].join(', ')})`,
    );
  }
  return first;
}
