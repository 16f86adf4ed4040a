import { createHash } from 'node:crypto';
import { type Answer, type Call, Refusal } from './answer.ts';

interface Version {
  readonly id: string;
  /** Undefined for a delete marker. */
  readonly content: Buffer | undefined;
}

export interface FakeBucket {
  readonly owner: string;
  readonly configuration: Map<string, string>;
  /** Newest version last. */
  readonly objects: Map<string, Version[]>;
}

/** S3, as far as the commands that deploy use it: buckets with versions. */
export class ObjectStore {
  readonly buckets = new Map<string, FakeBucket>();
  readonly #account: string;
  #versions = 0;

  constructor(account: string) {
    this.#account = account;
  }

  copy(): ObjectStore {
    const copy = new ObjectStore(this.#account);
    copy.#versions = this.#versions;
    for (const [name, { owner, configuration, objects }] of this.buckets) {
      const versions = new Map([...objects].map(([key, list]) => [key, [...list]]));
      copy.buckets.set(name, { owner, configuration: new Map(configuration), objects: versions });
    }
    return copy;
  }

  make(name: string, owner = this.#account): FakeBucket {
    const bucket: FakeBucket = { owner, configuration: new Map(), objects: new Map() };
    this.buckets.set(name, bucket);
    return bucket;
  }

  put(bucket: FakeBucket, key: string, content: Buffer | undefined): void {
    this.#versions += 1;
    const version = { id: `v${this.#versions}`, content };
    bucket.objects.set(key, [...(bucket.objects.get(key) ?? []), version]);
  }

  read(name: string, key: string): Buffer | undefined {
    return this.buckets.get(name)?.objects.get(key)?.at(-1)?.content;
  }

  answer({ method, url, headers, body }: Call): Answer {
    const [, name = '', ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (method === 'PUT' && key === '' && url.search === '') return this.#create(name);
    const bucket = this.buckets.get(name);
    if (bucket === undefined) throw new Refusal('NoSuchBucket', `There is no bucket ${name}`, 404);
    if (bucket.owner !== (headers['x-amz-expected-bucket-owner'] ?? bucket.owner))
      throw new Refusal('AccessDenied', 'Another account owns the bucket', 403);
    const query = url.searchParams;
    if (key !== '') return this.#object(bucket, { method, key, body, headers });
    if (method === 'PUT') {
      bucket.configuration.set([...query.keys()][0] ?? '', body.toString());
      return {};
    }
    if (method === 'DELETE') return this.#remove(name, bucket);
    if (method === 'POST' && query.has('delete')) return this.#deleteVersions(bucket, body.toString());
    const objects = [...bucket.objects].filter(([each]) => each.startsWith(query.get('prefix') ?? ''));
    if (query.has('versions')) return listOf('ListVersionsResult', objects.flatMap(versionsOf));
    const current = objects.filter(([, versions]) => versions.at(-1)?.content !== undefined);
    return listOf(
      'ListBucketResult',
      current.map(([each]) => `<Contents><Key>${each}</Key></Contents>`),
    );
  }

  #create(name: string): Answer {
    const there = this.buckets.get(name);
    if (there?.owner === this.#account)
      throw new Refusal('BucketAlreadyOwnedByYou', 'You own this bucket already', 409);
    if (there !== undefined) throw new Refusal('BucketAlreadyExists', 'The name is taken', 409);
    this.make(name);
    return {};
  }

  #object(
    bucket: FakeBucket,
    { method, key, body, headers }: Pick<Call, 'method' | 'body' | 'headers'> & { readonly key: string },
  ): Answer {
    if (method === 'GET') {
      const content = bucket.objects.get(key)?.at(-1)?.content;
      if (content === undefined) throw new Refusal('NoSuchKey', `There is no object ${key}`, 404);
      return { body: content };
    }
    const expected = headers['x-amz-checksum-sha256'];
    if (expected !== createHash('sha256').update(body).digest('base64'))
      throw new Refusal('BadDigest', 'The content has another checksum');
    this.put(bucket, key, body);
    return {};
  }

  #remove(name: string, { objects }: FakeBucket): Answer {
    if (objects.size > 0) throw new Refusal('BucketNotEmpty', 'The bucket is not empty', 409);
    this.buckets.delete(name);
    return { status: 204 };
  }

  #deleteVersions({ objects }: FakeBucket, text: string): Answer {
    for (const [, key = '', id] of text.matchAll(/<Key>([^<]*)<\/Key><VersionId>([^<]*)</g)) {
      const left = (objects.get(key) ?? []).filter((version) => version.id !== id);
      if (left.length === 0) objects.delete(key);
      else objects.set(key, left);
    }
    return { body: '<DeleteResult/>' };
  }
}

function versionsOf([key, versions]: readonly [string, readonly Version[]]): readonly string[] {
  return versions.map(({ id, content }) => {
    const element = content === undefined ? 'DeleteMarker' : 'Version';
    return `<${element}><Key>${key}</Key><VersionId>${id}</VersionId></${element}>`;
  });
}

function listOf(element: string, entries: readonly string[]): Answer {
  return { body: `<${element}><IsTruncated>false</IsTruncated>${entries.join('')}</${element}>` };
}
