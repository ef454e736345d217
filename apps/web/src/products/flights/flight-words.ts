import { commaText, dayText, moneyText, percentText, plural, say, sayAs, stopText } from '@sojourn/i18n'
import { airlinesOf, boundText, timeOf } from '../bound-words.ts'
import { type Cabin, type FlightSearch, TRIP_TYPES, type Travellers, type TripType } from './flight-address.ts'
import type { Bound, Brand, Itinerary } from './flights-api.ts'

export const TRIP_WORDS: Readonly<Record<TripType, string>> = { return: sayAs('of a trip')`Return`, one_way: say`One way`, several: say`Several cities` }
export const TRIPS = (['return', 'one_way', 'several'] as const).map((value) => ({ value, number: TRIP_TYPES[value], label: TRIP_WORDS[value] }))

export const CABIN_WORDS: Readonly<Record<Cabin, string>> = {
  economy: say`Economy`,
  premium: say`Premium economy`,
  business: say`Business`,
  first: sayAs('of a cabin')`First`,
}

/** "2 adults, 1 child". */
export const travellersText = ({ adults, children, infants }: Travellers): string =>
  commaText([
    ...(adults > 0 ? [say`${plural(adults, { one: '# adult', other: '# adults' })}`] : []),
    ...(children > 0 ? [say`${plural(children, { one: '# child', other: '# children' })}`] : []),
    ...(infants > 0 ? [say`${plural(infants, { one: '# infant', other: '# infants' })}`] : []),
  ])

/** "2 adults, 1 child, economy". */
export const partyText = (search: Travellers & { readonly cabin: Cabin }): string => commaText([travellersText(search), CABIN_WORDS[search.cabin]])

/** What each of them takes along. */
export function bagsText(cabinBag: boolean, checked: number): string {
  const bag = say`${plural(checked, { one: '# checked bag', other: '# checked bags' })}`
  if (!cabinBag) return checked === 0 ? say`Personal item only` : bag
  return checked === 0 ? say`1 cabin bag` : say`1 cabin bag, ${plural(checked, { one: '# checked bag', other: '# checked bags' })}`
}

/** Who flies it, where that is not who sells it. */
export function operatedText(bounds: readonly Bound[]): string {
  const others = [...new Set(bounds.flatMap(({ segments }) => segments.flatMap(({ operated_by }) => (operated_by ? [operated_by.name] : []))))]
  return others.length === 0 ? '' : say`Operated by ${commaText(others)}`
}

/** What an itinerary is called: who flies, from where to where, and when it leaves. */
export function itineraryText({ bounds }: Pick<Itinerary, 'bounds'>): string {
  const [out] = bounds
  if (!out) return ''
  return commaText([commaText(airlinesOf(bounds)), boundText(out), dayText(out.departs_at), timeOf(out.departs_at)])
}

/** "142 kg CO₂ per person, 18% under the usual". */
export function carbonText({ kg, usual_percent: percent }: Itinerary['carbon']): string {
  const each = say`${kg} kg CO₂ per person`
  if (percent === null || percent === 0) return each
  return commaText([each, percent < 0 ? say`${percentText(-percent)} under the usual` : say`${percentText(percent)} over the usual`])
}

export const conditionOf = (brand: Brand, code: Brand['conditions'][number]['code']) => brand.conditions.find((condition) => condition.code === code)

/** What becomes of the money where plans change, in one line. */
export function changeText(brand: Brand): string {
  return stopText([conditionOf(brand, 'change')?.text, conditionOf(brand, 'refund')?.text])
}

/** The same in as few words as a phone has room for: amounts are for each traveler. */
export function changeTextShort(brand: Brand, currency: string): string {
  return stopText([conditionTextShort(conditionOf(brand, 'change'), currency), conditionTextShort(conditionOf(brand, 'refund'), currency)])
}

function conditionTextShort(condition: ReturnType<typeof conditionOf>, currency: string): string | undefined {
  if (!condition) return undefined
  const { code, allows, amount } = condition
  const fee = allows === 'fee' && amount !== null ? moneyText(amount, currency) : null
  if (code === 'change') {
    if (allows === 'no') return say`No changes`
    return fee === null ? say`Changes at no fee` : say`Changes for ${fee}`
  }
  if (allows === 'no') return say`Not refundable`
  return fee === null ? say`Refundable` : say`Refundable, less ${fee}`
}

/** "one way", "return", or how many flights: within a line. */
export function tripText({ trip, slices }: Pick<FlightSearch, 'trip' | 'slices'>): string {
  if (trip === 'several') return say`${plural(slices.length, { one: '# flight', other: '# flights' })}`
  return trip === 'return' ? say`return` : say`one way`
}

export const LABEL_WORDS: Readonly<Record<Itinerary['labels'][number], string>> = {
  best: say`Best`,
  cheapest: say`Cheapest`,
  fastest: say`Fastest`,
  lowest_carbon: say`Lowest carbon`,
}

/** What a fare's fields count: adults first, then children, then infants, from 1. */
export function travellerText(number: number, { adults, children }: Travellers): string {
  if (number <= adults) return say`Adult ${number}`
  return number <= adults + children ? say`Child ${number - adults}` : say`Infant ${number - adults - children}`
}
