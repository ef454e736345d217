import { bookMembership, getPlans as getPlansCall, prebookMembership, subscriptionPlans } from '@sojourn/contracts'
import { accept, refuse, toMajor } from '@sojourn/kernel'
import { type Route, signedInRoute } from '../../http/index.ts'
import type { Shop } from '../../sale/shop.ts'
import { beginPurchase, checkAgreement, membershipIn } from './agree-to-charges.ts'
import { askOf, payerOf, withSavedCards } from './asking.ts'
import { getPlans, plansFor } from './get-plans.ts'
import { speaking } from './in-language.ts'
import { keepTurn, takeTurn } from './one-at-a-time.ts'
import type { MembershipParts } from './parts.ts'
import { bookRefusals, prebookRefusals } from './refusals.ts'

/** Plans are shown, held and bought as everything else is. */
export const buyingHttp = (shop: Shop, parts: MembershipParts): Route[] => [
  signedInRoute(getPlansCall, (body, caller) => speaking(body.lang_code, () => getPlans(parts, body, caller))),
  signedInRoute(subscriptionPlans, ({ lang, currency }, caller) =>
    speaking(lang, async () => {
      const who = { orgId: caller.orgId, userId: caller.user.userId, email: caller.user.email, currency: currency ?? caller.currency }
      return accept({ plans: await plansFor(parts, who, caller.org.name) })
    }),
  ),
  signedInRoute(
    prebookMembership,
    async ({ sub_plan_id, expected_total, time_zone }, caller) => {
      const ask = await withSavedCards(parts, askOf(caller, sub_plan_id ?? null, time_zone))
      const held = await shop.prebook({ product: 'SUB', items: [{ product: 'SUB', ask }], expectedTotal: expected_total ?? null }, caller)
      if (!held.ok) return held
      const { checkoutId, quote, isPriceChange, expiresAtMs } = held.value
      if (isPriceChange) {
        await shop.release(checkoutId, caller)
        return refuse('price_changed', { old_price: expected_total, new_price: toMajor(quote.total), currency: quote.currency })
      }
      return accept({ checkoutId, expires_at: new Date(expiresAtMs).toISOString() })
    },
    prebookRefusals,
  ),
  signedInRoute(
    bookMembership,
    async (body, caller) => {
      const checkout = await shop.find(body.checkoutId, caller)
      const found = membershipIn(checkout)
      if (!found.ok) return found
      const agreed = checkAgreement(found.value, body)
      if (!agreed.ok) return agreed
      const turn = checkout?.isOpen ? await takeTurn(shop, parts, { checkoutId: body.checkoutId, request: body.checkoutId }, caller) : agreed
      if (!turn.ok) return turn
      const begun = checkout?.isOpen ? await beginPurchase(parts, found.value, body, caller) : agreed
      if (!begun.ok) return begun
      const booked = await shop.book('SUB', { ...body, guests: payerOf(caller) }, caller)
      const recorded = booked.ok && checkout?.isOpen ? await keepTurn(shop, parts, body.checkoutId, caller) : agreed
      return recorded.ok ? booked : recorded
    },
    bookRefusals,
  ),
]
