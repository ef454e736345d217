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
  oceanview: () => say`Outside`,
  balcony: () => say`Balcony`,
  suite: () => say`Suite`,
  solo: () => say`Solo`,
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
  W1: () => say`River view, lower deck`,
  F2: () => say`French balcony, middle deck`,
  F1: () => say`French balcony, upper deck`,
  V1: () => say`River suite`,
  A2: () => say`French balcony, step-free`,
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

/** What itineraries are called, by their English. */
const TITLES: Texts = {
  'Adriatic and Ionian': () => say`Adriatic and Ionian`,
  'Aegean taste': () => say`Aegean taste`,
  'Alaska Inside Passage': () => say`Alaska Inside Passage`,
  'Arabian Gulf': () => say`Arabian Gulf`,
  'Around Iceland': () => say`Around Iceland`,
  'Around Japan': () => say`Around Japan`,
  'Aruba, Curaçao, Cartagena': () => say`Aruba, Curaçao, Cartagena`,
  'Atlantic crossing': () => say`Atlantic crossing`,
  'Atlantic crossing, the other way': () => say`Atlantic crossing, the other way`,
  'Bahamas and a day at sea': () => say`Bahamas and a day at sea`,
  'Bahamas weekend': () => say`Bahamas weekend`,
  'Baja weekend': () => say`Baja weekend`,
  'Baltic capitals': () => say`Baltic capitals`,
  'Baltic in depth': () => say`Baltic in depth`,
  Bermuda: () => say`Bermuda`,
  'Brazilian coast': () => say`Brazilian coast`,
  'British Isles': () => say`British Isles`,
  'Canaries and Madeira': () => say`Canaries and Madeira`,
  'Cape Horn': () => say`Cape Horn`,
  'Cape Horn, the other way': () => say`Cape Horn, the other way`,
  'Cape to Walvis Bay': () => say`Cape to Walvis Bay`,
  'Colombo and the Maldives': () => say`Colombo and the Maldives`,
  'Dakar and Cape Verde': () => say`Dakar and Cape Verde`,
  'Danube to Vienna and Budapest': () => say`Danube to Vienna and Budapest`,
  'Douro valley': () => say`Douro valley`,
  'Eastern Caribbean': () => say`Eastern Caribbean`,
  'Fiordland and New Zealand': () => say`Fiordland and New Zealand`,
  'Fjords from Kiel': () => say`Fjords from Kiel`,
  'French and Windward Antilles': () => say`French and Windward Antilles`,
  'Garden Route': () => say`Garden Route`,
  'Garden Route, the other way': () => say`Garden Route, the other way`,
  'Great Barrier Reef': () => say`Great Barrier Reef`,
  'Greek Islands': () => say`Greek Islands`,
  'Gulf and Maya coast': () => say`Gulf and Maya coast`,
  'Gulf of Siam and Vietnam': () => say`Gulf of Siam and Vietnam`,
  'Gulf of Siam and Vietnam, the other way': () => say`Gulf of Siam and Vietnam, the other way`,
  'Hawaiian Islands': () => say`Hawaiian Islands`,
  'Iberia and Morocco': () => say`Iberia and Morocco`,
  'Iberia and Morocco, the other way': () => say`Iberia and Morocco, the other way`,
  'Istanbul and the Levant': () => say`Istanbul and the Levant`,
  'Java Sea': () => say`Java Sea`,
  'Konkan and Malabar': () => say`Konkan and Malabar`,
  'Lisbon, Madeira, Azores': () => say`Lisbon, Madeira, Azores`,
  'Mexican Riviera': () => say`Mexican Riviera`,
  'Moselle between vineyards': () => say`Moselle between vineyards`,
  'New Caledonia and Vanuatu': () => say`New Caledonia and Vanuatu`,
  'New England and Canada': () => say`New England and Canada`,
  'New England and Canada, the other way': () => say`New England and Canada, the other way`,
  'North Cape': () => say`North Cape`,
  'Northern Japan': () => say`Northern Japan`,
  'Norwegian fjords': () => say`Norwegian fjords`,
  'Okinawa and Kyushu': () => say`Okinawa and Kyushu`,
  'Okinawa from Taipei': () => say`Okinawa from Taipei`,
  'Red Sea': () => say`Red Sea`,
  'Rhine from Amsterdam to Basel': () => say`Rhine from Amsterdam to Basel`,
  'Rhine from Basel to Amsterdam': () => say`Rhine from Basel to Amsterdam`,
  'Rhône and Saône': () => say`Rhône and Saône`,
  'Rome and the Riviera': () => say`Rome and the Riviera`,
  'Santos to the River Plate': () => say`Santos to the River Plate`,
  'Seine to the sea': () => say`Seine to the sea`,
  'Short Mediterranean': () => say`Short Mediterranean`,
  'Society Islands': () => say`Society Islands`,
  'Southern Caribbean': () => say`Southern Caribbean`,
  'Straits of Malacca': () => say`Straits of Malacca`,
  Tasmania: () => say`Tasmania`,
  'Turks and Virgin Islands': () => say`Turks and Virgin Islands`,
  'Vanilla Islands': () => say`Vanilla Islands`,
  'Voyage of the glaciers': () => say`Voyage of the glaciers`,
  'Voyage of the glaciers, the other way': () => say`Voyage of the glaciers, the other way`,
  'Western Caribbean': () => say`Western Caribbean`,
  'Western Mediterranean': () => say`Western Mediterranean`,
}

const known = { region: REGIONS, kind: KINDS, grade: GRADES, deck: DECK_PARTS, part: PARTS, seating: SEATINGS, length: LENGTHS, title: TITLES }

/** A fact of a cruise in the current language, by its code. */
export const cruiseText = (kind: keyof typeof known, code: string): string => known[kind][code]?.() ?? code
