// The addresses and key of the local service, or those from the environment.
import { existsSync, readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

export function local() {
  const {
    AGENT_INBOX_BASE_URL: baseUrl,
    AGENT_INBOX_API_KEY: apiKey,
    AGENT_INBOX_STREAM_URL: streamUrl,
  } = process.env;
  if (baseUrl) return { baseUrl, apiKey, streamUrl, WebSocket };
  const { base_url, api_key, ws_url } = endpoints('AGENT_INBOX_BASE_URL');
  return { baseUrl: base_url, apiKey: api_key, streamUrl: ws_url, WebSocket };
}

/** The SMTP server of the local service. */
export function localSmtp() {
  if (process.env.SMTP_PORT) return { host: '127.0.0.1', port: Number(process.env.SMTP_PORT) };
  return endpoints('SMTP_PORT').smtp;
}

function endpoints(variable) {
  const file = `${process.env.AGENT_INBOX_DATA_DIR ?? '.agent-inbox'}/endpoints.json`;
  if (!existsSync(file)) throw new Error(`Start the service with npm start, or set ${variable}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
