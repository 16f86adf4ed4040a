import { describe, expect, test } from 'vitest';
import { CREATION_RATES } from '../../lib/constructs/creation-rates.ts';
import { validateTemplate } from './cloudformation/validate-template.ts';
import { releasedTemplate, synthesized } from './synthesized.ts';
import { type KnownTemplate, withParameters } from './with-parameters.ts';

type Texts = Readonly<Record<string, string>>;

/** What CDK is given, and what CloudFormation is given for it. */
const CHOICES: readonly (readonly (readonly [name: string, settings: Texts, parameters: Texts])[])[] = [
  [
    ['no zone', {}, {}],
    [
      'a zone',
      { hostedZoneId: 'Z0123456789ABCDEFGHIJ', hostedZoneName: 'example.org' },
      { HostedZoneId: 'Z0123456789ABCDEFGHIJ', HostedZoneName: 'example.org' },
    ],
  ],
  [
    ['the default sender', {}, {}],
    ['a sender', { senderDomain: 'mail.example.org' }, { SenderDomain: 'mail.example.org' }],
    ['no sender', { senderDomain: 'none' }, { SenderDomain: 'none' }],
  ],
  [
    ['no alarm address', {}, {}],
    ['an alarm address', { alarmEmail: 'ops@example.org' }, { AlarmEmail: 'ops@example.org' }],
  ],
  [
    ['its rule set', {}, {}],
    ['a joined rule set', { receiptRules: 'join' }, { ReceiptRules: 'join' }],
  ],
  [
    ['open sign-up', {}, {}],
    ['closed sign-up', { signUp: 'closed' }, { SignUp: 'closed' }],
  ],
];
/** The released template has these defaults; CDK leaves the account's quota. */
const MAXIMUM = { tableMaxReadUnits: '4000', tableMaxWriteUnits: '2000' };
type Combination = readonly [name: string, settings: Texts, parameters: Texts];

const ALL: readonly Combination[] = CHOICES.reduce<readonly Combination[]>(
  (some, choices) =>
    some.flatMap(([name, settings, parameters]) =>
      choices.map(
        ([what, more, given]): Combination => [
          name === '' ? what : `${name}, ${what}`,
          { ...settings, ...more },
          { ...parameters, ...given },
        ],
      ),
    ),
  [['', { ...MAXIMUM, inboxDomain: 'inbox.example.org' }, { InboxDomain: 'inbox.example.org' }]],
);

/** Each choice of a list meets each choice of every other list in one of them. */
const PAIRS = [0, 5, 14, 19, 27, 34, 41, 46, 37].flatMap((place) =>
  ALL[place] === undefined ? [] : [ALL[place]],
);

describe.each(['retain', 'try'] as const)('the released template %s', (name) => {
  const template = releasedTemplate(name).toJSON();

  test('is accepted by CloudFormation for every choice, with all that it refers to', () => {
    for (const [, , parameters] of ALL) {
      expect(validateTemplate(withParameters(template, parameters))).toEqual([]);
    }
  });

  test('has a condition for each that is used, and names no domain', () => {
    const text = JSON.stringify(template);
    const used = [...text.matchAll(/"Condition":"(\w+)"|"Fn::If":\["(\w+)"/g)].map(
      ([, one, other]) => one ?? other,
    );

    expect([...new Set(used)].filter((each) => !Object.hasOwn(template['Conditions'], each ?? ''))).toEqual(
      [],
    );
    expect(text).not.toMatch(/example\.(com|org)/);
  });

  test('protects what holds mail by its name', () => {
    const policies = Object.values<{ Type: string; DeletionPolicy?: string }>(template['Resources'])
      .filter(({ Type }) => ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::KMS::Key'].includes(Type))
      .map(({ DeletionPolicy }) => DeletionPolicy);

    expect(new Set(policies)).toEqual(
      new Set(name === 'try' ? ['Delete'] : ['Retain', 'RetainExceptOnCreate']),
    );
  });
});

describe('the released template with', () => {
  test.each(PAIRS)('%s is what CDK makes of the same settings', (_name, settings, parameters) => {
    const known = withParameters(releasedTemplate().toJSON(), parameters);
    const made = withParameters(synthesized(settings).toJSON());

    expect(comparable(known)).toEqual(comparable(made));
  });

  test.each(ALL)('%s makes no more resources at once than AWS takes', (_name, _settings, parameters) => {
    const { Resources } = withParameters(releasedTemplate().toJSON(), parameters);
    for (const { perSecond, types } of CREATION_RATES) {
      const ids = Object.keys(Resources).filter((id) => types.includes(Resources[id]?.Type ?? ''));
      expect(atOnce(ids, Resources)).toBeLessThanOrEqual(perSecond);
    }
  });
});

test('pairs of choices are all tried', () => {
  const pairs = (combinations: readonly Combination[]) =>
    new Set(
      combinations.flatMap(([name]) => {
        const parts = name.split(', ');
        return parts.flatMap((one) => parts.map((other) => `${one} + ${other}`));
      }),
    );

  expect(pairs(PAIRS)).toEqual(pairs(ALL));
});

/** Without what is another in each: code, what calls functions again, and how creations are spread over time. */
function comparable({ Resources, Outputs }: KnownTemplate): unknown {
  const resources = Object.entries(Resources).map(([id, { Properties, DependsOn, ...rest }]) => {
    const { Code: _code, Deployment: _deployment, Parameters: _parameters, ...properties } = Properties;
    const rate = rateOf(rest.Type);
    const before = DependsOn.filter((other) => rate === undefined || rateOf(Resources[other]?.Type) !== rate);
    return [id, { ...rest, Properties: properties, DependsOn: before }];
  });
  return { Resources: Object.fromEntries(resources), Outputs };
}

function rateOf(type = ''): object | undefined {
  return CREATION_RATES.find(({ types }) => types.includes(type));
}

/** The most of the resources of which none waits for another: as many as chains that they can be put into (Dilworth). */
function atOnce(ids: readonly string[], resources: KnownTemplate['Resources']): number {
  const before = new Map<string, ReadonlySet<string>>();
  const waitsFor = (id: string): ReadonlySet<string> => {
    const found = before.get(id);
    if (found !== undefined) return found;
    const direct = resources[id]?.DependsOn ?? [];
    const all = new Set(direct.flatMap((each) => [each, ...waitsFor(each)]));
    before.set(id, all);
    return all;
  };
  const nextOf = new Map<string, string>();
  const place = (id: string, tried: Set<string>): boolean => {
    for (const other of ids) {
      if (tried.has(other) || !waitsFor(id).has(other)) continue;
      tried.add(other);
      const holder = nextOf.get(other);
      if (holder === undefined || place(holder, tried)) {
        nextOf.set(other, id);
        return true;
      }
    }
    return false;
  };
  return ids.length - ids.filter((id) => place(id, new Set())).length;
}
