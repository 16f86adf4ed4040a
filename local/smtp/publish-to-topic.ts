/** Publishes to an SNS topic; its queues have the message when it returns. */
export type PublishToTopic = (topicArn: string, message: string) => void;
