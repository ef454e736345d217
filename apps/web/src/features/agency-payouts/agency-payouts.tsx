import { moneyText, say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Unreadable } from '../../ui/unreadable.tsx'
import { PayoutDialog } from './payout-dialog.tsx'
import type { AgentEarnings, EarningsState } from './payouts-api.ts'

interface PayoutsProps {
  readonly state: Exclude<EarningsState, { kind: 'guest' }>
  readonly onChanged: () => void
}

type Earning = AgentEarnings['earnings'][number]

/** What agents earned on what their clients paid here, and the way to book that it was paid out. */
export function AgencyPayouts({ state, onChanged }: PayoutsProps) {
  const [paying, setPaying] = useState<{ agent: AgentEarnings; earning: Earning } | null>(null)
  const toast = useToast()
  if (state.kind === 'not_operator') return <p className="mt-6 max-w-[52ch] border-t border-ink pt-6 text-body text-ink-2">{state.message}</p>
  if (state.kind === 'unreachable') return <Unreadable>{state.message}</Unreadable>
  if (state.agents.length === 0) {
    return (
      <p className="mt-6 max-w-[52ch] border-t border-ink pt-6 text-body text-ink-2">{say`No earnings yet. What agents add to the price of a pay link appears here once their client has paid.`}</p>
    )
  }
  return (
    <>
      <p className="mt-3 max-w-[60ch] text-body text-ink-2">{say`An earning is available once its booking can no longer be canceled. Send the money from your bank first, then record it here.`}</p>
      <ul className="mt-6 border-t border-ink">
        {state.agents.map((agent) => (
          <li key={agent.agent_id} className="border-b border-rule">
            <AgentRow agent={agent} onPay={(earning) => setPaying({ agent, earning })} />
          </li>
        ))}
      </ul>
      {paying && (
        <PayoutDialog
          agent={paying.agent}
          earning={paying.earning}
          onClose={() => setPaying(null)}
          onPaid={() => {
            setPaying(null)
            toast(say`The payout is recorded.`)
            onChanged()
          }}
        />
      )}
    </>
  )
}

function AgentRow({ agent, onPay }: { agent: AgentEarnings; onPay: (earning: Earning) => void }) {
  const title = useId()
  return (
    <article aria-labelledby={title} className="py-5">
      <h2 id={title} className="text-h3 wrap-anywhere">
        {agent.name}
      </h2>
      <p className="text-small wrap-anywhere text-ink-3">{shownEmail(agent.email)}</p>
      {agent.earnings.map((earning) => (
        <div key={earning.currency} className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <Figures className="grow sm:max-w-104">
            <Figure label={say`Available`} amount={moneyText(earning.available, earning.currency)} look="strong" />
            <Figure label={say`Pending`} amount={moneyText(earning.pending, earning.currency)} />
            <Figure label={say`Paid out`} amount={moneyText(earning.paid_out, earning.currency)} />
          </Figures>
          {earning.available > 0 && (
            <Button size="small" className="noscript:hidden" onClick={() => onPay(earning)}>{say`Record a payout in ${earning.currency}`}</Button>
          )}
        </div>
      ))}
    </article>
  )
}
