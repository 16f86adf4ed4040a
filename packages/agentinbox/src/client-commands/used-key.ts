import { keySource } from './key-source.ts';
import { currentProfile, DEFAULT_PROFILE, type Profile, type ProfileFlags } from './profile.ts';
import { signUpProfile, verifyProfile } from './sign-up-profile.ts';

export function usedKey(command: string, flags: ProfileFlags): string {
  if (command === 'signup') {
    const { base_url } = signUpProfile({ ...flags, replace: true });
    return `profile: ${flags.profile ?? DEFAULT_PROFILE}\n  service: ${base_url}`;
  }
  const profile: Profile = command === 'verify' ? verifyProfile(flags) : currentProfile(flags);
  return `key: ${keySource(profile, flags)}\n  service: ${profile.base_url}`;
}
