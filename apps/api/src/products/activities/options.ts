import type { Activity } from '@sojourn/world'
import { type Party, peopleOf } from './domain/party.ts'
import { type PriceBasis, privateNet } from './domain/price.ts'

export const STANDARD = 'standard'
export const PRIVATE = 'private'

/** A way in which an activity is sold. */
export interface Option {
  readonly code: string
  /** What it costs more than the usual, in percent. */
  readonly plusPercent: number
  readonly group: PriceBasis['group']
}

/** The options of an activity, the usual one first. */
export function optionsOf({ template, capacity, baseMinor }: Activity): readonly Option[] {
  const { groupOf, plus, privateToo } = template
  if (groupOf !== null) return [{ code: STANDARD, plusPercent: 0, group: { netMinor: baseMinor, people: groupOf } }]
  return [
    { code: STANDARD, plusPercent: 0, group: null },
    ...(plus ? [{ code: plus.code, plusPercent: plus.percent, group: null }] : []),
    ...(privateToo ? [{ code: PRIVATE, plusPercent: 0, group: { netMinor: privateNet({ baseMinor, capacity }), people: capacity } }] : []),
  ]
}

export const findOption = (activity: Activity, code: string): Option | null => optionsOf(activity).find((option) => option.code === code) ?? null

/** How many at most come together. */
export const mostOf = ({ template, capacity }: Activity): number => template.groupOf ?? capacity

/** Places of a departure that an option takes: one for each, all of them, or one guide. */
export function unitsOf({ template, capacity }: Activity, { code }: Pick<Option, 'code'>, party: Party): number {
  if (template.groupOf !== null) return 1
  return code === PRIVATE ? capacity : peopleOf(party)
}
