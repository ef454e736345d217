import type { TransferWorld } from '@sojourn/world'
import { childSeatBelow, hasFixedFare, isHoliday, isNight } from '@sojourn/world'
import { type Quote, type QuoteLine, quoteOfLines } from '../../sale/quote.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { type Party, peopleIn } from './domain/party.ts'
import { type CentLine, type PriceBasis, priceLines } from './domain/transfer-price.ts'
import type { Exchange } from './exchange.ts'
import { clockOf, dayOf, type Leg } from './leg.ts'
import { lineWords } from './price-words.ts'
import { vehicleName } from './transfer-words.ts'

/** Where someone may stand with a sign: the vehicle is a party's own, and it is met at a terminal. */
export const mayBeMet = ({ ride: { vehicle, way } }: Leg): boolean => vehicle.kind === 'private' && ['airport', 'port', 'station'].includes(way.from.kind)

/** Children who need a seat of their own by the rule of the country, where the vehicle has them. */
export const childSeatsIn = ({ ride: { vehicle, way } }: Leg, { children }: Pick<Party, 'children'>): number =>
  vehicle.childSeats ? children.filter((age) => age < childSeatBelow(way.from.countryCode)).length : 0

interface Wanted extends Party {
  readonly markupBasisPoints: number
  readonly meetAndGreet: boolean
}

export function basisOf(catalogue: TransferWorld, leg: Leg, wanted: Wanted): PriceBasis {
  const { vehicle } = leg.ride
  const fixed = hasFixedFare(vehicle)
  return {
    fareCents: catalogue.fareCents(leg.ride),
    markupBasisPoints: wanted.markupBasisPoints,
    seats: vehicle.perPerson ? peopleIn(wanted) : null,
    night: !fixed && isNight(clockOf(leg.pickupAt)),
    holiday: !fixed && isHoliday(dayOf(leg.pickupAt)),
    childSeats: childSeatsIn(leg, wanted),
    meetAndGreet: wanted.meetAndGreet && mayBeMet(leg),
  }
}

/** The price in the currency that is asked for: every line converted, the total their sum. */
export const quoteOf = (basis: PriceBasis, leg: Leg, exchange: Exchange, lines: readonly CentLine[] = priceLines(basis)): Quote =>
  quoteOfLines(
    exchange.currency,
    lines.map(
      ({ cents, reason, kind }): QuoteLine => ({
        kind,
        due: 'now',
        ...lineWords(reason, { vehicle: vehicleName(leg.ride.vehicle.code), to: leg.ride.way.to.name }),
        amount: exchange.ofCents(cents),
        why: reason,
      }),
    ),
  )

/** What cancelling costs, by the price of a leg and the clock of its pick-up. */
export const windowsOf = ({ ride: { vehicle, way }, pickupMs }: Leg, { total }: Quote) =>
  cancellationOf({ pickupMs, timeZone: way.from.timeZone, whole: total, freeHours: vehicle.freeCancelHours })
