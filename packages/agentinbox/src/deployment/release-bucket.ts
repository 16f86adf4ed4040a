import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutBucketEncryptionCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { CommandFailed } from '../command-failed.ts';
import { type Asset, sha256Of } from '../release/release.ts';
import type { Identity } from './identity.ts';

/** S3 rejects us-east-1 as a LocationConstraint. */
const UNNAMED_REGION = 'us-east-1';

/**
 * A private bucket per account and region replaces CDK's bootstrap. Every call sets ExpectedBucketOwner, so that
 * another account cannot have created the bucket first.
 */
export class ReleaseBucket {
  readonly #s3: S3Client;
  readonly #place: Identity;
  readonly name: string;
  readonly prefix: string;

  constructor(s3: S3Client, place: Identity, stack: string) {
    this.#s3 = s3;
    this.#place = place;
    this.name = `agent-inbox-${place.account}-${place.region}`;
    this.prefix = `${stack}/`;
  }

  get #owned() {
    return { Bucket: this.name, ExpectedBucketOwner: this.#place.account };
  }

  async make(): Promise<void> {
    const { region } = this.#place;
    const configuration =
      region === UNNAMED_REGION
        ? {}
        : { CreateBucketConfiguration: { LocationConstraint: region as BucketLocationConstraint } };
    try {
      await this.#s3.send(new CreateBucketCommand({ Bucket: this.name, ...configuration }));
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'BucketAlreadyExists')
        throw new CommandFailed(
          `The bucket ${this.name} belongs to another account. Deploy to another region`,
          {
            cause: error,
          },
        );
      if (name !== 'BucketAlreadyOwnedByYou') throw error;
    }
    await this.#s3.send(
      new PutPublicAccessBlockCommand({
        ...this.#owned,
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      }),
    );
    await this.#s3.send(
      new PutBucketEncryptionCommand({
        ...this.#owned,
        ServerSideEncryptionConfiguration: {
          Rules: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      }),
    );
    await this.#s3.send(
      new PutBucketVersioningCommand({ ...this.#owned, VersioningConfiguration: { Status: 'Enabled' } }),
    );
  }

  async upload(assets: readonly Asset[]): Promise<number> {
    const there = await this.#keys();
    const missing = assets.filter(({ sha256 }) => !there.has(`${this.prefix}${sha256}.zip`));
    for (const asset of missing) await this.put(`${asset.sha256}.zip`, asset.read());
    return missing.length;
  }

  async putTemplate(text: string): Promise<string> {
    const name = `${sha256Of(text)}.template.json`;
    await this.put(name, Buffer.from(text));
    return `https://${this.name}.s3.${this.#place.region}.amazonaws.com/${this.prefix}${name}`;
  }

  async put(name: string, body: Buffer): Promise<void> {
    // S3 verifies this checksum and refuses corrupted content.
    const ChecksumSHA256 = Buffer.from(sha256Of(body), 'hex').toString('base64');
    await this.#s3.send(
      new PutObjectCommand({ ...this.#owned, Key: `${this.prefix}${name}`, Body: body, ChecksumSHA256 }),
    );
  }

  async get(name: string): Promise<string | undefined> {
    try {
      const { Body } = await this.#s3.send(
        new GetObjectCommand({ ...this.#owned, Key: `${this.prefix}${name}` }),
      );
      return await Body?.transformToString();
    } catch (error) {
      if (error instanceof Error && /^NoSuch(?:Key|Bucket)$/.test(error.name)) return undefined;
      if (error instanceof Error && error.name === 'AccessDenied')
        throw new CommandFailed(
          `The bucket ${this.name} cannot be read: it belongs to another account, or the credentials lack s3:GetObject`,
          { cause: error },
        );
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    await emptyBucket(this.#s3, this.#owned, `${this.prefix}${name}`);
  }

  /** Removes the stack's folder, and also the bucket if no other stack uses it. */
  async remove(): Promise<void> {
    try {
      await emptyBucket(this.#s3, this.#owned, this.prefix);
      if ((await this.#keys('')).size > 0) return;
      await this.#s3.send(new DeleteBucketCommand(this.#owned));
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      // Another stack's folder may be new, or have versions that a listing of objects omits.
      if (name !== 'NoSuchBucket' && name !== 'BucketNotEmpty') throw error;
    }
  }

  async #keys(prefix = this.prefix): Promise<ReadonlySet<string>> {
    const keys = new Set<string>();
    const pages = paginateListObjectsV2({ client: this.#s3 }, { ...this.#owned, Prefix: prefix });
    for await (const { Contents = [] } of pages) for (const { Key = '' } of Contents) keys.add(Key);
    return keys;
  }
}

export async function emptyBucket(
  s3: S3Client,
  bucket: { readonly Bucket: string; readonly ExpectedBucketOwner: string },
  Prefix = '',
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(
      new ListObjectVersionsCommand({ ...bucket, Prefix }),
    );
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key = '', VersionId = '' }) => ({
      Key,
      VersionId,
    }));
    if (Objects.length === 0) return deleted;
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ ...bucket, Delete: { Objects, Quiet: true } }),
    );
    const [refused] = Errors;
    if (refused !== undefined)
      throw new CommandFailed(`${refused.Key} in ${bucket.Bucket} could not be deleted: ${refused.Message}`);
    deleted += Objects.length;
  }
}
