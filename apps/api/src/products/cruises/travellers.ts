import type { CruiseOffer } from '@sojourn/contracts'
import type { TravellerNeeds } from '@sojourn/contracts/travellers'

const OLDEST = 150
const OF_AGE = 18

/** What is asked of each in a cabin: the day of birth, for ages and boats, and what the borders on the way ask for. Any age of a grown-up is as good as the one that was searched with. */
export function cruiseTravellers({ guests, party_rule, documents }: CruiseOffer): TravellerNeeds[] {
  const { adult_years_least: adult, infant_months_least: months } = party_rule
  return guests.map((age) => ({
    age: age >= adult ? { from: adult, to: OLDEST } : age >= OF_AGE ? { from: OF_AGE, to: adult - 1 } : { from: age, to: age },
    // Of whom the years say it nothing more is asked.
    ...(age * 12 < months && { monthsLeast: months }),
    bornOn: true,
    nationality: true,
    document: documents.kind === 'passport' ? 'passport' : 'any',
    ...(documents.valid_months_after > 0 && { documentMonths: documents.valid_months_after }),
  }))
}
