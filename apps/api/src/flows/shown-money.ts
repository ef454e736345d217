import { commaText } from '@sojourn/i18n'
import { add, type Money, type Tx, zero } from '@sojourn/kernel'
import type { MoneyOfBooking, ShownBooking } from '../modules/bookings/index.ts'
import { bookingTotals } from './booking-totals.ts'
import { type Cancelling, cancellingOfBooking } from './cancelling.ts'
import { chargesOnWire } from './payment/booking-charges/on-wire.ts'
import type { ShopDeps } from './shop-deps.ts'

/** What was paid for a booking and its changes together, and what went back. */
export async function totalsOfShown(deps: ShopDeps, tx: Tx, { paid }: ShownBooking): Promise<MoneyOfBooking> {
  const all: MoneyOfBooking[] = []
  for (const booking of paid) all.push(await bookingTotals(deps, tx, booking))
  const [first] = all
  if (!first || all.length === 1) return first!
  const sumOf = (amount: 'paid' | 'refunded' | 'paidLater'): Money => all.reduce((sum, each) => add(sum, each[amount]), zero(first.paid.currency))
  const wordsOf = (words: 'paidWith' | 'moneyBackTo'): string | null => {
    const known = [...new Set(all.flatMap((each) => each[words] ?? []))]
    return known.length > 0 ? commaText(known) : null
  }
  const byCard = new Set(all.filter((each) => each.paid.minor > 0).map(({ paidByCard }) => paidByCard))
  return {
    paid: sumOf('paid'),
    refunded: sumOf('refunded'),
    paidLater: sumOf('paidLater'),
    paidWith: wordsOf('paidWith'),
    moneyBackTo: wordsOf('moneyBackTo'),
    paidByCard: byCard.size > 1 ? 'part' : ([...byCard][0] ?? first.paidByCard),
    chargedTo: all.findLast(({ chargedTo }) => chargedTo !== null)?.chargedTo ?? null,
    isGuaranteed: all.some(({ isGuaranteed }) => isGuaranteed),
    movements: all.flatMap(({ movements }) => movements).toSorted((a, b) => a.atMs - b.atMs),
  }
}

/** What cancelling means, of each item by the booking that its newest version was bought with. */
export async function cancellingOfShown(deps: ShopDeps, tx: Tx, { booking: shown, items, itemStatuses, paid }: ShownBooking): Promise<Cancelling> {
  const [root] = paid
  if (paid.length === 1) return cancellingOfBooking(deps, tx, root!, itemStatuses)
  const of = new Map<string, Cancelling>()
  for (const booking of paid) of.set(booking.bookingId, await cancellingOfBooking(deps, tx, booking, await deps.bookings.itemStatusesOf(tx, booking)))
  const newest = items.map(([{ booking, item }], index) => {
    const { parts, rules } = of.get(booking.bookingId)!
    const own = parts.filter(({ item_no }) => (item_no ?? 1) === item.itemNo)
    return { parts: own.map((part) => ({ ...part, ...(shown.items.length > 1 && { item_no: index + 1 }) })), rules: rules[item.itemNo - 1]! }
  })
  return { parts: newest.flatMap(({ parts }) => parts), rules: newest.map(({ rules }) => rules) }
}

/** What is charged later, for a booking and its changes. */
export async function chargesOfShown(deps: ShopDeps, tx: Tx, { paid }: ShownBooking) {
  const all = []
  for (const booking of paid) all.push(...(await chargesOnWire(deps, tx, booking)))
  return all
}
