import { Fn, Token } from 'aws-cdk-lib';
import { deploymentHash } from '../deployment-hash.ts';
import type { ServiceSettings } from '../service-settings.ts';

/** The mark is the same for the same sources, settings and parameter values (lib/deployment-hash.ts). */
export function deploymentMark({ deferred, ...settings }: ServiceSettings): string {
  if (deferred === undefined) return deploymentHash(settings);
  const fixed = Object.entries(settings).filter(([, value]) => !Token.isUnresolved(value));
  const hash = deploymentHash(Object.fromEntries(fixed));
  return Fn.join(' ', [hash, ...Object.values(deferred.parameters)]);
}
