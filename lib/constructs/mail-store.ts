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
import { LISTING_INDEX, LISTING_PROJECTION } from '../../lambdas/store/message/listing-index.ts';
import {
  BODY_OF_ONE_MESSAGE,
  EXPORT_PREFIX,
  INCOMING_DAYS,
  INCOMING_PREFIX,
  MAIL_PREFIX,
  METERING_PREFIX,
  OF_ONE_MESSAGE,
  OF_ONE_SEGMENT,
  RAW_PREFIX,
  SEARCH_PREFIX,
  TEXT_SUFFIX,
} from '../../lambdas/store/object/object-keys.ts';
import { KEYRING_CONTEXT } from '../../lambdas/store/secret/keyring-context.ts';
import type { Settings } from '../settings.ts';
import { dataKey } from './data-key.ts';
import { logicalId } from './logical-id.ts';
import type { ObjectAccess, RowAccess } from './store-access.ts';
import { allowTopicPublisher } from './topic-encryption.ts';

/** Mail that was deferred while the setting had its default waits that long, whatever the setting is now. */
const DEFAULT_DEFERRED_DAYS = 30;
/** How long an operator has to notice that something deleted mail, where versions are kept. */
const VERSION_DAYS = 30;

/** As long as an export can be downloaded; S3 deletes up to a day later. */
const EXPORT_DAYS = 7;

/** Names of the objects that have the text of an attachment. */
const TEXTS = `${MAIL_PREFIX}*/attachment/*${TEXT_SUFFIX}`;

const PREFLIGHT_SECONDS = 3_600;

/** Where mail lives: one table for everything that is looked up, one bucket for bytes, one key for the keyring. */
export class MailStore extends Construct {
  readonly table: Table;
  readonly bucket: Bucket;
  readonly keyringKey: Key;
  /** The operator's own key for mail at rest, where the settings ask for one. */
  readonly dataKey: Key | undefined;
  /**
   * Encrypts the topic of alarms where there is a data key. Not the data key itself: while that is disabled, the alarm that
   * says so could not be published.
   */
  readonly alarmKey: Key | undefined;
  /** Every KMS key of the stack: without one of them the service cannot work. */
  readonly keys: readonly Key[];

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    const removalPolicy = settings.removalPolicy === 'destroy' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
    // A key that a failed first deployment leaves behind protects nothing, and is billed.
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
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: settings.pointInTimeRecovery },
      deletionProtection: settings.removalPolicy === 'retain',
      timeToLiveAttribute: 'ttl',
      // Keys only: a role cannot be held to some rows of a stream, and must not read the content of all. Another view makes another
      // stream, and what was not read of this one is lost.
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
      // A bucket key: S3 asks KMS once for many objects, not for each.
      ...(encryptionKey === undefined
        ? { encryption: BucketEncryption.S3_MANAGED }
        : { encryption: BucketEncryption.KMS, encryptionKey, bucketKeyEnabled: true }),
      versioned: settings.rawMailVersioning,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      // Pages of any origin may call the API with a key, which sends them here for what is large. The link is what lets
      // them in: without one this opens nothing.
      cors: [
        {
          allowedOrigins: ['*'],
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD],
          // A browser takes `authorization` off a request that is sent elsewhere, and no other header.
          allowedHeaders: ['*'],
          exposedHeaders: ['etag', 'content-disposition', 'content-range'],
          maxAge: PREFLIGHT_SECONDS,
        },
      ],
      removalPolicy,
      lifecycleRules: [
        { prefix: INCOMING_PREFIX, expiration: Duration.days(INCOMING_DAYS) },
        // At 0 it is deleted as soon as its message is stored; the objects left are of deferred mail, or from before that setting.
        // S3 counts from the last write of an object, so some raw bytes exist longer; the API counts from the arrival.
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
        // Words of deleted mail leave the index within a day, also where versions are kept.
        { prefix: SEARCH_PREFIX, noncurrentVersionExpiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // Without the setting too: when it is taken back, objects that were kept while it was set would stay forever.
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

  private acknowledge({ pointInTimeRecovery }: Settings): void {
    if (!pointInTimeRecovery) {
      Validations.of(this.table).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason: 'The operator has switched point-in-time recovery off by its setting',
      });
    }
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'A server access log would hold the addresses of inboxes in object keys, for every reader of the logs; CloudTrail data events give the same under the account’s own rules',
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

  /**
   * Rows of every partition, without the right to scan: everything is reached by its key. docs/permissions.md lists who has
   * this and why.
   */
  grantRows(grantee: IGrantable, ...access: readonly RowAccess[]): void {
    this.grantTable(grantee, access);
  }

  /**
   * Only rows of some partitions, by how their keys begin. Each of these actions names the keys of its rows, so that the
   * condition never meets a call without any, which `ForAllValues` would let pass (IAM user guide, "Multivalued context keys").
   * Not for functions that touch nearly every row type. The index has no condition: AWS does not document its key.
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

  /** The keys of the rows that are written. @returns the ARN of the stream */
  grantStream(grantee: IGrantable): string {
    this.table.grantStreamRead(grantee);
    const { tableStreamArn } = this.table;
    if (tableStreamArn === undefined) throw new Error('The table has no stream');
    return tableStreamArn;
  }

  /** To use the keyring's key, only with the keyring's encryption context. */
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

  /** Queries of the listing index, which is a resource of its own to IAM. */
  grantListing(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: [`${this.table.tableArn}/index/${LISTING_INDEX}`],
      }),
    );
  }

  /** Raw mail as SES left it, before it belongs to an inbox. */
  grantIncoming(grantee: IGrantable): void {
    this.grantObjects(grantee, INCOMING_PREFIX, 'GetObject', 'DeleteObject');
  }

  /** What was made of received mail: attachments and large bodies. */
  grantContent(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, MAIL_PREFIX, ...access);
  }

  /** To read the content of a message whose key is known, and to see whether it is there. */
  grantBodies(grantee: IGrantable): void {
    this.grantObjects(grantee, BODY_OF_ONE_MESSAGE, 'GetObject');
    this.grantListOf(grantee, [BODY_OF_ONE_MESSAGE]);
  }

  /** To write the texts of attachments, and nothing else beside them. */
  grantTexts(grantee: IGrantable): void {
    this.grantObjects(grantee, TEXTS, 'PutObject');
  }

  /** The raw bytes of received mail. */
  grantRaw(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, RAW_PREFIX, ...access);
  }

  /** The search indexes of tenants. */
  grantSearch(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, SEARCH_PREFIX, ...access);
  }

  /** The files of exports. */
  grantExports(grantee: IGrantable, ...access: readonly ObjectAccess[]): void {
    this.grantObjects(grantee, EXPORT_PREFIX, ...access);
  }

  /** What tenants were counted. */
  grantMetering(grantee: IGrantable): void {
    this.grantObjects(grantee, METERING_PREFIX, 'PutObject');
  }

  /** To find what a builder of an index left, and to see whether a body is there whose name is known. */
  grantSearchList(grantee: IGrantable): void {
    this.grantListOf(grantee, [`${SEARCH_PREFIX}*`, ...OF_ONE_MESSAGE]);
  }

  /** To find what is left of an inbox; also makes a missing object a 404 in place of a 403. */
  grantList(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    );
  }

  /**
   * To see whether an object is there whose name is known: a message key is part of what may be asked for, so that no
   * mail can be looked through.
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

/** Of the table and of its index each: DynamoDB counts them apart. */
function maximumOf({ tableMaxReadUnits, tableMaxWriteUnits }: Settings) {
  return {
    ...(tableMaxReadUnits === undefined ? {} : { maxReadRequestUnits: tableMaxReadUnits }),
    ...(tableMaxWriteUnits === undefined ? {} : { maxWriteRequestUnits: tableMaxWriteUnits }),
  };
}
