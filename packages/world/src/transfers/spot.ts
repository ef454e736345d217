import type { Facts, Point } from '../facts.ts'

export type SpotKind = 'airport' | 'port' | 'station' | 'city' | 'district' | 'landmark' | 'hotel' | 'address'

/** A place to be met or brought to. */
export interface TransferSpot {
  readonly placeId: string
  readonly kind: SpotKind
  readonly name: string
  /** Street and number, of a hotel and an address. */
  readonly address: string | null
  readonly at: Point
  readonly timeZone: string
  readonly countryCode: string
  /** The destinations that it is driven to and from, the nearest first. */
  readonly markets: readonly Facts[]
  /** What its pick-ups share their vehicles with: an airport, a port, a station, a district. */
  readonly zone: string
  /** Between spots of one land there is a road; null where there is none to anywhere. */
  readonly land: string | null
  /** The airport's code. */
  readonly iata: string | null
}

const MAIN = 'main'

/**
 * Parts of destinations that roads reach, by key of their districts, where water is between the others; `airport` is the airport with all that lies outside. What is named together is
 * joined by a bridge.
 */
const LANDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  venice: [['airport', 'santa-croce']],
  maldives: [['airport', 'male', 'hulhumale']],
  'bora-bora': [['matira', 'vaitape', 'faanui', 'anau']],
  galapagos: [['puerto-ayora', 'punta-estrada', 'las-ninfas', 'miraflores', 'bellavista']],
}

/** The land on which a district, or the airport, of a destination lies. */
export function landOf({ key }: Facts, part: string): string | null {
  const lands = LANDS[key]
  if (!lands) return MAIN
  const at = lands.findIndex((parts) => parts.includes(part))
  return at < 0 ? null : `${MAIN} ${at}`
}

/** Airports within reach of a destination by the crow, but not by road: over water, or around a gulf. */
export const OVER_WATER: Readonly<Record<string, readonly string[]>> = {
  'ambergris-caye': ['BZE'],
  athens: ['JSI'],
  cancun: ['CZM'],
  tulum: ['CZM'],
  copenhagen: ['AAR'],
  hiroshima: ['KCZ', 'MYJ', 'OIT', 'TAK'],
  hurghada: ['SSH'],
  ibiza: ['PMI'],
  kyoto: ['TKS'],
  langkawi: ['PEN'],
  lofoten: ['BOO'],
  mallorca: ['IBZ', 'MAH'],
  maui: ['KOA'],
  mykonos: ['ATH', 'JTR', 'SMI'],
  osaka: ['TAK', 'TKS'],
  penang: ['LGK'],
  rhodes: ['KGS'],
  sal: ['BVC'],
  santorini: ['HER', 'JMK'],
  taormina: ['SUF'],
  tenerife: ['LPA', 'SPC'],
  vancouver: ['YYJ'],
  wellington: ['NSN'],
  zanzibar: ['DAR'],
}
