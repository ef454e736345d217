import { say } from '@sojourn/i18n'
import { never, refuse } from '@sojourn/kernel'
import type { Refusals } from '../../http/index.ts'
import { SUPPLIER_SILENT } from '../../sale/supplier-silent.ts'
import type { PartyFault } from './domain/party.ts'

/** A refusal that says which field is meant, what is wrong with it and what to do. */
const about = (code: string, path: string, message: string) => refuse<string>(code, { message, errors: [{ path, message }] })

export const soldOutText = () => say`The last seats on one of these flights were just taken. Nothing was charged; please choose other flights.`

export function badParty(fault: PartyFault) {
  switch (fault) {
    case 'nobody':
      return about('bad_party', 'adult', say`Please say who is flying.`)
    case 'too_many':
      return about('bad_party', 'adult', say`Up to nine people can fly on one booking.`)
    case 'child_alone':
      return about('bad_party', 'adult', say`A child needs an adult on the same booking.`)
    case 'infants':
      return about('bad_party', 'infant', say`Each infant needs an adult whose lap they fly on.`)
    default:
      return never(fault)
  }
}

export const seatTaken = (seat: string) => about('seat_taken', 'seats', say`Seat ${seat} was just taken. Please choose another one.`)

/** What the calls about one journey refuse. */
export const ITINERARY_REFUSALS: Refusals = {
  not_sold_here: [404, () => say`Flights aren't sold here.`],
  unknown_itinerary: [404, () => say`These flights aren't offered any more. Please search again.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_party: [400, () => say`These people can't fly on one booking. Please check who is flying.`],
  departed: [409, () => say`The first of these flights has left. Please search again.`],
  sold_out: [409, soldOutText],
  ...SUPPLIER_SILENT,
}
