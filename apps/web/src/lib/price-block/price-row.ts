import type { PriceLine } from '@sojourn/contracts'
import type { Money } from '@sojourn/kernel'

/** A line of a price with its amount as exact money. */
export interface MoneyLine extends Pick<PriceLine, 'label' | 'rule' | 'item_no' | 'traveller' | 'per' | 'together'> {
  readonly kind: PriceLine['kind']
  readonly amount: Money
  /** What is paid later in the currency it is paid in there, where that is another one. */
  readonly local?: PriceLine['local']
}

/** A row as it is rendered. */
export interface PriceRow {
  readonly key: string
  readonly label: string
  readonly amount: string
  readonly rule: string | null
  readonly tone: 'plain' | 'quiet' | 'good' | 'strong'
  /** What it sums up, folded away. */
  readonly parts?: readonly PriceRow[]
}

/** An item of a booking of several, as a price names it. */
export interface PricedTitle {
  readonly no: number
  readonly title: string
}
