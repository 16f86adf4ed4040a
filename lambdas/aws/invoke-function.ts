/**
 * Invokes a function and waits for its end. The client is loaded then: hardly any call of an operator needs it.
 * @throws Error when the function failed.
 */
export async function invokeFunction(functionName: string, event: string): Promise<void> {
  const { client, InvokeCommand } = await import('./sdk/lambda.ts');
  const { FunctionError } = await client.send(
    new InvokeCommand({ FunctionName: functionName, Payload: Buffer.from(event) }),
  );
  if (FunctionError !== undefined) throw new Error(`The function ${functionName} failed`);
}
