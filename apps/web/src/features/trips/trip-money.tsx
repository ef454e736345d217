import { dayText, moneyText, say } from '@sojourn/i18n'
import { laterText } from '../../lib/price-block/pay-split.ts'
import type { TripDetails, TripItem } from './trips-api.ts'

interface TripMoneyProps {
  readonly paid: TripDetails['paid']
  readonly toPay: TripDetails['to_pay']
  readonly items: readonly TripItem[]
}

/** The paid part of the bookings, and what is still to be paid, on which day and where. Sums of two currencies stay apart. */
export function TripMoney({ paid, toPay, items }: TripMoneyProps) {
  return (
    <section aria-labelledby="money" className="border border-rule-2 bg-sheet p-5">
      <h2 id="money" className="text-h3">{say`Costs`}</h2>
      <dl className="mt-3 grid gap-y-2 text-small tabular-nums">
        <div className="flex justify-between gap-4">
          <dt>{say`Paid so far`}</dt>
          <dd className="text-end font-[620]">
            {paid.length === 0
              ? say`Nothing yet`
              : paid.map(({ amount, currency }) => (
                  <span key={currency} className="block">
                    {moneyText(amount, currency)}
                  </span>
                ))}
          </dd>
        </div>
        {toPay.map((due) => (
          <div key={due.item_id} className="flex justify-between gap-4 border-t border-rule pt-2">
            <dt>
              {say`To pay on ${dayText(due.day)}`}
              <span lang="en" dir="auto" className="block text-caption text-ink-2">
                {items.find(({ item_id }) => item_id === due.item_id)?.title}
              </span>
              <span className="block text-caption text-ink-2">{due.where}</span>
            </dt>
            <dd className="text-end font-[620]">{laterText({ pay_at_property: due.amount, pay_at_property_local: due.local, currency: due.currency })}</dd>
          </div>
        ))}
      </dl>
      {toPay.length === 0 && <p className="mt-2 text-caption text-ink-2">{say`Nothing is left to pay. Ideas aren't counted.`}</p>}
    </section>
  )
}
