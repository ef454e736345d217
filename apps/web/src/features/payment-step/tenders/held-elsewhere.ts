import type { HeldElsewhere } from '@sojourn/contracts'
import { add, fromMajor, toMajor, zero } from '@sojourn/kernel'
import type { Ask, BoxId, Tenders } from './tenders-state.ts'
import { amountAsTyped, amountTyped } from './typing.ts'

/** What other checkouts and unpaid bookings hold of the value of a box. A wallet has what they hold of its cards too. */
export function elsewhereOf({ elsewhere, facts }: Pick<Tenders, 'elsewhere' | 'facts'>, box: BoxId): readonly HeldElsewhere[] {
  if (box === 'coupon') return elsewhere.filter(({ kind }) => kind === 'coupon')
  if (box === 'cash') return elsewhere.filter(({ kind }) => kind === 'cash_card')
  if (box === 'points') return elsewhere.filter(({ kind }) => kind === 'points')
  const id = box.slice('card:'.length)
  const stored = facts.stored.step === 'ready' ? facts.stored.value : null
  const wallet = stored?.wallets.find(({ payment_card_id }) => payment_card_id === id)
  const cards = stored?.cards.filter((card) => wallet && card.payment_card_type === 'WALLET' && card.currency_code === wallet.currency_code) ?? []
  const ids = new Set([id, ...cards.map(({ payment_card_id }) => payment_card_id)])
  return elsewhere.filter((held) => held.kind === 'payment_card' && ids.has(held.id))
}

/** Asks for what open checkouts hold of a box, besides what is applied of it here; null where nothing can be moved: a booking holds it, or another coupon or kind of points is applied. */
export function moveOf(state: Tenders, box: BoxId): Ask | null {
  const movable = elsewhereOf(state, box).filter(({ booking_id }) => booking_id === null)
  const [first] = movable
  if (!first) return null
  const { applied, due, typed } = state
  const amount = (major: number) => fromMajor(major, due.currency) ?? zero(due.currency)
  switch (box) {
    case 'coupon':
      return applied.coupon ? null : { act: 'apply', box, code: first.id, move: true }
    case 'cash': {
      // In another currency it is as much as is due: the server takes no more than there is.
      const isAlike = movable.every(({ currency }) => currency === due.currency)
      const all = movable.reduce((sum, held) => add(sum, amount(held.amount)), amount(applied.cash_card?.amount ?? 0))
      return { act: 'apply', box, amount: amountAsTyped(isAlike ? toMajor(all) : due.now), move: true }
    }
    case 'points': {
      if (applied.points && applied.points.point_type_code !== first.id) return null
      const points = movable.filter(({ id }) => id === first.id).reduce((sum, held) => sum + (held.points ?? 0), applied.points?.points ?? 0)
      return { act: 'apply', box, type: first.id, points, extra: amountTyped(typed.extra, due.currency), move: true }
    }
    default:
      return { act: 'apply', box, move: true }
  }
}
