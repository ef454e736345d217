import type { CruiseOffer } from '@sojourn/contracts'
import type { TravellerNeeds } from '@sojourn/contracts/travellers'

const OLDEST = 150
const OF_AGE = 18

/**
 * What is asked of each in a cabin: the day of birth, for ages and boats, and what the borders on the way ask for. One of them is as old as the line wants an adult to be; any other age of a
 * grown-up is as good as the one that was searched with.
 */
export function cruiseTravellers({ guests, party_rule, documents, ports }: CruiseOffer): TravellerNeeds[] {
  const { adult_years_least: adult, infant_months_least: months } = party_rule
  const answersFor = guests.findIndex((age) => age >= adult)
  const isCard = documents.kind === 'identity-card'
  return guests.map((age, at) => ({
    age: at === answersFor ? { from: adult, to: OLDEST } : age >= OF_AGE ? { from: OF_AGE, to: OLDEST } : { from: age, to: age },
    // Of whom the years say it nothing more is asked.
    ...(age * 12 < months && { monthsLeast: months }),
    bornOn: true,
    nationality: true,
    document: isCard ? 'any' : 'passport',
    ...(isCard && { cardsOf: [...new Set(ports.map(({ port }) => port.country_code))] }),
    ...(documents.valid_months_after > 0 && { documentMonths: documents.valid_months_after }),
  }))
}
