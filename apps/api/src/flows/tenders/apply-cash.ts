import type { CheckoutMoney } from '@sojourn/contracts'
import { accept, isZero, type Money, min, money, type Outcome, type ProductCode, refuse, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { cover, paidBy, type Tender } from '../../modules/tenders/index.ts'
import { type ChangeDeps, type CheckoutRef, changeCheckout } from './change-checkout.ts'
import { holdTender, releaseSome } from './hold-tender.ts'
import { waiveUnderOf } from './plan-of.ts'
import { cardSources, leftBefore } from './sources.ts'
import { typedAmount } from './typed-amount.ts'

type Cash = { readonly amount: number; readonly currency: string }
type Answer = Outcome<Cash & { checkout: CheckoutMoney }>

const isCash = ({ detail }: Tender): boolean => detail.kind === 'cash_card'
const cashIn =
  (currency: string) =>
  (held: readonly Tender[]): Cash => ({ amount: toMajor(held.find(isCash)?.amount ?? money(0, currency)), currency })

/** Calls of certain products alone serve only those: a checkout of another one is not there. */
type OfProducts = { readonly products?: readonly ProductCode[] }

/**
 * Holds an amount of the caller's cash cards, as if they were one, those that expire first first: no more than they hold, no more than is due behind the coupon. The same amount again is the same answer.
 */
export function applyCash(deps: ChangeDeps, request: CheckoutRef & { readonly amount: number } & OfProducts, caller: SignedInCaller): Promise<Answer> {
  const { deps: parts } = deps
  return changeCheckout(
    deps,
    caller,
    request,
    async (tx, { checkout, due, held }) => {
      const { orgId, checkoutId, userId, product } = checkout
      if (request.products && !request.products.includes(product)) return refuse('not_found')
      const typed = typedAmount(request.amount, due.currency, 'amount')
      if (!typed.ok) return typed
      const asked = typed.value
      if (isZero(asked)) return refuse('cash_amount_missing')
      const before = held.find(isCash)
      if (before) return isSame(before, asked) ? accept({ held, answer: cashIn(due.currency) }) : refuse('cash_applied')
      const left = leftBefore(due, held, ['coupon'])
      if (isZero(left)) return refuse('nothing_due')
      const { sources } = await cardSources(parts, tx, { orgId, userId, lock: true }, due.currency, (card) => card.type === 'CASH')
      const legs = cover(sources, min(asked, left)).filter((leg) => leg.held > 0)
      const amount = paidBy(legs, due.currency)
      if (isZero(amount)) return refuse('no_cash')
      const waiveUnder = held[0]?.waiveUnder ?? (await waiveUnderOf(parts, tx, checkout))
      const detail = { kind: 'cash_card', asked: asked.minor } as const
      const most = legs.map((leg) => ({ ...leg, most: leg.held }))
      const cash = await holdTender(parts, tx, {
        orgId,
        tenderId: parts.tenders.newId(),
        checkoutId,
        userId,
        wanted: amount,
        amount,
        waiveUnder,
        legs: most,
        detail,
      })
      return accept({ held: [...held, cash], answer: cashIn(due.currency) })
    },
    isCash,
  )
}

const isSame = ({ detail }: Tender, asked: Money): boolean => detail.kind === 'cash_card' && detail.asked === asked.minor

/** Gives it back to the cards it came from. Removed twice it is removed once. */
export function removeCash(deps: ChangeDeps, request: CheckoutRef & OfProducts, caller: SignedInCaller): Promise<Answer> {
  return changeCheckout(deps, caller, request, async (tx, { checkout, due, held }) => {
    if (request.products && !request.products.includes(checkout.product)) return refuse('not_found')
    return accept({ held: await releaseSome(deps.deps, tx, held, isCash), answer: cashIn(due.currency) })
  })
}
