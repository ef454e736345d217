import { bookCruise, cruiseCabins, cruiseDetails, holdCabin, prebookCruise, releaseCabin } from '@sojourn/contracts'
import { accept, refuse } from '@sojourn/kernel'
import { agentTermsOf, type Caller, type CallRoute, pricingFor, route, signedInRoute } from '../../http/index.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { cancellationOnWire, prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { cruiseAskOf, pricedFor } from './cruise-ask-of.ts'
import { deckPlansOf } from './deck-plans.ts'
import { detailsOf } from './details.ts'
import { assignable, findAskedSailing, freeCabins, gradeFor } from './find-sailing.ts'
import type { CruiseParts } from './parts.ts'
import { priceCabin } from './price-cabin.ts'
import { BOOK_CABIN_REFUSALS, HOLD_REFUSALS, SAILING_REFUSALS } from './refusals.ts'
import { wireCabin, wireCabinPrice, wireGrade } from './to-wire.ts'

/** A cabin as it is held before it is asked how it is paid. */
const heldAskOf = (body: Omit<Parameters<typeof cruiseAskOf>[0], 'dining' | 'gratuities' | 'pay' | 'option'>, caller: Caller) =>
  cruiseAskOf({ ...body, dining: 'open', gratuities: 'now', pay: 'deposit', option: false }, caller)

/** The calls about one sailing: to look at it, to hold a cabin, to book it. */
export const sellCruisesHttp = (shop: Shop, parts: CruiseParts): CallRoute[] => [
  route(
    cruiseDetails,
    async (body, caller) => {
      const { memberPrices } = await pricingFor(caller, body.currency)
      const priced = await pricedFor(body, caller)
      const asking = { priced, agent: agentTermsOf(caller), minimumDays: caller.org.minimumCheckinDays }
      const found = await parts.transactions.inTenant(caller.orgId, (tx) => detailsOf(parts, tx, body.sailing_id, asking), { readOnly: true })
      return found.ok ? accept({ ...found.value, member_prices: memberPrices }) : found
    },
    SAILING_REFUSALS,
  ),

  route(
    cruiseCabins,
    async (body, caller) => {
      const priced = await pricedFor(body, caller)
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const found = await findAskedSailing(parts, tx, body.sailing_id, priced)
          if (!found.ok) return found
          const graded = gradeFor(found.value, body.grade, priced.guests.length)
          if (!graded.ok) return graded
          const { sailing, catalogue, exchange } = found.value
          const free = freeCabins(found.value, graded.value, priced.guests.length)
          const guarantee = assignable(found.value, graded.value, priced.guests.length).length > 0
          const cabin = priceCabin(found.value, graded.value, { ...priced, gratuities: body.gratuities, pay: body.pay }, agentTermsOf(caller))
          if (!cabin || (free.length === 0 && !guarantee)) return refuse('sold_out')
          const { terms, quote } = cabin
          const departs = catalogue.callsOf(sailing)[0]!.departsAt!.slice(11)
          return accept({
            grade: wireGrade(graded.value),
            cabins: free.map((each) => wireCabin(sailing.ship, each)),
            decks: deckPlansOf(found.value, graded.value, free),
            guarantee,
            cabin: wireCabinPrice(cabin),
            cancellation: cancellationOnWire(terms),
            if_cancelled: cancelPartsOfOffer({
              terms,
              starts: { on: sailing.startsOn, time: departs },
              paid: quote.payNow,
              later: quote.instalments ?? [],
              nowMs: parts.clock.nowMs(),
            }),
            currency: exchange.currency,
          })
        },
        { readOnly: true },
      )
    },
    SAILING_REFUSALS,
  ),

  route(
    holdCabin,
    async (body, caller) => {
      const held = await shop.holdEarly({ product: 'CRU', ask: await heldAskOf(body, caller), again: body.again }, caller)
      return held.ok ? accept({ held_token: held.value.token, expires_at: new Date(held.value.untilMs).toISOString() }) : held
    },
    HOLD_REFUSALS,
  ),

  route(
    releaseCabin,
    async ({ held_token }, caller) => {
      await shop.releaseEarly(held_token, caller)
      return accept({ released: true })
    },
    {},
  ),

  route(
    prebookCruise,
    async (body, caller) => {
      const ask = await cruiseAskOf(body, caller)
      const open = (early: string | undefined) =>
        shop.prebook({ product: 'CRU', items: [{ product: 'CRU', ask, early }], expectedTotal: body.expected_total }, caller)
      const taking = body.held_token === undefined ? null : await open(body.held_token)
      // A hold that ended is no reason to refuse what is free.
      const held = taking && (taking.ok || taking.refusal.code !== 'early_hold_over') ? taking : await open(undefined)
      if (!held.ok && held.refusal.code === 'sold_out') {
        // Another page of the same visitor may hold it, whose token is the only one that counts.
        const own = await shop.holdEarly({ product: 'CRU', ask: await heldAskOf(body, caller), again: true }, caller)
        const taken = own.ok ? await open(own.value.token) : held
        return taken.ok ? accept(prebookedOnWire(taken.value, body.expected_total)) : taken
      }
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : held
    },
    HOLD_REFUSALS,
  ),

  signedInRoute(bookCruise, (body, caller) => shop.book('CRU', body, caller), BOOK_CABIN_REFUSALS),
]
