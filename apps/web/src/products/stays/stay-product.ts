import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say, sayAs } from '@sojourn/i18n'
import { useLocation } from 'react-router'
import { STAY_CALLS, type StayCode, stayCodeAt } from './stay-calls.ts'

/** One of the two products that sell stays by the night: where its pages are, which calls answer it, what its properties are called. */
export interface StayProduct {
  readonly name: 'hotels' | 'holidaystays'
  readonly code: StayCode
  readonly paths: {
    readonly landing: string
    readonly results: string
    readonly details: string
    readonly compare: string
    readonly places: string
    readonly checkout: string
    readonly success: string
  }
  readonly calls: (typeof STAY_CALLS)[StayCode]
  /** What of a property is held for a guest and slept in. */
  readonly unit: 'room' | 'home'
  readonly words: StayWords
}

/** What several pages of a product say, in whole texts: a noun is never put into a sentence. */
interface StayWords {
  /** One property, as a label: "Hotel". */
  readonly hotel: string
  /** The unit as a label: "Room". */
  readonly unit: string
  /** The unit and how long: "Room, 3 nights". */
  readonly unitNights: (nights: number) => string
  /** Who comes, as a form asks for it. */
  readonly party: string
  /** The way to what a property offers, and the same with its name. */
  readonly seeOffers: string
  readonly seeOffersAt: (hotel: string) => string
  /** What is counted in a list: "146 stays". */
  readonly count: (found: number) => string
}

/** Hotels: the product a site opens with. */
export const HOTELS: StayProduct = {
  name: 'hotels',
  code: 'HLT',
  paths: PRODUCT_PAGES.HLT,
  calls: STAY_CALLS.HLT,
  unit: 'room',
  words: {
    hotel: say`Hotel`,
    unit: say`Room`,
    unitNights: (nights) => say`Room, ${plural(nights, { one: '# night', other: '# nights' })}`,
    party: say`Rooms and guests`,
    seeOffers: say`See rooms`,
    seeOffersAt: (hotel) => say`See rooms at ${hotel}`,
    count: (found) => say`${plural(found, { one: '# stay', other: '# stays' })}`,
  },
}

/** Homes for a holiday: the same pages below `/holidaystays`. */
export const HOLIDAY_STAYS: StayProduct = {
  name: 'holidaystays',
  code: 'VR',
  paths: PRODUCT_PAGES.VR,
  calls: STAY_CALLS.VR,
  unit: 'home',
  words: {
    hotel: sayAs('a place to stay')`Home`,
    unit: sayAs('a place to stay')`Home`,
    unitNights: (nights) => say`Home, ${plural(nights, { one: '# night', other: '# nights' })}`,
    party: say`Guests`,
    seeOffers: say`See prices`,
    seeOffersAt: (home) => say`See prices at ${home}`,
    count: (found) => say`${plural(found, { one: '# home', other: '# homes' })}`,
  },
}

/** The product that a path belongs to. */
export const productAt = (path: string): StayProduct => productOf(stayCodeAt(path))

/** The product that a checkout or a booking is of. */
export const productOf = (code: string): StayProduct => (code === HOLIDAY_STAYS.code ? HOLIDAY_STAYS : HOTELS)

/** The unit of a product's properties as a label: `Room`. */
export const unitLabel = (code: string): string => productOf(code).words.unit

/** The product of the page that is open: searches, links and forms stay inside it. */
export const useStayProduct = (): StayProduct => productAt(useLocation().pathname)
