import type { CaaRecord, MxRecord } from 'node:dns';
import type { PublicDns } from '../src/public-dns.ts';

interface Records {
  readonly MX: MxRecord;
  readonly TXT: string;
  readonly CNAME: string;
  readonly NS: string;
  readonly CAA: CaaRecord;
  readonly A: string;
}

export class FakeDns implements PublicDns {
  readonly #records = new Map<string, readonly unknown[]>();
  readonly broken = new Set<string>();

  set<T extends keyof Records>(type: T, name: string, records: readonly Records[T][]): void {
    this.#records.set(`${type} ${name}`, records);
  }

  mx = (name: string) => this.#get('MX', name);
  txt = (name: string) => this.#get('TXT', name);
  cname = (name: string) => this.#get('CNAME', name);
  ns = (name: string) => this.#get('NS', name);
  caa = (name: string) => this.#get('CAA', name);
  addresses = (name: string) => this.#get('A', name);

  async #get<T extends keyof Records>(type: T, name: string): Promise<readonly Records[T][]> {
    if (this.broken.has(name))
      throw Object.assign(new Error(`query${type} ESERVFAIL ${name}`), { code: 'ESERVFAIL' });
    return (this.#records.get(`${type} ${name}`) ?? []) as readonly Records[T][];
  }
}
