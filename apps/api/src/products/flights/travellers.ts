import type { FlightOffer } from '@sojourn/contracts'
import type { TravellerNeeds } from '@sojourn/contracts/travellers'
import { documentMonths } from './domain/documents.ts'
import { travellersOf } from './domain/party.ts'

/** What is asked of each who flies: the age of children and infants, and on journeys abroad what a border asks for. */
export function flightTravellers({ party, bounds, document }: FlightOffer): TravellerNeeds[] {
  const months = documentMonths(bounds.flatMap(({ segments }) => segments.map(({ to }) => to.country_code)))
  return travellersOf(party).map((age) => ({
    age,
    bornOn: age !== 'adult' || document !== 'none',
    nationality: document === 'passport',
    document,
    ...(document === 'passport' && months > 0 && { documentMonths: months }),
  }))
}
