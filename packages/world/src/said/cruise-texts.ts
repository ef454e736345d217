import { say } from '@sojourn/i18n'
import type { Texts } from './texts.ts'

/** Waters that people look for. */
const REGIONS: Texts = {
  mediterranean: () => say`Mediterranean`,
  'northern-europe': () => say`Northern Europe`,
  rivers: () => say`Rivers of Europe`,
  atlantic: () => say`Atlantic islands and crossings`,
  caribbean: () => say`Caribbean and Bahamas`,
  'north-america': () => say`North America`,
  'south-america': () => say`South America`,
  arabia: () => say`Arabia and Red Sea`,
  asia: () => say`Asia`,
  pacific: () => say`Australia and Pacific`,
  'indian-ocean': () => say`Indian Ocean and Africa`,
}

const KINDS: Texts = {
  inside: () => say`Inside`,
  oceanview: () => say`Ocean view`,
  balcony: () => say`Balcony`,
  suite: () => say`Suite`,
  solo: () => say`For one`,
}

const GRADES: Texts = {
  GS: () => say`Inside, cabin chosen by the line`,
  I4: () => say`Inside, lower deck`,
  I2: () => say`Inside, upper deck`,
  O4: () => say`Ocean view, lower deck`,
  O2: () => say`Ocean view for families`,
  B4: () => say`Balcony, view obstructed`,
  B3: () => say`Balcony`,
  B1: () => say`Balcony, upper deck, midship`,
  M2: () => say`Mini suite`,
  S3: () => say`Suite`,
  S1: () => say`Owner's suite`,
  L1: () => say`Inside for one`,
  A1: () => say`Balcony, step-free`,
}

const DECK_PARTS: Texts = {
  gangway: () => say`Gangway`,
  medical: () => say`Medical center`,
  cabins: () => say`Cabins`,
  theatre: () => say`Theater`,
  lobby: () => say`Lobby`,
  restaurants: () => say`Restaurants`,
  promenade: () => say`Promenade`,
  shops: () => say`Shops`,
  pool: () => say`Pool`,
  buffet: () => say`Buffet`,
  spa: () => say`Spa`,
  children: () => say`Kids' club`,
  sport: () => say`Sports deck`,
  observation: () => say`Observation lounge`,
}

/** What is in every fare. */
const PARTS: Texts = {
  meals: () => say`All meals`,
  shows: () => say`Shows and music`,
  drinks: () => say`Drinks`,
  landings: () => say`Landings by boat with guides`,
  port_taxes: () => say`Port expenses and taxes`,
  gratuities: () => say`Gratuities`,
}

const SEATINGS: Texts = {
  early: () => say`Early seating`,
  late: () => say`Late seating`,
  open: () => say`Open seating`,
}

const LENGTHS: Texts = {
  short: () => say`Up to 5 nights`,
  week: () => say`6 to 8 nights`,
  long: () => say`9 nights or more`,
}

const known = { region: REGIONS, kind: KINDS, grade: GRADES, deck: DECK_PARTS, part: PARTS, seating: SEATINGS, length: LENGTHS }

/** A fact of a cruise in the current language, by its code. */
export const cruiseText = (kind: keyof typeof known, code: string): string => known[kind][code]?.() ?? code
