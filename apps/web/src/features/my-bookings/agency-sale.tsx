import type { AgencySaleShape } from '@sojourn/contracts'
import { bookingPage } from '@sojourn/contracts/site-pages'
import { moneyText, say } from '@sojourn/i18n'
import { ButtonLink } from '../../ui/button.tsx'
import { ReceiptLine } from '../../ui/receipt.tsx'

interface AgencySaleProps {
  readonly sale: AgencySaleShape
  readonly bookingId: string
  readonly isConfirmed: boolean
}

/** For the agent who sold it: to whom, for how much, and the invoice for the client where the agency collects. */
export function AgencySale({ sale, bookingId, isConfirmed }: AgencySaleProps) {
  const money = (amount: number) => moneyText(amount, sale.currency, 'all')
  return (
    <section aria-label={say`For your client`} className="mt-6 max-w-[30rem]">
      <h2 className="text-h3">{say`For your client`}</h2>
      {sale.client && <p className="text-small text-ink-2">{sale.client.name}</p>}
      <dl className="mt-2">
        <ReceiptLine label={say`Net price`} amount={money(sale.net)} />
        <ReceiptLine label={say`Markup`} amount={money(sale.markup)} />
        <ReceiptLine label={say`Client pays`} amount={money(sale.sell)} tone="strong" />
      </dl>
      {sale.paid_by === 'agency' && isConfirmed && (
        <ButtonLink look="ink" size="small" className="mt-3" to={`${bookingPage(bookingId)}?for=client`}>{say`Invoice for the client`}</ButtonLink>
      )}
    </section>
  )
}
