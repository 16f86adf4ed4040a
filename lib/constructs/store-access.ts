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
