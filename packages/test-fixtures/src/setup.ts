import { serviceOfEnvironment, startService } from './service.ts';

/** Vitest's project has this method; Playwright passes its own configuration. */
interface Runner {
  provide?(key: 'agentInbox', value: { baseUrl: string; apiKey: string }): void;
}

/**
 * Serves as `globalSetup` for Playwright and Vitest. Starts a local service (`AGENT_INBOX_SMTP_PORT` fixes its SMTP
 * port) and sets its addresses in the environment, unless `AGENT_INBOX_BASE_URL` and `AGENT_INBOX_API_KEY` name one.
 * @returns a function that stops the local service
 */
export default async function setup(runner: Runner = {}): Promise<() => Promise<void>> {
  if (runner.provide !== undefined && !('groupBy' in Map))
    console.error(
      'Vitest 5 needs Node 22.12 or later: on this version it hides the errors of failing tests.',
    );
  const given = serviceOfEnvironment();
  if (given !== undefined) {
    runner.provide?.('agentInbox', given);
    return async () => undefined;
  }
  const { AGENT_INBOX_SMTP_PORT: port } = process.env;
  const service = await startService(port ? ['--smtp-port', port] : []);
  const { baseUrl, apiKey, smtp } = service;
  Object.assign(process.env, {
    AGENT_INBOX_BASE_URL: baseUrl,
    AGENT_INBOX_API_KEY: apiKey,
    AGENT_INBOX_SMTP_HOST: smtp.host,
    AGENT_INBOX_SMTP_PORT: String(smtp.port),
  });
  runner.provide?.('agentInbox', { baseUrl, apiKey });
  return () => service.stop();
}
