import type { FlightOffer } from '@sojourn/contracts'
import type { TravellerNeeds } from '@sojourn/contracts/travellers'
import { documentMonths } from './domain/documents.ts'
import { travellersOf } from './domain/party.ts'

/** What is asked of each who flies: the age of children and infants, and on journeys abroad what a border asks for. Airlines of another company ask the day of birth and the gender of everyone, and no nationality. */
export function flightTravellers({ supplier, party, bounds, document }: FlightOffer): TravellerNeeds[] {
  const months = documentMonths(bounds.flatMap(({ segments }) => segments.map(({ to }) => to.country_code)))
  return travellersOf(party).map((age) => ({
    age,
    bornOn: age !== 'adult' || document !== 'none' || supplier !== null,
    ...(supplier !== null && { gender: true }),
    nationality: document === 'passport' && supplier === null,
    document,
    ...(document === 'passport' && months > 0 && { documentMonths: months }),
  }))
}
