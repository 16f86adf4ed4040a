export interface EndpointUrls {
  /** The URL ends in /v1. */
  readonly rest: string | undefined;
  readonly mcp: string | undefined;
  readonly stream: string | undefined;
}

export function tlsHosts(urls: EndpointUrls): readonly { readonly host: string; readonly port: number }[] {
  const hosts = new Map<string, { host: string; port: number }>();
  for (const url of Object.values(urls)) {
    if (url === undefined) continue;
    const { protocol, hostname, port } = new URL(url);
    if (protocol === 'https:' || protocol === 'wss:') {
      hosts.set(`${hostname}:${port}`, { host: hostname, port: port === '' ? 443 : Number(port) });
    }
  }
  return [...hosts.values()];
}

/** AWS is responsible for the certificates of these hosts. */
const AWS_HOST = /(^|\.)(amazonaws\.com(\.cn)?|on\.aws|cloudfront\.net)$/;

export function ownHosts(urls: EndpointUrls): readonly string[] {
  const hosts = tlsHosts(urls).map(({ host }) => host);
  return hosts.filter((host) => !AWS_HOST.test(host));
}
