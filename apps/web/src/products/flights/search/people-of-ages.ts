import type { Travellers } from '../flight-address.ts'

const INFANT_BELOW = 2
const CHILD_BELOW = 12

/** Adults and the ages of children as flights count them: who is twelve flies as an adult. */
export function peopleOfAges(adults: number, ages: readonly number[]): Travellers {
  const infants = ages.filter((age) => age < INFANT_BELOW).length
  const grown = ages.filter((age) => age >= CHILD_BELOW).length
  return { adults: adults + grown, children: ages.length - infants - grown, infants }
}
