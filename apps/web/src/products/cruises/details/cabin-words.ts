import { commaText, say } from '@sojourn/i18n'
import { PLACES, SIDES } from '../cruise-words.ts'
import type { FreeCabin } from '../cruises-api.ts'

const VIEWS = { none: '', window: say`with a window`, balcony: say`with a balcony` } as const

/** What is good to know of a cabin besides its number. */
export const cabinFacts = ({ place, side, view, obstructed, accessible }: Omit<FreeCabin, 'cabin_no' | 'deck' | 'deck_name' | 'berths'>): readonly string[] => [
  PLACES[place],
  SIDES[side],
  ...(VIEWS[view] ? [VIEWS[view]] : []),
  ...(obstructed ? [say`view partly blocked`] : []),
  ...(accessible ? [say`step-free`] : []),
]

/** All that is seen of a cabin, for those who do not see it. */
export const spokenCabin = (cabin: FreeCabin): string => commaText([say`Cabin ${cabin.cabin_no}`, ...cabinFacts(cabin)])

/** "8042, midship, port side", as a list has it; of one that its visitor holds that comes first, for a phone shows no more. */
export const listedCabin = (cabin: FreeCabin, held: string | null): string => commaText([cabin.cabin_no, ...(held ? [held] : []), ...cabinFacts(cabin)])
