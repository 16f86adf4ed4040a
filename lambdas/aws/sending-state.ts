import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import type { SendingState } from '../deployment/sending-state.ts';

export async function sesSendingState(client: SESv2Client): Promise<SendingState> {
  const { SendingEnabled, EnforcementStatus, ProductionAccessEnabled } = await client.send(
    new GetAccountCommand({}),
  );
  if (SendingEnabled !== true || EnforcementStatus === 'SHUTDOWN') return 'stopped';
  return ProductionAccessEnabled === true ? 'production' : 'sandbox';
}
