/** What functions do with rows of the table, and with objects of the bucket. */
export type RowAccess =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

export type ObjectAccess = 'GetObject' | 'PutObject' | 'DeleteObject' | 'AbortMultipartUpload';
