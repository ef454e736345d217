import type { FlightOffer, PassengerRightShape } from '@sojourn/contracts'
import { moneyText, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import { kmBetween } from '@sojourn/world'
import { type PassengerRight, type RightsBound, rightsOf } from './domain/rights.ts'
import { airlineOf } from './to-wire.ts'

/** What the law gives on the bounds of a journey. */
export const rightsInWords = (bounds: readonly RightsBound[]): PassengerRightShape[] =>
  rightsOf(bounds).map((right) => ({ code: right.law, ...rightWords(right) }))

/** What a law gives, in sentences. */
function rightWords(right: PassengerRight): { title: string; lines: string[] } {
  switch (right.law) {
    case 'eu261':
    case 'uk261':
      return {
        title: right.law === 'eu261' ? say`Your rights under EU Regulation 261/2004` : say`Your rights under UK law (UK261)`,
        lines: [
          say`Arriving ${right.lateHours} hours late or more, or canceled less than 14 days before: ${moneyText(right.amount, right.currency)} each, unless the cause was extraordinary.`,
          say`Meals and calls after ${right.careAfterHours} hours of waiting, and a hotel where you have to wait overnight.`,
          say`After 5 hours you may give the ticket back instead of flying, for its full price.`,
        ],
      }
    case 'us':
      return {
        title: say`Your rights under US rules`,
        lines: [
          say`If a flight is canceled, or leaves or arrives ${right.refundAfterHours} hours or more from its time, and you choose not to fly, all of it comes back to your card within 7 business days.`,
          say`The same is true of bags that arrive very late and of services you paid for and didn't get.`,
        ],
      }
    default:
      return never(right)
  }
}

/** The same of a journey that is booked. */
export const rightsOfOffer = ({ bounds }: Pick<FlightOffer, 'bounds'>): PassengerRightShape[] =>
  rightsInWords(
    bounds.map(({ segments }) => {
      const [from, to] = [segments[0]!.from, segments.at(-1)!.to]
      return {
        from: from.country_code,
        to: to.country_code,
        km: kmBetween([from.latitude, from.longitude], [to.latitude, to.longitude]),
        airlines: segments.map(({ airline }) => airlineOf(airline.code)?.countryCode ?? ''),
      }
    }),
  )
