import { say } from '@sojourn/i18n'
import type { Icon } from '../ui/icons/icon.tsx'

/** The questions that a traveler has, in the order of the sheet "All travel". */
export const TRAVEL_GROUPS = { sleep: say`Where to sleep`, go: say`How to get there`, do: say`What to do there`, own: say`Membership and money` } as const

/** A product in the sheet "All travel". */
export interface TravelEntry {
  readonly group: keyof typeof TRAVEL_GROUPS
  readonly label: string
  /** What is good to know of it, in a few words. */
  readonly line: string
  readonly icon: Icon
  readonly landing: string
}
