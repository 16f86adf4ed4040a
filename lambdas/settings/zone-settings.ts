export function isInZone(domain: string, zoneName: string): boolean {
  return domain === zoneName || domain.endsWith(`.${zoneName}`);
}

/** Route 53 would accept a record of another domain and append the zone's name to it. */
export function refuseOutsideZone(
  domains: Readonly<Record<'inboxDomain' | 'senderDomain', string | undefined>>,
  hostedZoneName: string,
): void {
  for (const [name, domain] of Object.entries(domains)) {
    if (domain !== undefined && !isInZone(domain, hostedZoneName)) {
      throw new Error(
        `Settings refused: ${name} ${domain} is not in the hosted zone ${hostedZoneName} (set hostedZoneName to the domain of the zone)`,
      );
    }
  }
}
