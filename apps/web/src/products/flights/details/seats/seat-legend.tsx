import { moneyText, say, sayAs } from '@sojourn/i18n'
import type { SeatMap } from '../../flights-api.ts'
import { KINDS, kindPrices } from './seat-words.ts'

/** What the looks of seats mean, each kind with its price. */
export function SeatLegend({ flight, currency }: { flight: SeatMap; currency: string }) {
  return (
    <ul aria-label={say`Legend`} className="grid gap-1.5 text-small">
      {kindPrices(flight).map(({ kind, amount }) => (
        <li key={kind} className="flex items-center gap-2.5">
          <span aria-hidden className={`seat seat-sample seat-${kind}`} />
          <span className="flex-1">{KINDS[kind]}</span>
          <span className="text-ink-2 tabular-nums">{amount === 0 ? say`no charge` : moneyText(amount, currency)}</span>
        </li>
      ))}
      <li className="flex items-center gap-2.5">
        <span aria-hidden className="seat seat-sample seat-taken" />
        {sayAs('of a seat')`Taken`}
      </li>
      <li className="flex items-center gap-2.5">
        <span aria-hidden className="seat seat-sample seat-chosen" />
        {say`Yours`}
      </li>
    </ul>
  )
}
