import { commaText, dayText, dayTimeText, moneyText, plural, say, sayAs, wallClockText } from '@sojourn/i18n'
import type { Area, FoundRestaurant, TableSlot } from './tables-api.ts'

/** `Tasca, Local cuisine, Alfama` */
export const kindText = ({ style, cuisine_name, district }: Pick<FoundRestaurant, 'style' | 'cuisine_name' | 'district'>): string =>
  commaText([style, cuisine_name, district].filter((each) => each !== null))

export const perHeadText = (amount: number, currency: string): string => say`About ${moneyText(Math.round(amount), currency)} a person`

/** The way from a sight, where people would walk it. */
export const walkOf = ({ walk, walk_minutes: minutes }: Pick<FoundRestaurant, 'walk' | 'walk_minutes'>): readonly string[] =>
  minutes > WALK_MOST ? [] : [walk]
const WALK_MOST = 30

export const AREAS: Readonly<Record<Area, string>> = { inside: say`Inside`, terrace: sayAs('where a table is')`Terrace`, bar: say`At the bar` }

/** `20:15` of `2027-03-19T20:15`. */
export const timeOf = (at: string): string => at.slice(11, 16)

export const forText = (party: number): string => say`Table for ${plural(party, { one: '# person', other: '# people' })}`

export const whenText = (at: string): string => dayTimeText(dayText(at.slice(0, 10)), timeOf(at))

/** What a table costs: nothing now, and what is asked of who does not come. */
export function askedText(guarantee: TableSlot['guarantee']): string {
  if (!guarantee) return say`Nothing to pay now, and free to cancel.`
  return say`Nothing now. ${moneyText(guarantee.per_head, guarantee.currency)} a person if you cancel after ${wallClockText(guarantee.free_until)} or don't come.`
}

export const DIETS = {
  vegetarian: sayAs('a diet')`Vegetarian`,
  vegan: sayAs('a diet')`Vegan`,
  halal: say`Halal`,
  kosher: say`Kosher`,
  gluten_free: say`Gluten-free`,
  dairy_free: say`Dairy-free`,
  nut_allergy: say`Nut allergy`,
  shellfish_allergy: say`Shellfish allergy`,
} as const

export const OCCASIONS = {
  birthday: say`Birthday`,
  anniversary: say`Anniversary`,
  date: sayAs('of two people')`Date`,
  business: say`Business meal`,
  celebration: say`Celebration`,
} as const
