import { serviceOfEnvironment, startService } from './service.ts';

/** The part of Vitest's project that is used; Playwright passes its own configuration. */
interface Runner {
  provide?(key: 'agentInbox', value: { baseUrl: string; apiKey: string }): void;
}

/**
 * `globalSetup` for Playwright and Vitest. Tests use the service in `AGENT_INBOX_BASE_URL` and `AGENT_INBOX_API_KEY`. Without them, a
 * local service is started for the run (`AGENT_INBOX_SMTP_PORT` fixes its SMTP port) and its addresses are set in the environment.
 * @returns a function that stops the local service
 */
export default async function setup(runner: Runner = {}): Promise<() => Promise<void>> {
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
