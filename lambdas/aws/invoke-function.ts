/** The SDK client is loaded lazily because hardly any operator call needs it. */
export async function invokeFunction(functionName: string, event: string): Promise<void> {
  const { client, InvokeCommand } = await import('./sdk/lambda.ts');
  const { FunctionError } = await client.send(
    new InvokeCommand({ FunctionName: functionName, Payload: Buffer.from(event) }),
  );
  if (FunctionError !== undefined) throw new Error(`The function ${functionName} failed`);
}
