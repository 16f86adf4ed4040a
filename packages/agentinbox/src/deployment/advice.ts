import { CommandFailed } from '../command-failed.ts';

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /receipt rule set|rule set .* is active/i,
    'Set "receiptRules": "join" in the settings to add a rule to the active set, or choose another region.',
  ],
  [
    /not authorized|AccessDenied|access denied|explicit deny/i,
    'Ask for this permission; deployer-policy.json in the release has all required permissions. Or pass --role-arn with a role for CloudFormation to use.',
  ],
  [
    /already exists|AlreadyExists|conflict/i,
    'A resource with this name already exists: delete it, or choose another domain or stackName.',
  ],
  [
    /limit ?exceeded|quota|maximum number|too many/i,
    'A quota of the account is used up: request a higher one in Service Quotas, or delete unused resources.',
  ],
  [
    /throttl|rate exceeded|internal failure|service unavailable|timed? ?out/i,
    'This is a temporary failure of AWS: run the command again.',
  ],
];
const OTHERWISE = 'Correct this, then run the same command again.';

export function failedDeployment(what: string, reasons: readonly string[], left = ''): CommandFailed {
  const text = reasons.join('\n');
  const advice = ADVICE.find(([words]) => words.test(text))?.[1] ?? OTHERWISE;
  const lines = reasons.map((reason) => `  ${reason}`);
  return new CommandFailed([`${what}:`, ...lines, ...(left === '' ? [] : [left]), `-> ${advice}`].join('\n'));
}

export function explained(error: unknown): unknown {
  return error instanceof Error && '$metadata' in error
    ? failedDeployment('AWS refused a call', [`${error.name}: ${error.message}`])
    : error;
}
