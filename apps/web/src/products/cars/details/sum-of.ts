import type { CarExtra, CarRate } from '../cars-api.ts'

/** An extra with how many of it are wanted. */
export interface WantedExtra extends CarExtra {
  readonly count: number
}

const inMinorUnits = (amounts: readonly number[]): number => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100

/** The price of a rate with its extras. Its parts without extras stay as they are: an extra's amount has its tax in it. */
export function sumOf({ price }: CarRate, extras: readonly WantedExtra[]): CarRate['price'] {
  const costOf = (due: 'now' | 'later') => extras.filter((extra) => extra.due === due).map(({ amount, count }) => amount * count)
  const [now, later] = [costOf('now'), costOf('later')]
  const local = localOf(price, extras)
  return {
    ...price,
    total: inMinorUnits([price.total, ...now, ...later]),
    pay_now: inMinorUnits([price.pay_now, ...now]),
    pay_at_property: inMinorUnits([price.pay_at_property, ...later]),
    ...(local && { pay_at_property_local: local }),
  }
}

/** What the counter takes in its own currency; nothing where that is the currency of the price. */
function localOf({ pay_at_property_local: local }: CarRate['price'], extras: readonly WantedExtra[]): CarRate['price']['pay_at_property_local'] {
  const added = extras.flatMap((extra) => (extra.local ? [{ ...extra.local, amount: extra.local.amount * extra.count }] : []))
  const [first] = local ? [local, ...added] : added
  return first && { currency: first.currency, amount: inMinorUnits([local?.amount ?? 0, ...added.map(({ amount }) => amount)]) }
}
