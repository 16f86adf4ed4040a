import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { type Conditions, type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { LISTING_INDEX } from '../../lambdas/store/message/listing-index.ts';
import {
  EXPORT_PREFIX,
  INCOMING_DAYS,
  INCOMING_PREFIX,
  MAIL_PREFIX,
  METERING_PREFIX,
  RAW_PREFIX,
  SEARCH_PREFIX,
  TEXT_SUFFIX,
} from '../../lambdas/store/object/object-keys.ts';
import { KEYRING_CONTEXT } from '../../lambdas/store/secret/keyring-context.ts';
import type { Settings } from '../settings.ts';
import { dataKey } from './data-key.ts';
import { LISTING_PROJECTION } from './listing-projection.ts';
import { logicalId } from './logical-id.ts';
import { BODY_OF_ONE_MESSAGE, OF_ONE_MESSAGE, OF_ONE_SEGMENT } from './object-patterns.ts';
import type { ObjectAccess, RowAccess } from './store-access.ts';
import { allowTopicPublisher } from './topic-encryption.ts';

/** Mail that was deferred under the default setting waits that long, whatever the setting is now. */
const DEFAULT_DEFERRED_DAYS = 30;
/** An operator has this time to notice that something deleted mail, if versions are kept. */
const VERSION_DAYS = 30;

/** An export can be downloaded for this time; S3 deletes up to a day later. */
const EXPORT_DAYS = 7;

const TEXTS = `${MAIL_PREFIX}*/attachment/*${TEXT_SUFFIX}`;

const PREFLIGHT_SECONDS = 3_600;

export class MailStore extends Construct {
  readonly table: Table;
  readonly bucket: Bucket;
  readonly keyringKey: Key;
  readonly dataKey: Key | undefined;
  /**
   * Encrypts the topic of alarms if there is a data key. A separate key is needed because a disabled data key must not
   * block its own alarm.
   */
  readonly alarmKey: Key | undefined;
  readonly keys: readonly Key[];

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    const removalPolicy = settings.removalPolicy === 'destroy' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
    // A key that a failed first deployment leaves behind protects nothing and is billed.
    const keyRemoval =
      settings.removalPolicy === 'destroy' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
    const encryptionKey =
      settings.encryptionKey === 'customer' ? dataKey(this, 'DataKey', keyRemoval) : undefined;
    this.dataKey = encryptionKey;
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...maximumOf(settings),
      ...(encryptionKey === undefined
        ? { encryption: TableEncryption.AWS_MANAGED }
        : { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey }),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: settings.recovery !== 'none' },
      deletionProtection: settings.removalPolicy === 'retain',
      timeToLiveAttribute: 'ttl',
      // A role cannot be limited to some rows of a stream, so it contains only keys. Changing the view creates a new
      // stream, and unread records are lost.
      stream: StreamViewType.KEYS_ONLY,
      removalPolicy,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: LISTING_INDEX,
      partitionKey: { name: 'gpk', type: AttributeType.STRING },
      sortKey: { name: 'gsk', type: AttributeType.STRING },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [...LISTING_PROJECTION],
      ...maximumOf(settings),
    });
    this.bucket = new Bucket(this, 'Mail', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      ...(encryptionKey === undefined
        ? { encryption: BucketEncryption.S3_MANAGED }
        : { encryption: BucketEncryption.KMS, encryptionKey, bucketKeyEnabled: true }),
      versioned: settings.recovery === 'all',
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      // Pages of any origin may call the API with a key, and are redirected here for large objects. Access needs the
      // presigned URL, so CORS opens nothing.
      cors: [
        {
          allowedOrigins: ['*'],
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD],
          // On a redirect to another origin, a browser removes only the header `authorization`.
          allowedHeaders: ['*'],
          exposedHeaders: ['etag', 'content-disposition', 'content-range'],
          maxAge: PREFLIGHT_SECONDS,
        },
      ],
      removalPolicy,
      lifecycleRules: [
        { prefix: INCOMING_PREFIX, expiration: Duration.days(INCOMING_DAYS) },
        // With 0 days, what is left is deferred mail, or older than the setting. S3 counts from an object's last write
        // and the API from the arrival, so some raw bytes exist longer.
        ...(settings.rawMailDays === undefined
          ? []
          : [
              {
                prefix: RAW_PREFIX,
                expiration: Duration.days(
                  settings.rawMailDays || Math.max(settings.deferredMailDays, DEFAULT_DEFERRED_DAYS),
                ),
              },
            ]),
        {
          prefix: EXPORT_PREFIX,
          expiration: Duration.days(EXPORT_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Words of deleted mail leave the index within a day, even where versions are kept.
        { prefix: SEARCH_PREFIX, noncurrentVersionExpiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // The rule applies without the setting too: versions that were kept while it was set would otherwise stay
        // forever.
        { noncurrentVersionExpiration: Duration.days(VERSION_DAYS), expiredObjectDeleteMarker: true },
      ],
    });
    this.acknowledge(settings);
    this.keyringKey = new Key(this, 'KeyringKey', {
      description: 'Wraps the data keys of codes, page tokens and webhook secrets',
      enableKeyRotation: true,
      removalPolicy: keyRemoval,
    });
    if (encryptionKey !== undefined) {
      this.alarmKey = this.keyringKey;
      allowTopicPublisher(this.keyringKey, 'cloudwatch.amazonaws.com');
    }
    this.keys = encryptionKey === undefined ? [this.keyringKey] : [this.keyringKey, encryptionKey];
  }

  private acknowledge({ recovery }: Settings): void {
    if (recovery === 'none') {
      Validations.of(this.table).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason: 'The operator has switched off point-in-time recovery in the settings',
      });
    }
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'A server access log would show inbox addresses in object keys to every reader of the logs; CloudTrail data events record the same information under the account’s own rules',
    });
    const bucket = logicalId(this.bucket);
    const prefixes = [
      INCOMING_PREFIX,
      RAW_PREFIX,
      MAIL_PREFIX,
      SEARCH_PREFIX,
      EXPORT_PREFIX,
      METERING_PREFIX,
      TEXTS,
      BODY_OF_ONE_MESSAGE,
    ];
    for (const prefix of prefixes) {
      Validations.of(Stack.of(this)).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${bucket}.Arn>/${prefix}*]`,
        reason: 'Objects are named by inbox and message; the prefix is the resource that a role is granted',
      });
    }
  }

  /** The grant has no Scan because everything is reached by its key. docs/permissions.md lists the grantees. */
  grantRows(grantee: IGrantable, ...access: readonly RowAccess[]): void {
    this.grantTable(grantee, access);
  }

  /**
   * Each of these actions names keys, because `ForAllValues` would permit a call without any (IAM user guide,
   * "Multivalued context keys"). The index has no condition: AWS does not document its key.
   */
  grantPartitions(grantee: IGrantable, prefixes: readonly string[], ...access: readonly RowAccess[]): void {
    this.grantTable(grantee, access, {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) },
    });
  }

  private grantTable(grantee: IGrantable, access: readonly RowAccess[], conditions?: Conditions): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: access.map((name) => `dynamodb:${name}`),
        resources: [this.table.tableArn],
        ...(conditions === undefined ? {} : { conditions }),
      }),
    );
  }

  grantStream(grantee: IGrantable): string {
    this.table.grantStreamRead(grantee);
    const { tableStreamArn } = this.table;
    if (tableStreamArn === undefined) throw new Error('The table has no stream');
    return tableStreamArn;
  }

  /** The KMS key may be used only with the keyring's encryption context. */
  grantKeyring(grantee: IGrantable, ...actions: readonly ('GenerateDataKey' | 'Decrypt')[]): void {
    const context = Object.entries(KEYRING_CONTEXT).map(([name, value]) => [
      `kms:EncryptionContext:${name}`,
      value,
    ]);
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((name) => `kms:${name}`),
        resources: [this.keyringKey.keyArn],
        conditions: { StringEquals: Object.fromEntries(context) },
      }),
    );
  }

  /** IAM treats the index as a separate resource. */
  grantListing(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: [`${this.table.tableArn}/index/${LISTING_INDEX}`],
      }),
    );
  }

  grantIncoming(grantee: IGrantable): void {
    this.grantObjects(grantee, INCOMING_PREFIX, 'GetObject', 'DeleteObject');
  }

  grantContent(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, MAIL_PREFIX, ...access);
  }

  /** ListBucket limited to known keys makes a missing object a 404. */
  grantBodies(grantee: IGrantable): void {
    this.grantObjects(grantee, BODY_OF_ONE_MESSAGE, 'GetObject');
    this.grantListOf(grantee, [BODY_OF_ONE_MESSAGE]);
  }

  grantTexts(grantee: IGrantable): void {
    this.grantObjects(grantee, TEXTS, 'PutObject');
  }

  grantRaw(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, RAW_PREFIX, ...access);
  }

  grantSearch(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, SEARCH_PREFIX, ...access);
  }

  grantExports(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, EXPORT_PREFIX, ...access);
  }

  grantMetering(grantee: IGrantable): void {
    this.grantObjects(grantee, METERING_PREFIX, 'PutObject');
  }

  /** ListBucket finds leftovers of an index build, and makes a missing body a 404. */
  grantSearchList(grantee: IGrantable): void {
    this.grantListOf(grantee, [`${SEARCH_PREFIX}*`, ...OF_ONE_MESSAGE]);
  }

  /** ListBucket finds leftovers of an inbox, and makes a missing object a 404 instead of a 403. */
  grantList(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    );
  }

  /**
   * The permission makes a missing object a 404 for a known key only: the prefix contains a message key, so that mail
   * cannot be listed.
   */
  grantLook(grantee: IGrantable): void {
    this.grantListOf(grantee, [...OF_ONE_MESSAGE, OF_ONE_SEGMENT]);
  }

  private grantListOf(grantee: IGrantable, prefixes: readonly string[]): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': prefixes } },
      }),
    );
  }

  private grantObjects(grantee: IGrantable, prefix: string, ...access: readonly ObjectAccess[]): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: access.map((name) => `s3:${name}`),
        resources: [this.bucket.arnForObjects(`${prefix}*`)],
      }),
    );
  }
}

/** DynamoDB applies the maximum to the table and its index separately. */
function maximumOf({ tableMaxReadUnits, tableMaxWriteUnits }: Settings) {
  return {
    ...(tableMaxReadUnits === undefined ? {} : { maxReadRequestUnits: tableMaxReadUnits }),
    ...(tableMaxWriteUnits === undefined ? {} : { maxWriteRequestUnits: tableMaxWriteUnits }),
  };
}
