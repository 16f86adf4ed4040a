import { optionSets } from './option-sets.ts';

type Settings = Readonly<Record<string, string>>;

/** What an operator chooses independently of everything else: of each list, one. */
const CHOICES: readonly (readonly Settings[])[] = [
  [{}, { hostedZoneId: 'Z0123456789ABCDEFGHIJ', hostedZoneName: 'example.com' }],
  [
    {},
    {
      apiDomain: 'api.example.com',
      streamDomain: 'stream.example.com',
      certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/0a1b2c3d',
      mcpDomain: 'mcp.example.com',
      mcpCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-mcp',
    },
  ],
  [{}, { encryptionKey: 'customer' }],
  [{}, { removalPolicy: 'destroy' }],
  [{}, { recovery: 'none' }, { recovery: 'all' }],
  [{}, { rawMailDays: '0' }, { rawMailDays: '90' }],
  [{}, { alarmEmail: 'ops@example.com' }],
  [{}, { reservedConcurrency: '{"api":100,"receive-mail":20,"mcp":10}' }],
  [{}, { tags: '{"team":"mail"}' }],
  [{}, { receiptRules: 'replace', allowedChange: 'domain' }],
  [
    {},
    { logRetentionDays: '365', quarantineDays: '30', deferredMailDays: '60', signUpRotation: 'immediate' },
  ],
];

type Combination = readonly number[];

/** Combinations in which each choice of a list meets each choice of every other list at least once. */
function pairwise(): readonly Combination[] {
  const pairs = allPairs();
  const combinations: Combination[] = [];
  while (pairs.size > 0) {
    const chosen = bestCombination(pairs);
    for (const [list, index] of chosen.entries()) {
      for (const pair of newPairs(chosen, list, index, pairs)) pairs.delete(pair);
    }
    combinations.push(chosen);
  }
  return combinations;
}

function allPairs(): Set<string> {
  const pairs = CHOICES.flatMap((few, one) =>
    CHOICES.flatMap((many, other) =>
      one < other
        ? [...few.keys()].flatMap((a) => [...many.keys()].map((b) => `${one}:${a} ${other}:${b}`))
        : [],
    ),
  );
  return new Set(pairs);
}

/** It has the first pair, and of each other list the choice that adds most pairs. */
function bestCombination(pairs: ReadonlySet<string>): Combination {
  const [first = ''] = pairs;
  const chosen = CHOICES.map((): number | undefined => undefined);
  for (const [, list, index] of first.matchAll(/(\d+):(\d+)/g)) chosen[Number(list)] = Number(index);
  for (const [list, choices] of CHOICES.entries()) {
    if (chosen[list] !== undefined) continue;
    const gains = [...choices.keys()].map((index) => newPairs(chosen, list, index, pairs).length);
    chosen[list] = gains.indexOf(Math.max(...gains));
  }
  return chosen.map((index) => index ?? 0);
}

function newPairs(
  chosen: readonly (number | undefined)[],
  list: number,
  index: number,
  pairs: ReadonlySet<string>,
): readonly string[] {
  return [...chosen.entries()].flatMap(([other, its]) => {
    if (its === undefined || other === list) return [];
    const pair = other < list ? `${other}:${its} ${list}:${index}` : `${list}:${index} ${other}:${its}`;
    return pairs.has(pair) ? [pair] : [];
  });
}

/** The documented deployments, and combinations in which every two choices meet. */
export const combinedOptions: Readonly<Record<string, Settings>> = {
  ...optionSets,
  ...Object.fromEntries(
    pairwise().map((combination) => [
      `Combination-${combination.join('')}`,
      Object.assign({}, ...combination.map((index, list) => CHOICES[list]?.[index])),
    ]),
  ),
};
