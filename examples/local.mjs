// Addresses and key of the service that runs on this machine, or those of the environment.
import { existsSync, readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

export function local() {
  const {
    AGENT_INBOX_BASE_URL: baseUrl,
    AGENT_INBOX_API_KEY: apiKey,
    AGENT_INBOX_STREAM_URL: streamUrl,
    AGENT_INBOX_DATA_DIR: dataDir = '.agent-inbox',
  } = process.env;
  if (baseUrl) return { baseUrl, apiKey, streamUrl, WebSocket };
  const file = `${dataDir}/endpoints.json`;
  if (!existsSync(file)) throw new Error('Start the service with npm start, or set AGENT_INBOX_BASE_URL');
  const { base_url, api_key, ws_url } = JSON.parse(readFileSync(file, 'utf8'));
  return { baseUrl: base_url, apiKey: api_key, streamUrl: ws_url, WebSocket };
}
