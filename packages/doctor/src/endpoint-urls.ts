/** Public addresses of a service; a URL is undefined where the service has no such endpoint. */
export interface EndpointUrls {
  /** Ends in /v1. */
  readonly rest: string | undefined;
  readonly mcp: string | undefined;
  readonly stream: string | undefined;
}

/** Each host once, with its port. */
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

/** Hosts that AWS named, and so answers for. */
const AWS_HOST = /(^|\.)(amazonaws\.com(\.cn)?|on\.aws|cloudfront\.net)$/;

/** Hosts with a name of the operator's own. */
export function ownHosts(urls: EndpointUrls): readonly string[] {
  const hosts = tlsHosts(urls).map(({ host }) => host);
  return hosts.filter((host) => !AWS_HOST.test(host));
}
