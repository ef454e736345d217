import { daysText, moneyText, say } from '@sojourn/i18n'
import { Receipt, ReceiptLine } from '../../ui/receipt.tsx'
import type { LinkPreview } from './pay-link-api.ts'

/** What a pay link is for, before its client has signed in: nothing of a person. */
export function LinkFor({ preview: { agency, title, city, from, to, total, pay_now: now, currency } }: { preview: LinkPreview }) {
  return (
    <Receipt label={say`What you pay for`} className="max-w-[30rem]">
      <p className="text-caption text-ink-2">{agency}</p>
      <h2 className="text-h3 wrap-anywhere">{title}</h2>
      <p className="text-small text-ink-2">{city}</p>
      {from && to && <p className="text-small text-ink-2">{daysText(from, to)}</p>}
      <dl className="mt-3">
        <ReceiptLine label={say`Total`} amount={moneyText(total, currency)} tone="strong" />
        {now !== total && <ReceiptLine label={say`Due now`} amount={moneyText(now, currency)} />}
      </dl>
    </Receipt>
  )
}
