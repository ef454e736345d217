import { dayTextLong, moneyText, plural, say } from '@sojourn/i18n'
import type { CabinSum, Gratuities } from '../cruises-api.ts'

interface PriceLinesProps {
  readonly sum: CabinSum
  readonly gratuities: Gratuities
}

/** What the cabin costs part by part, what each guest's share of it is, and what is paid on which day. */
export function PriceLines({ sum: { price, lines, per_guest: shares, deposit, gratuities: tips }, gratuities }: PriceLinesProps) {
  const money = (amount: number) => moneyText(amount, price.currency, 'all')
  const onBoard = gratuities === 'on_board' ? tips : 0
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h2 className="text-h3">{say`What you pay, and why`}</h2>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-small tabular-nums [&_dd]:text-end">
        {lines.map(({ label, rule, amount }) => (
          <div key={label + (rule ?? '')} className="contents">
            <dt>
              {label}
              {rule && <span className="block text-caption text-ink-3">{rule}</span>}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <dt className="mt-1 border-t border-ink pt-2 text-body font-[620]">{say`Total for the cabin`}</dt>
        <dd className="mt-1 border-t border-ink pt-2 text-body font-[640]">{money(price.total)}</dd>
      </dl>
      {shares.length > 1 && (
        <p className="mt-1 text-small text-ink-2 tabular-nums">
          {new Set(shares).size === 1
            ? say`${money(shares[0]!)} for each guest`
            : say`${plural(shares.length, { one: '# guest', other: '# guests' })}: ${shares.map(money).join(' + ')}`}
        </p>
      )}
      <h3 className="mt-5 text-body font-[620] [font-family:var(--text)]">{say`When you pay`}</h3>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-small tabular-nums [&_dd]:text-end">
        <dt>{deposit.final_payment_on ? say`Deposit, with your booking` : say`With your booking`}</dt>
        <dd>{money(deposit.due_now)}</dd>
        {deposit.final_payment_on && (
          <>
            <dt>
              {say`Final payment on ${dayTextLong(deposit.final_payment_on)}`}
              <span className="block text-caption text-ink-3">
                {say`We charge your saved card that day and tell you before. If it fails and you don't pay in time, the cruise is canceled and the deposit is kept.`}
              </span>
            </dt>
            <dd>{money(deposit.rest)}</dd>
          </>
        )}
        {onBoard > 0 && (
          <>
            <dt>{say`On board`}</dt>
            <dd>{money(onBoard)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
