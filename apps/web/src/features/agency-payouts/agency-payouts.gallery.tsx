import { ReasonField } from '../../lib/reason-field.tsx'
import { DialogPlace } from '../../ui/use-modal.ts'
import { AgencyPayouts } from './agency-payouts.tsx'
import { type PayoutState, PayoutView } from './payout-dialog.tsx'
import type { AgentEarnings } from './payouts-api.ts'

const nothing = () => {}
const agent: AgentEarnings = {
  agent_id: 'usr_agent',
  name: 'Mara Jensen',
  email: 'agent@northwind.test',
  earnings: [
    { currency: 'EUR', pending: 31.4, available: 0, paid_out: 0 },
    { currency: 'USD', pending: 117.77, available: 62.5, paid_out: 1_240 },
  ],
}
const page = (state: Parameters<typeof AgencyPayouts>[0]['state']) => () => <AgencyPayouts state={state} onChanged={nothing} />
const dialog =
  (state: PayoutState, isMissing = false) =>
  () => (
    <DialogPlace value="in-page">
      <PayoutView
        agent={agent}
        earning={agent.earnings[1]!}
        state={state}
        reason={<ReasonField asks="required" value="" isMissing={isMissing} onChange={nothing} />}
        onSend={nothing}
        onClose={nothing}
      />
    </DialogPlace>
  )

/** The page of operators, and the way to record a payout. */
export const states = {
  agents: page({ kind: 'shown', agents: [agent, { ...agent, agent_id: 'usr_2', name: 'Bartholomew Featherstonehaugh-Cholmondeley' }] }),
  empty: page({ kind: 'shown', agents: [] }),
  'no operator': page({ kind: 'not_operator', message: 'Only operators can pay out earnings. Nothing was recorded.' }),
  unreachable: page({ kind: 'unreachable', message: 'Something went wrong on our side.' }),
  payout: dialog({ step: 'typing', note: null }),
  'payout, no reason': dialog({ step: 'typing', note: null }, true),
  'payout, sending': dialog({ step: 'sending' }),
  'payout, refused': dialog({ step: 'typing', note: 'This is more than the agent can be paid now. Nothing was recorded; please check the amount.' }),
}
