import { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { RECEIVING_REGIONS } from '../../lambdas/settings/receiving-regions.ts';
import { everySetting, readSettings, refuseRegion, type Settings } from '../../lib/settings.ts';

const DOMAIN = 'agents.example.com';

function read(context: Readonly<Record<string, unknown>>): Settings {
  return readSettings(new App({ context }).node);
}

describe('settings', () => {
  test('have a default for everything but the domain', () => {
    expect(read({ inboxDomain: DOMAIN })).toEqual({
      inboxDomain: DOMAIN,
      senderDomain: `notify.${DOMAIN}`,
      hostedZoneName: DOMAIN,
      terminationProtection: true,
      ...everySetting.omit({ inboxDomain: true, senderDomain: true }).parse({}),
    });
  });

  test('default to keeping everything, proving a rotation and a year of quarantine', () => {
    expect(read({ inboxDomain: DOMAIN })).toMatchObject({
      stackName: 'AgentInbox',
      removalPolicy: 'retain',
      terminationProtection: true,
      allowedChange: 'none',
      recovery: 'table',
      signUp: 'open',
      signUpRotation: 'proven',
      quarantineDays: 365,
      unknownNamesPerHour: 1000,
      deferredMailDays: 30,
      plans: {
        unverified: { inboxes: 3, messagesPerMonth: 100, storageBytes: 50_000_000, webhooks: 2 },
        verified: { inboxes: 100, messagesPerMonth: 100_000, storageBytes: 10_000_000_000, webhooks: 50 },
      },
    });
  });

  test.each([
    ['terminationProtection', 'false', false],
    ['receiptRules', 'replace', 'replace'],
    ['quarantineDays', '7', 7],
    ['unknownNamesPerHour', '0', 0],
    ['signUpsPerHourPerSource', '0', 0],
    ['logRetentionDays', '365', 365],
    ['canary', true, true],
    ['senderDomain', 'mail.example.org', 'mail.example.org'],
    ['stackName', 'AgentInbox-test', 'AgentInbox-test'],
    ['hostedZoneId', 'Z0123456789ABCDEFGHIJ', 'Z0123456789ABCDEFGHIJ'],
    ['alarmEmail', 'ops@example.com', 'ops@example.com'],
    ['alarmEmail', '["ops@example.com","b@example.com"]', ['ops@example.com', 'b@example.com']],
    ['alarmHttpsUrl', 'https://example.com/x', 'https://example.com/x'],
    ['tags', '{"team":"mail"}', { team: 'mail' }],
    ['recovery', 'all', 'all'],
    ['allowedChange', 'zone', 'zone'],
    ['apiRequestsPerSecond', '50', 50],
    ['encryptionKey', 'customer', 'customer'],
    ['reservedConcurrency', '{"api":100,"receive-mail":20}', { api: 100, 'receive-mail': 20 }],
  ])('take %s from the command line as %j', (name, given, meant) => {
    expect(read({ inboxDomain: DOMAIN, [name]: given })).toHaveProperty(name, meant);
  });

  test('take the hash of a trusted proxy alone, whose header is that of CloudFront, or with another header', () => {
    const proxy = { inboxDomain: DOMAIN, sourceAddressSecretHash: 'a'.repeat(64) };

    expect(read(proxy)).toMatchObject({ ...proxy, sourceAddressHeader: 'cloudfront-viewer-address' });
    expect(read({ ...proxy, sourceAddressHeader: 'cf-connecting-ip' })).toMatchObject({
      sourceAddressHeader: 'cf-connecting-ip',
    });
  });

  test('protect the stack from deletion as they keep its data, unless it is said otherwise', () => {
    const isProtected = (given: object) => read({ inboxDomain: DOMAIN, ...given }).terminationProtection;

    expect(isProtected({ removalPolicy: 'destroy' })).toBe(false);
    expect(isProtected({ removalPolicy: 'destroy', terminationProtection: 'true' })).toBe(true);
    expect(isProtected({ terminationProtection: 'false' })).toBe(false);
  });

  test('take plans as JSON, and more of them than the two', () => {
    const small = { inboxes: 1, messagesPerMonth: 2, storageBytes: 3, webhooks: 4, keys: 5 };
    const plans = { unverified: small, verified: { ...small, texts: 500 }, partner: small };

    expect(read({ inboxDomain: DOMAIN, plans: JSON.stringify(plans) }).plans).toEqual(plans);
  });

  test.each([
    ['inboxDomain', 'Agents.Example.com', 'lower-case domain name'],
    ['inboxDomain', 'localhost', 'lower-case domain name'],
    ['inboxDomain', 'agents.example.com.', 'lower-case domain name'],
    ['inboxDomain', `${'a'.repeat(64)}.example.com`, 'lower-case domain name'],
    ['inboxDomain', '-agents.example.com', 'lower-case domain name'],
    ['inboxDomain', 'agents.example.com\nx', 'lower-case domain name'],
    ['senderDomain', 'someone@example.com', 'lower-case domain name such as agents.example.com, or none'],
    ['stackName', '1st', 'must start with a letter'],
    ['stackName', 'a'.repeat(129), 'must start with a letter'],
    ['removalPolicy', 'snapshot', '"snapshot" is unknown; use one of retain, destroy'],
    ['terminationProtection', 'yes', 'must be true or false'],
    ['receiptRules', 'take', '"take" is unknown; use one of own, join, replace'],
    ['recovery', 'true', '"true" is unknown; use one of none, table, all'],
    ['allowedChange', 'true', '"true" is unknown; use one of none, domain, zone'],
    ['logRetentionDays', '31', 'must be one of 1, 3, 5, '],
    ['quarantineDays', '0', 'must be at least 1'],
    ['quarantineDays', '1.5', 'must be a whole number'],
    ['quarantineDays', 'forever', 'must be a number'],
    ['purgeSettleSeconds', '0', 'must be at least 1'],
    ['usageRollUpDelaySeconds', '301', 'must be at most 300'],
    ['deferredMailDays', '-1', 'must be at least 1'],
    ['signUp', 'never', '"never" is unknown; use one of open, invite, closed'],
    ['signUpDomains', '[]', 'must have at least 1 item'],
    ['signUpDomains', '["Example.com"]', 'lower-case domain name'],
    ['signUpRotation', 'never', '"never" is unknown; use one of proven, immediate'],
    ['signUpsPerHourPerSource', '-1', 'must be at least 0'],
    ['canary', 'on', 'must be true or false'],
    ['heldRetentionDays', '0', 'must be at least 1'],
    ['plans', '{}', 'unverified: is required'],
    ['plans', '{"unverified":{"texts":501}}', 'texts: must be at most 500'],
    ['hostedZoneId', '/hostedzone/Z1', 'must be the id of a hosted zone'],
    ['hostedZoneName', 'Example.com', 'lower-case domain name'],
    ['alarmEmail', 'ops', 'must be an email address'],
    ['alarmEmail', '["ops"]', 'must be an email address'],
    ['alarmHttpsUrl', 'http://example.com/x', 'must be an https URL'],
    ['monthlyBudget', '0', 'must be more than 0'],
    ['tags', '{"team":1}', 'must be a string'],
    ['tags', '{"team":"mail, web"}', '_.:/=+-@'],
    ['tags', '{"AWS:team":"mail"}', 'tags.AWS:team'],
    ['encryptionKey', 'mine', '"mine" is unknown; use one of aws, customer'],
    ['reservedConcurrency', '{"receive-mail":1}', 'must be at least 2'],
    ['sourceAddressHeader', 'CloudFront-Viewer-Address', 'lower case'],
    ['sourceAddressHeader', 'x-forwarded-for', 'one address that only the proxy sets'],
    ['sourceAddressSecretHash', 'a secret', 'must be the SHA-256'],
    ['apiRequestsPerSecond', '0', 'must be at least 1'],
    ['apiRequestsPerSecond', 'many', 'must be a number'],
    ['reservedConcurrency', '{"recieve-mail":10}', '"recieve-mail" is unknown: did you mean receive-mail?'],
    ['plans', '{"unverified":1', 'must be an object'],
  ])('refuse %s of %j by name and rule', (name, value, rule) => {
    const refuse = (): Settings => read({ inboxDomain: DOMAIN, [name]: value });

    expect(refuse).toThrow(new RegExp(`^Settings refused .* --set .*\\n {2}${name}`));
    expect(refuse).toThrow(rule);
  });

  test.each([
    { signUp: 'closed' },
    { signUp: 'invite' },
    { signUpDomains: '["example.com"]' },
  ])('let a canary run with %j: the operator makes its account', (mode) => {
    expect(read({ inboxDomain: DOMAIN, canary: 'true', ...mode })).toMatchObject({ canary: true });
  });

  test('of a service that never sends close sign-up, and have no domain to send from', () => {
    for (const given of [{}, { signUp: 'closed' }]) {
      const settings = read({ inboxDomain: DOMAIN, senderDomain: 'none', ...given });
      expect(settings).toMatchObject({ signUp: 'closed', senderDomain: undefined });
    }
  });

  test.each([
    [{ signUp: 'open' }, /refused: signUp=open emails codes, but senderDomain=none never sends email/],
    [{ signUp: 'invite' }, /refused: signUp=invite/],
    [{ canary: 'true' }, /refused: canary=true/],
  ])('of a service that never sends cannot have %j', (given, refusal) => {
    expect(() => read({ inboxDomain: DOMAIN, senderDomain: 'none', ...given })).toThrow(refusal);
  });

  test('refuse a name for the function URL that mcp=gateway does without', () => {
    const named = { inboxDomain: DOMAIN, mcp: 'gateway', mcpDomain: 'mcp.example.org' };
    const mcpCertificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d';
    expect(() => read({ ...named, mcpCertificateArn })).toThrow(
      'with mcp=gateway, MCP is served at apiDomain',
    );
  });

  test('refuse all that is wrong at once', () => {
    const refuse = (): Settings => read({ quarantineDays: '0', canary: 'on' });

    expect(refuse).toThrow('inboxDomain: ');
    expect(refuse).toThrow('quarantineDays: ');
    expect(refuse).toThrow('canary: ');
  });

  test('refuse one domain for inboxes and for sending', () => {
    expect(() => read({ inboxDomain: DOMAIN, senderDomain: DOMAIN })).toThrow(
      'senderDomain must not be the inbox domain',
    );
  });

  test('refuse a further inbox domain that is given twice or that sends', () => {
    const more = (...domains: string[]) => ({
      inboxDomain: DOMAIN,
      moreInboxDomains: JSON.stringify(domains),
    });

    expect(() => read(more(DOMAIN))).toThrow(`${DOMAIN} is given twice as an inbox domain`);
    expect(() => read(more(`notify.${DOMAIN}`))).toThrow('senderDomain must not be the inbox domain');
    expect(read(more('b.example.org'))).toMatchObject({ moreInboxDomains: ['b.example.org'] });
  });

  test('say what is missing when there is no domain, as the first command of all is given without', () => {
    expect(() => read({})).toThrow('inboxDomain: is required: the domain whose addresses are inboxes');
  });

  test('refuse a usage roll-up that comes before the changes of its interval have settled, and take one without delay', () => {
    expect(() => read({ inboxDomain: DOMAIN, usageRollUpDelaySeconds: '129' })).toThrow(
      'usageRollUpDelaySeconds 129 is less than usageSettleSeconds 120 plus a margin of 10 (set at least 130, or 0 for both)',
    );
    expect(() => read({ inboxDomain: DOMAIN, usageRollUpDelaySeconds: '0' })).toThrow('set at least 130');
    expect(
      read({ inboxDomain: DOMAIN, usageRollUpDelaySeconds: '0', usageSettleSeconds: '0' }),
    ).toMatchObject({
      usageRollUpDelaySeconds: 0,
    });
  });

  test.each([
    ['7', 7],
    ['30', 30],
    ['31', 30],
    ['0', 30],
  ])('with rawMailDays %s defer mail for %i days: not longer than its raw bytes exist', (rawMailDays, days) => {
    expect(read({ inboxDomain: DOMAIN, rawMailDays }).deferredMailDays).toBe(days);
  });

  test('refuse raw mail that expires while it is deferred', () => {
    const refused = { inboxDomain: DOMAIN, rawMailDays: '29', deferredMailDays: '30' };
    expect(() => read(refused)).toThrow('rawMailDays 29 is less than deferredMailDays 30');
    expect(read({ ...refused, deferredMailDays: '29' }).rawMailDays).toBe(29);
  });

  test('refuse waiting calls above half of what is reserved for api or mcp, and take half', () => {
    const reserving = (name: string, waitingCalls: string) => () =>
      read({ inboxDomain: DOMAIN, reservedConcurrency: JSON.stringify({ [name]: 101 }), waitingCalls });

    for (const name of ['api', 'mcp']) {
      expect(reserving(name, '51')).toThrow(
        `waitingCalls 51 is more than half of the 101 executions that reservedConcurrency gives ${name} (set at most 50)`,
      );
      expect(reserving(name, '50')()).toMatchObject({ waitingCalls: 50 });
    }
    expect(reserving('receive-mail', '51')()).toMatchObject({ waitingCalls: 51 });
  });

  test('refuse more plans than the variables of a function hold, and take a handful', () => {
    const plan = {
      inboxes: 100,
      messagesPerMonth: 1_000_000,
      storageBytes: 10_000_000_000,
      webhooks: 50,
      keys: 9,
    };
    const named = (...names: string[]) =>
      JSON.stringify(Object.fromEntries(names.map((name) => [name, plan])));

    expect(
      read({ inboxDomain: DOMAIN, plans: named('unverified', 'verified', 'team', 'firm', 'house') }),
    ).toHaveProperty('plans.house', plan);
    expect(() =>
      read({ inboxDomain: DOMAIN, plans: named('unverified', 'verified', ...'abcdefgh') }),
    ).toThrow(/plans is \d+ characters of JSON; at most 600 are allowed/);
  });

  test('refuse a domain that is not in the hosted zone, and only where there is one', () => {
    const senderDomain = 'mail.example.org';
    const hostedZoneId = 'Z0123456789ABCDEFGHIJ';

    expect(() => read({ inboxDomain: DOMAIN, senderDomain, hostedZoneId })).toThrow(
      'senderDomain mail.example.org is not in the hosted zone agents.example.com',
    );
    expect(() => read({ inboxDomain: DOMAIN, hostedZoneName: 'gents.example.com', hostedZoneId })).toThrow(
      'inboxDomain agents.example.com is not in the hosted zone',
    );
    expect(read({ inboxDomain: DOMAIN, hostedZoneName: 'example.com', hostedZoneId })).toHaveProperty(
      'hostedZoneName',
      'example.com',
    );
    expect(read({ inboxDomain: DOMAIN, senderDomain })).toHaveProperty('senderDomain', senderDomain);
  });
});

describe('the region', () => {
  const plain = read({ inboxDomain: DOMAIN });

  test('is refused with the setting whose resource CloudFormation does not have there', () => {
    const watched = read({
      inboxDomain: DOMAIN,
      monthlyBudget: '200',
      alarmEmail: 'ops@example.com',
    });

    expect(() => refuseRegion('eu-north-1', watched)).toThrow(
      /^Settings refused: monthlyBudget cannot be used in eu-north-1: CloudFormation has no AWS::Budgets::Budget there/,
    );
    expect(() => refuseRegion('eu-west-1', watched)).not.toThrow();
    expect(() => refuseRegion('eu-north-1', plain)).not.toThrow();
  });

  test('is refused by name where SES receives no mail', () => {
    expect(() => refuseRegion('us-west-1', plain)).toThrow(/^SES receives no mail in us-west-1.*eu-west-1/);
  });

  test('is refused where assistants could have no address', () => {
    expect(() => refuseRegion('il-central-1', plain)).toThrow('Lambda has no function URLs there');
  });

  test.each([...RECEIVING_REGIONS, undefined])('%s is let pass', (region) => {
    expect(() => refuseRegion(region, plain)).not.toThrow();
  });
});
