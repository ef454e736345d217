import { typedCode } from '@sojourn/kernel'
import { MALFORMED_CODE, NO_AMOUNT, NO_CODE, NO_COUPONS, NO_POINTS, PART_OF_POINT, pointsError, withMessage } from './box-messages.ts'
import { type Ask, type BoxId, boxOf, type Tenders } from './tenders-state.ts'
import { amountAsTyped, amountTyped, isCount, whyNoAmount } from './typing.ts'
import { textsOf } from './unapplied.ts'

/** What the button of a box does: takes off what is applied, refuses what cannot be asked for, asks for the rest. */
export function clicked(state: Tenders, box: BoxId): Tenders {
  const now = { ...state, settled: { ...state.settled, ...textsOf(state, [box]) } }
  return boxOf(now, box).step === 'applied' ? asking(now, { act: 'remove', box }) : applied(now, box)
}

function applied(state: Tenders, box: BoxId): Tenders {
  switch (box) {
    case 'coupon':
      return coupon(state)
    case 'cash':
      return cash(state)
    case 'points': {
      const { pointType: type, points, extra } = state.typed
      if (!isCount(points)) return withMessage(state, box, 'refused', PART_OF_POINT)
      if (!type || Number(points) === 0) return withMessage(state, box, 'refused', NO_POINTS)
      const why = whyNoAmount(extra, state.due.currency)
      if (why) return withMessage(state, box, 'refused', pointsError(why))
      return asking(state, { act: 'apply', box, type, points: Number(points), extra: amountTyped(extra, state.due.currency) })
    }
    default:
      return asking(state, { act: 'apply', box })
  }
}

function cash(state: Tenders): Tenders {
  const { currency } = state.due
  const amount = amountTyped(state.typed.cash, currency)
  return amount > 0 ? asking(state, { act: 'apply', box: 'cash', amount: amountAsTyped(amount) }) : withMessage(state, 'cash', 'refused', NO_AMOUNT)
}

function coupon(state: Tenders): Tenders {
  const code = typedCode(state.typed.coupon)
  const { coupons } = state.facts
  if (code === '') return withMessage(state, 'coupon', 'refused', NO_CODE)
  if (!/^[a-z0-9]+$/i.test(code)) return withMessage(state, 'coupon', 'refused', MALFORMED_CODE)
  if (coupons.step === 'ready' && coupons.value.length === 0) return withMessage(state, 'coupon', 'refused', NO_COUPONS)
  return asking(state, { act: 'apply', box: 'coupon', code })
}

/** One change is being sent. */
export const asking = (state: Tenders, ask: Ask): Tenders => ({
  ...state,
  ask,
  hints: { cash: null, points: null },
  boxes: { ...state.boxes, [ask.box]: { step: ask.act === 'apply' ? 'applying' : 'removing', message: null } },
})
