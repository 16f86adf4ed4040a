import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { CommandFailed } from '../command-failed.ts';
import { notSent } from '../not-sent.ts';
import type { OperatorAccess } from './ask-admin.ts';

const failureSchema = z.object({ errorType: z.string(), errorMessage: z.string() });

export function invokedAccess(client: LambdaClient, functionName: string): OperatorAccess {
  return {
    async ask(request, abortSignal) {
      const payload = Buffer.from(JSON.stringify(request));
      const reply = await client
        .send(
          new InvokeCommand({ FunctionName: functionName, Payload: payload }),
          abortSignal === undefined ? {} : { abortSignal },
        )
        .catch((cause: unknown) => {
          throw (
            notSent(cause) ??
            new CommandFailed(`The function ${functionName} could not be invoked`, { cause })
          );
        });
      const answer: unknown = JSON.parse(Buffer.from(reply.Payload ?? []).toString('utf8'));
      if (reply.FunctionError === undefined) return answer;
      const { errorType, errorMessage } = failureSchema.parse(answer);
      throw new CommandFailed(
        `The function ${functionName} failed (${errorType}: ${errorMessage}); see its log. You can run the command again.`,
      );
    },
    close: () => client.destroy(),
  };
}
