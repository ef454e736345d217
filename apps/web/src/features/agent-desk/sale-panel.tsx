import { moneyText, say } from '@sojourn/i18n'
import { Receipt, ReceiptLine } from '../../ui/receipt.tsx'
import { type Sale, setMarkup } from './agent-desk-api.ts'
import { MarkupForm } from './markup-form.tsx'

interface SalePanelProps {
  readonly checkoutId: string
  readonly sale: Sale
  /** For whom it is booked; null where no one is chosen. */
  readonly client: string | null
  readonly locked: boolean
  readonly onChanged: () => void
}

/** At an agent's checkout: net, markup and what the client pays, and the way to change it. */
export function SalePanel({ checkoutId, sale, client, locked, onChanged }: SalePanelProps) {
  const money = (amount: number) => moneyText(amount, sale.currency, 'all')
  return (
    <div className="mt-4">
      <Receipt label={say`For your client`}>
        <h2 className="text-h3">{say`For your client`}</h2>
        <p className="text-caption text-ink-2">{client ?? say`No client chosen.`}</p>
        <dl className="mt-3">
          <ReceiptLine label={say`Net price`} amount={money(sale.net)} />
          <ReceiptLine label={say`Markup`} amount={money(sale.markup)} />
          <ReceiptLine label={say`Client pays`} amount={money(sale.sell)} tone="strong" />
        </dl>
        <p className="mt-2 text-caption text-ink-3">{say`If you pay here, you pay the net price and collect from your client. With a pay link, your client pays the selling price and you earn the markup.`}</p>
        {!locked && (
          <details className="more mt-2">
            <summary className="text-small">{say`Change the markup of this booking`}</summary>
            <div className="mt-3">
              <MarkupForm
                limits={sale.limits}
                percent={null}
                currency={sale.currency}
                onSave={async (markup) => {
                  const answer = await setMarkup({ ...markup, checkoutId })
                  if (answer.ok) onChanged()
                  return answer.ok ? null : answer.message
                }}
              />
            </div>
          </details>
        )}
      </Receipt>
    </div>
  )
}
