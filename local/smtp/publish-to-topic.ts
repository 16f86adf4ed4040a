/** Publishes to an SNS topic and resolves when SNS has taken the message over. */
export type PublishToTopic = (topicArn: string, message: string) => Promise<void>;

/**
 * Publishing on the SNS engine, as the runtime's own operator.
 * @param engine origin of the engine, which looks at nobody's signature.
 */
export function snsPublisher(engine: string): PublishToTopic {
  return async (topicArn, message) => {
    const body = new URLSearchParams({ Action: 'Publish', TopicArn: topicArn, Message: message });
    const response = await fetch(engine, { method: 'POST', body });
    const text = await response.text();
    if (!response.ok) throw new Error(`SNS did not take the receipt: ${response.status} ${text}`);
  };
}
