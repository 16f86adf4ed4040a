import { resolve } from 'node:path';
import { endpointsOf } from '@agent-inbox/laptop/endpoints';
import { dataDirOfEnvironment } from '../laptop/start-options.ts';
import { keySource } from './key-source.ts';
import {
  currentProfile,
  DEFAULT_PROFILE,
  fromEnvironment,
  localService,
  type Profile,
  type ProfileFlags,
  profilesFile,
  savedProfile,
  saveProfile,
  variable,
} from './profile.ts';

export interface SignUpFlags extends ProfileFlags {
  readonly humanEmail?: string;
  readonly replace?: boolean;
}

/**
 * A new profile starts with the deployment of the environment or the default profile. @throws Error if the profile, or
 * another one of the same service and address, has a key, unless `--replace` is given.
 */
export function signUpProfile(flags: SignUpFlags): Profile {
  const deployment = signUpDeployment(flags);
  const [same] = profilesOfSameAccount(flags, deployment);
  if (same !== undefined && flags.replace !== true) {
    throw new Error(
      `The profile ${same} already has a key from a sign-up with this address, and another sign-up may disable that key. Use it ` +
        `with --profile ${same}, or pass --replace to sign up anyway`,
    );
  }
  return deployment;
}

/** The service has one account per address, compared without case, so a sign-up may revoke these keys. */
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

/** The port of a local service can change, so the data directory identifies it. */
function isSameService(one: Profile, other: Profile): boolean {
  if (one.data_dir !== undefined && one.data_dir === other.data_dir) return true;
  return one.base_url.replace(/\/$/, '') === other.base_url.replace(/\/$/, '');
}

function signUpDeployment(flags: SignUpFlags): Profile {
  const name = flags.profile ?? DEFAULT_PROFILE;
  const saved = savedProfile(name);
  // A repeated sign-up can revoke the key of the profile.
  if (saved?.api_key !== undefined && flags.replace !== true) {
    throw new Error(
      `The profile ${name} already has a key. Save the new key under another name with --profile, or pass --replace`,
    );
  }
  if (flags.dataDir !== undefined) return localService(flags.dataDir);
  return flags.profile === undefined ? currentProfile({}) : (saved ?? currentProfile({}));
}

/** The service shows the key only once. @returns a note for the user. */
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
  const outbox = data_dir === undefined ? undefined : endpointsOf(data_dir)?.outbox_url;
  return [
    `The key is saved in ${file} as profile ${name}. Verify the account with: agentinbox verify --profile ${name} --otp-code …`,
    ...(outbox === undefined ? [] : [`The email with the code is in the outbox: ${outbox}`]),
    ...otherAccountNote(flags, name, api_key),
    ...disabled.map(
      (other) =>
        `The key of the profile ${other} is for the same address; it is disabled now, or will be when you run verify.`,
    ),
  ].join('\n');
}

/**
 * Later commands with the same data directory or environment use another key, such as that of the development account.
 */
function otherAccountNote({ profile, dataDir }: SignUpFlags, name: string, apiKey: string): string[] {
  if (profile !== undefined) return [];
  const next = currentProfile(dataDir === undefined ? {} : { dataDir });
  if (next.api_key === apiKey) return [];
  const used = next.api_key === undefined ? 'have no key' : `keep using ${keySource(next, {})}`;
  return [`For this account, pass --profile ${name}: other commands here ${used}.`];
}

/**
 * The development account is excluded, because it is verified and would accept every code. @throws Error when no
 * sign-up is saved, or several are and none is named.
 */
export function verifyProfile(flags: ProfileFlags): Profile {
  if (flags.profile !== undefined) return currentProfile(flags);
  const hasKey = variable('AGENT_INBOX_API_KEY') !== undefined;
  const named =
    variable('AGENT_INBOX_BASE_URL') === undefined && !hasKey ? dataDirOfEnvironment() : undefined;
  const dataDir = flags.dataDir ?? named;
  if (dataDir !== undefined) return currentProfile({ dataDir, profile: signedUpOn(dataDir) });
  const isLocalDefault = fromEnvironment() === undefined && savedProfile(DEFAULT_PROFILE) === undefined;
  if (isLocalDefault && !hasKey) {
    throw new Error(
      'The default profile has no sign-up key. Sign up with `agentinbox signup`, or name a profile with --profile',
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
      `No profile has a sign-up key for ${dataDir}. Sign up with \`agentinbox signup --data-dir ${dataDir}\``,
    );
  }
  if (others.length > 0) {
    throw new Error(
      `Several profiles have keys for ${dataDir}. Name one with --profile (${[first, ...others].join(', ')})`,
    );
  }
  return first;
}
