import type { DataOf, searchTransfers } from '@sojourn/contracts'
import { isoIn, toMajor } from '@sojourn/kernel'
import type { TransferWorld } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { agencyOnWire, cancellationOnWire, priceOnWire } from '../../sale/on-wire.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import { type Party, peopleIn } from './domain/party.ts'
import { MEET_AND_GREET_CENTS } from './domain/transfer-price.ts'
import type { Exchange } from './exchange.ts'
import { clockOf, dayOf } from './leg.ts'
import { childSeatsIn, mayBeMet, windowsOf } from './price-transfer.ts'
import { type FoundTransfer, foundTransfer, freeUntilMs } from './search-transfers.ts'
import { wireRide, wireVehicle } from './to-wire.ts'

export type WireTransfer = DataOf<typeof searchTransfers>['transfers'][number]

/** From this many vehicles, or places beyond the party's own, down a person sees how many are left. */
const FEW = 2

interface Shown {
  readonly catalogue: TransferWorld
  readonly exchange: Exchange
  readonly agent: AgentTerms | null
  readonly party: Party
  readonly meetAndGreet: boolean
  readonly nowMs: number
}

export function wireFound(found: FoundTransfer, { catalogue, exchange, agent, party, meetAndGreet, nowMs }: Shown): WireTransfer {
  const { transferId, ride, legs, quotes, left } = found
  const { company, vehicle, way } = ride
  const whole = mergeQuotes(quotes)
  const publicTotal =
    agent && mergeQuotes(foundTransfer(catalogue, found, { ...party, meetAndGreet, markupBasisPoints: agent.publicBasisPoints }, exchange).quotes).total
  const untilMs = freeUntilMs(legs)
  const met = legs.filter(mayBeMet).length
  const spare = vehicle.perPerson ? left - peopleIn(party) : left - 1
  return {
    transfer_id: transferId,
    vehicle: wireVehicle(vehicle),
    company: company.name,
    company_score: company.score,
    legs: legs.map((leg, at) => {
      const quote = quotes[at]!
      const windows = windowsOf(leg, quote)
      const { timeZone } = leg.ride.way.from
      return {
        ...wireRide(leg, party, meetAndGreet && mayBeMet(leg)),
        price: priceOnWire(quote),
        cancellation: cancellationOnWire({ cancellation: windows, timeZone }),
        if_cancelled: cancelPartsOfOffer({
          terms: { mode: 'prepaid', cancellationBy: 'windows', cancellation: windows, timeZone },
          starts: { on: dayOf(leg.pickupAt), time: clockOf(leg.pickupAt) },
          paid: quote.payNow,
          nowMs,
        }).map((part) => ({ ...part, item_no: at + 1 })),
      }
    }),
    left: spare < FEW ? left : null,
    price: { ...priceOnWire(whole), ...(agent && publicTotal && { agency: agencyOnWire(whole.total, publicTotal, agent) }) },
    child_seats: childSeatsIn(legs[0]!, party),
    free_cancellation_until: untilMs > nowMs ? isoIn(way.from.timeZone, untilMs) : null,
    meet_and_greet: met === 0 ? null : toMajor(exchange.ofCents(MEET_AND_GREET_CENTS * met)),
  }
}
