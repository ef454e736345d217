import { moneyText } from '../../lib/money.ts'
import { Later } from '../../ui/later.tsx'
import type { LowestByPlace } from './lowest-prices-api.ts'

interface FromPriceProps {
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  readonly placeId: string
  /** What follows the amount. */
  readonly unit?: string
}

/** "from $96 a night, all in". Its line is kept free until it is known, so that nothing moves. */
export function FromPrice({ prices, placeId, unit = '' }: FromPriceProps) {
  return (
    <Later<LowestByPlace> value={prices} name={placeId} shape={<span aria-hidden>&nbsp;</span>}>
      {(known) => {
        const lowest = known[placeId]
        if (!lowest) return <span aria-hidden>&nbsp;</span>
        return (
          <span className="whitespace-nowrap">
            from <b className="font-[640] text-ink tabular-nums">{moneyText(lowest.perNight, lowest.currency)}</b>
            {unit}
          </span>
        )
      }}
    </Later>
  )
}
