import { oneLine, type Report } from './report.ts';

export const QUESTIONS: ReadonlyMap<string, string> = new Map([
  [
    'production-access',
    'How many hours after your request did AWS lift the SES sandbox? Did it ask anything first?',
  ],
  ['dns-minutes', 'How many minutes after you published the DNS records did SES verify the domains?'],
  [
    'outside-seconds',
    'Send an email from Gmail or Outlook to an inbox: how many seconds later did it arrive, and with which labels?',
  ],
  [
    'alarm-mail',
    'Run `aws cloudwatch set-alarm-state` for one alarm: how many minutes later did its email arrive?',
  ],
  ['quota-request', 'Did you request a higher quota? Which one, and how many hours did it take?'],
  ['stumbled', 'Which step in the documentation stopped you, and what did AWS say?'],
  ['bill', 'After a month: what was the bill by service, and how many emails arrived?'],
]);

export interface Names {
  readonly domains: readonly string[];
  readonly stack: string;
  /** Each physical id is replaced by its logical id. */
  readonly resources: readonly { readonly logicalId: string; readonly physicalId: string }[];
}

const ACCOUNT = /\b\d{12}\b/g;
const ADDRESS = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[a-z0-9-]+/gi;
const AWS_HOST = /\b[a-z0-9-]+(?=\.(?:execute-api|lambda-url|cloudfront)\.)/gi;
const HOST = /\b(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z]{2,}\b/gi;
/** Hosts of AWS and file names, which look like hosts, stay readable. */
const KEPT = /(?:\.|^)(?:amazonaws\.com|amazonses\.com|aws|md|json|yaml)$/i;

export function withoutNames(text: string, { domains, stack, resources }: Names): string {
  const named = resources
    .filter(({ physicalId }) => physicalId.length > 3)
    .toSorted((one, other) => other.physicalId.length - one.physicalId.length)
    .reduce(
      (left, { logicalId, physicalId }) => left.replaceAll(physicalId, logicalId),
      text.replace(ADDRESS, '<address>'),
    );
  // Domains of the deployment are redacted even if they end like a file name.
  const hosts = domains.reduce((left, domain) => left.replaceAll(withSubdomains(domain), '<domain>'), named);
  return hosts
    .replace(AWS_HOST, '<id>')
    .replace(HOST, (host) => (KEPT.test(host) ? host : '<domain>'))
    .replace(ACCOUNT, '<account>')
    .replaceAll(new RegExp(`\\b${stack}\\b`, 'g'), '<stack>');
}

const withSubdomains = (domain: string): RegExp =>
  new RegExp(`\\b(?:[a-z0-9_-]+\\.)*${domain.replaceAll('.', '\\.')}\\b`, 'gi');

const HEADING = '# First deployment: findings and answers';
const ASKED = '## Questions for you';
const ANSWER = 'Answer:';

/**
 * @param names to redact; undefined to redact nothing. @param before the file of an earlier run, whose answers are
 * kept.
 */
export function firstAccountFile(report: Report, names: Names | undefined, before = ''): string {
  const shown = (text: string) => (names === undefined ? text : withoutNames(text, names));
  const region = report.target.kind === 'stack' ? report.target.region : null;
  const answers = answersIn(before);
  return [
    HEADING,
    '',
    `Region ${region ?? 'unknown'}, ${report.checked_at.slice(0, 10)}. ${
      names === undefined
        ? 'This file contains names of the deployment.'
        : 'Account ids, addresses and domains were removed from the findings; your own answers are kept as you write them.'
    }`,
    '',
    '## Findings',
    '',
    ...report.checks.map(
      ({ check, subject, status, detail }) =>
        `- ${check}${subject === null ? '' : ` (${shown(subject)})`}: ${status}: ${shown(detail)}`,
    ),
    '',
    ASKED,
    '',
    ...[...QUESTIONS].flatMap(([id, question]) => [
      `- ${id}: ${question}`,
      `  ${[ANSWER, answers.get(id) ?? ''].join(' ').trim()}`,
    ]),
    '',
  ].join('\n');
}

/** The key is the id of the question; an answer may have several lines. */
function answersIn(file: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const [, asked = ''] = file.split(`\n${ASKED}\n`);
  for (const entry of asked.split(/^- /m)) {
    const id = /^[a-z-]+(?=:)/.exec(entry)?.[0];
    const [, ...answer] = entry.split(ANSWER);
    if (id !== undefined) found.set(id, oneLine(answer.join(ANSWER)));
  }
  return found;
}
