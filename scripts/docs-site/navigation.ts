/** Pages that are not listed are reached by links and search. */
export const NAVIGATION: Readonly<Record<string, readonly string[]>> = {
  Start: [
    'README.md',
    'docs/api.md',
    'docs/cli.md',
    'docs/console.md',
    'packages/client/README.md',
    'packages/python-client/README.md',
    'docs/mcp.md',
    'packages/agentinbox/mcp-clients.md',
    'docs/frameworks.md',
    'packages/test-fixtures/README.md',
    'packages/test-fixtures/coming-from.md',
    'docs/laptop-to-aws.md',
  ],
  Mail: [
    'docs/verification.md',
    'docs/search.md',
    'docs/attachments.md',
    'docs/kinds.md',
    'docs/events.md',
    'docs/stream.md',
    'docs/permissions.md',
    'docs/interface.md',
  ],
  Operate: [
    'docs/deploy.md',
    'docs/first-account.md',
    'docs/doctor.md',
    'docs/operate.md',
    'docs/company.md',
    'docs/runbook.md',
    'docs/standby.md',
    'docs/security.md',
    'docs/cost.md',
    'docs/scale.md',
    'docs/performance.md',
    'docs/numbers.md',
    'lib/README.md',
    'CHANGELOG.md',
    'UPGRADING.md',
  ],
  Understand: [
    'docs/architecture.md',
    'docs/aws-behaviour.md',
    'docs/decisions/README.md',
    'CONTRIBUTING.md',
    'test/README.md',
    'packages/laptop/README.md',
    'packages/laptop/adverse-mode.md',
    'docs/rehearsal.md',
  ],
};

export const MORE_PAGES = /^(?:docs\/.+|packages\/.+\/README|bench\/LOG|SECURITY)\.md$/;

/**
 * `docs/api.md` is `api.html`, `packages/client/README.md` is `client.html`. The doctor's README has another name,
 * because `docs/doctor.md` is `doctor.html`.
 */
export function pageOf(source: string): string {
  if (source === 'README.md') return 'index.html';
  return `${source
    .replace(/^docs\//, '')
    .replace(/^packages\/doctor\/README/, 'packages-doctor')
    .replace(/^packages\//, '')
    .replace(/\/README\.md$/, '.md')
    .replace(/\.md$/, '')
    .replaceAll('/', '-')
    .toLowerCase()}.html`;
}
