import { moneyText, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Deferred } from '../../ui/deferred.tsx'

/** The least that something costs at a place, taxes included, rounded up: the list behind it never asks for more. */
export interface Lowest {
  readonly amount: number
  readonly currency: string
}

export type LowestByPlace = Readonly<Record<string, Lowest>>

interface FromPriceProps {
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  readonly placeId: string
  /** What follows the amount: ` a night`. */
  readonly unit: string
}

/** "from $96 a night". Its line is kept free until it is known, so that nothing moves. */
export function FromPrice({ prices, placeId, unit }: FromPriceProps) {
  return (
    <Deferred<LowestByPlace> value={prices} name={placeId} shape={<span aria-hidden> {say``} </span>}>
      {(known) => {
        const lowest = known[placeId]
        if (!lowest) return <span aria-hidden> {say``} </span>
        return (
          <span className="whitespace-nowrap">
            <Say>
              from <b className="font-[640] text-ink tabular-nums">{moneyText(lowest.amount, lowest.currency)}</b>
              {unit}
            </Say>
          </span>
        )
      }}
    </Deferred>
  )
}
