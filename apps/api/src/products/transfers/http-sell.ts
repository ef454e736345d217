import { bookTransfer, type ParsedBodyOf, prebookTransfer, transferDetails } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Outcome } from '@sojourn/kernel'
import { agentTermsOf, type CallRoute, type Refusals, route, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { unitsFor } from './domain/fits.ts'
import { exchangeFor } from './exchange.ts'
import { wireFound } from './found-transfer.ts'
import { leftFor } from './free-rides.ts'
import { ASKED_REFUSALS } from './http-search.ts'
import type { Leg } from './leg.ts'
import type { TransferParts } from './parts.ts'
import { findAskedLeg } from './quote-transfer.ts'
import { unfit } from './refusals.ts'
import { foundTransfer, readRequest } from './search-transfers.ts'
import { timeOf, transferAsksOf } from './transfer-ask-of.ts'
import { notThenText } from './transfer-words.ts'

const soldOut = () => say`Someone just booked the last one for that half hour. Nothing was charged; please choose another.`

const transferRefusals: Refusals = {
  ...ASKED_REFUSALS,
  unknown_transfer: [404, () => say`This transfer isn't available. Please search again.`],
  too_dark: [409, () => say`This transfer goes in daylight only. Please choose another time.`],
  too_late: [409, () => say`It's too late to order this for that time. Choose a later one.`],
  too_many: [409, () => say`It doesn't fit your people and bags.`],
  sold_out: [409, soldOut],
}

const prebookRefusals: Refusals = {
  ...transferRefusals,
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold on this transfer has expired and nothing was charged. Please choose your transfer again.`],
  sold_out: [409, soldOut],
  duplicate_booking: [409, () => say`This person already has this transfer at that time. Nothing was charged; please change the name.`],
}

/** The calls about one transfer: to look at it, to hold it, to book it. */
export const sellTransfersHttp = (shop: Shop, parts: TransferParts): CallRoute[] => [
  route(
    transferDetails,
    async (body, caller) => {
      const inOrder = await returnInOrder(parts, body)
      if (!inOrder.ok) return inOrder
      const asks = await transferAsksOf(body, caller)
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const legs: Leg[] = []
          for (const ask of asks) {
            const asked = await findAskedLeg(parts, ask)
            if (!asked.ok) return asked
            legs.push(asked.value.leg)
          }
          const [ask] = asks
          const { ride } = legs[0]!
          const exchange = await exchangeFor(parts, tx, ask.currency)
          if (!exchange.ok) return exchange
          const left = Math.min(...(await leftFor(parts, tx, legs)).values())
          if (left < unitsFor(ride.vehicle, ask)) return unfit('full', notThenText('full', ride.vehicle))
          const catalogue = parts.catalogue()!
          const found = foundTransfer(catalogue, { ride, legs, left }, ask, exchange.value)
          return accept({
            transfer: wireFound(found, {
              catalogue,
              exchange: exchange.value,
              agent: agentTermsOf(caller),
              party: ask,
              meetAndGreet: ask.meetAndGreet,
              nowMs: parts.clock.nowMs(),
            }),
            art: ride.way.market.art,
            currency: exchange.value.currency,
          })
        },
        { readOnly: true },
      )
    },
    transferRefusals,
  ),

  route(
    prebookTransfer,
    async (body, caller) => {
      const inOrder = await returnInOrder(parts, body)
      if (!inOrder.ok) return inOrder
      const asks = await transferAsksOf(body, caller)
      const items = asks.map((ask) => ({ product: 'TRF' as const, ask }))
      const held = await shop.prebook({ product: 'TRF', items, expectedTotal: body.expected_total }, caller)
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : held
    },
    prebookRefusals,
  ),

  signedInRoute(bookTransfer, (body, caller) => shop.book('TRF', body, caller), bookRefusals),
]

/** That the way back is after the way out: each ride knows of itself alone. */
const returnInOrder = async (parts: TransferParts, { from, to, return: back, ...out }: ParsedBodyOf<typeof transferDetails>): Promise<Outcome<unknown>> =>
  back ? readRequest(parts, { from, to, out: timeOf(out), back: timeOf(back) }) : accept()
