import type { Price } from '@sojourn/contracts'
import { moneyText, say } from '@sojourn/i18n'

interface AgencyFiguresProps {
  readonly agency: Price['agency']
  readonly currency: string
}

/** For an agent, next to an agency price: their markup and what their client pays. Nothing for others. */
export function AgencyFigures({ agency, currency }: AgencyFiguresProps) {
  if (!agency) return null
  return (
    <span className="block text-caption text-ink-2 tabular-nums">
      {say`Net price`}
      <span className="block">{say`Markup ${moneyText(agency.markup, currency)}`}</span>
      <b className="block font-[620] text-ink">{say`Client pays ${moneyText(agency.sell, currency)}`}</b>
    </span>
  )
}
