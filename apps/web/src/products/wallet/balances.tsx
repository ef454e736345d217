import { moneyText, say } from '@sojourn/i18n'
import type { Ref } from 'react'
import type { Wallet } from './wallet-api.ts'

/** What can be spent, each currency separately: they are never summed. */
export function Balances({ balances, currency, place }: { balances: Wallet['balances']; currency: string; place?: Ref<HTMLElement> | undefined }) {
  const shown = balances.length > 0 ? balances : [{ amount: 0, currency }]
  return (
    <section ref={place} aria-label={say`Balance`} tabIndex={-1} className="border-t-3 border-ink bg-sheet px-5 py-5">
      <h2 className="font-text text-small font-[560] text-ink-2">{say`Available balance`}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-1">
        {shown.map((each) => (
          <li key={each.currency} className="font-display text-total font-[520] tracking-[-0.025em] tabular-nums">
            {moneyText(each.amount, each.currency)}
          </li>
        ))}
      </ul>
    </section>
  )
}
