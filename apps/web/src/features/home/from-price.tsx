import { moneyText } from '@sojourn/i18n'
import type { ReactNode } from 'react'
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
  /** What an amount is, in a sentence: "from $96 a night". */
  readonly priceText: (price: string) => ReactNode
}

/** "from $96 a night". Its line stays empty until it is known, so that nothing moves. */
export function FromPrice({ prices, placeId, priceText }: FromPriceProps) {
  return (
    <Deferred<LowestByPlace> value={prices} name={placeId} skeleton={<span aria-hidden>{'\u00a0'}</span>}>
      {(known) => {
        const lowest = known[placeId]
        if (!lowest) return <span aria-hidden>{'\u00a0'}</span>
        return <span>{priceText(moneyText(lowest.amount, lowest.currency))}</span>
      }}
    </Deferred>
  )
}
