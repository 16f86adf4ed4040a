import { TemplateRefused } from '../contract.ts';

/**
 * Policies of AWS that permit to write logs and traces, which the runtime does itself: no call of a function needs them
 * (AWS managed policy reference).
 */
const WITHOUT_CALLS = new Set(['AWSLambdaBasicExecutionRole', 'AWSXRayDaemonWriteAccess']);

/** @throws TemplateRefused for a managed policy whose permissions the runtime does not know. */
export function refuseUnknownPolicies(roleLogicalId: string, arns: readonly string[]): void {
  for (const arn of arns) {
    const name = /^arn:aws:iam::aws:policy\/(?:service-role\/)?(\w+)$/.exec(arn)?.[1];
    if (name === undefined || !WITHOUT_CALLS.has(name)) {
      throw new TemplateRefused(
        `${roleLogicalId}.ManagedPolicyArns: the local runtime does not know the permissions of ${arn}; write them as a policy`,
      );
    }
  }
}
