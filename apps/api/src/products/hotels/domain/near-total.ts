import type { City, Hotel, RatePlan, RoomType, Tax } from './catalogue.ts'
import { partyShare, roomNightMinor } from './nightly-price.ts'
import type { RoomParty } from './stay.ts'
import { nightMinor } from './tax-lines.ts'

/** What a night at a rate costs all in, to within `slack` of the quote and far cheaper to find: minor units of the property's currency, not rounded. */
export interface NearTotal {
  of(base: number, hotel: Hotel, room: RoomType, plan: RatePlan): number
  /** Two rates further apart than this cannot change places when they are quoted. */
  readonly slack: number
}

export function nearTotal({ destination, taxes }: City, rooms: readonly RoomParty[], terms: { markupBasisPoints: number; unitMinor: number }): NearTotal {
  const share = taxes.reduce((ppm, { amount }) => ppm + (amount.by === 'percent' ? amount.ppm : 0), 0)
  const onNet = (1 + terms.markupBasisPoints / 10_000) * (1 + share / 1_000_000)
  const counted = taxes.filter((tax: Tax) => tax.amount.by !== 'percent')
  const parties = rooms.map((party) => ({ party, share: partyShare(party) }))
  return {
    of(base, hotel, room, plan) {
      let total = 0
      for (const { party, share: of } of parties) {
        const net = roomNightMinor(base, hotel, room, plan, of, destination.stepMinor)
        total += net * onNet
        for (const tax of counted) total += nightMinor(tax, hotel.stars, party, net)
      }
      return total
    },
    // The nights and each line are rounded once, by at most half a unit that a price is shown in.
    slack: (taxes.length + 2) * (terms.unitMinor + 1),
  }
}
