/** `[latitude, longitude]` in degrees. */
export type Point = readonly [number, number]

/** A part of a destination: its hotels are within `radiusM` of `at`, which is on land all around. */
export interface District {
  readonly key: string
  readonly name: string
  readonly at: Point
  readonly radiusM: number
  /** Streets that are really there. */
  readonly streets: readonly string[]
}

export interface Landmark {
  readonly key: string
  readonly name: string
  /** How a sentence names it: "6 min walk to the castle". */
  readonly short: string
  readonly at: Point
}

export interface Airport {
  readonly iata: string
  readonly name: string
  readonly at: Point
  /** How one comes from there where a taxi would be wrong. */
  readonly transfer: { readonly by: string; readonly minutes: number } | null
}

export type Climate = 'mediterranean' | 'temperate' | 'oceanic' | 'tropical' | 'alpine' | 'desert' | 'highland' | 'subpolar'

/**
 * How much a tax or fee is. `percent`: parts per million of the price of the nights. The others are minor units of the destination's currency for each
 * guest and night, or each room and night; by class of hotel, or by the price of a guest's night.
 */
export type TaxAmount =
  | { readonly by: 'percent'; readonly ppm: number }
  | { readonly by: 'flat'; readonly per: 'guest' | 'room'; readonly minor: number }
  | { readonly by: 'stars'; readonly per: 'guest' | 'room'; readonly minor: readonly [two: number, three: number, four: number, five: number] }
  | { readonly by: 'price'; readonly per: 'guest'; readonly steps: readonly { readonly fromMinor: number; readonly minor: number }[] }

export interface Tax {
  readonly code: string
  readonly name: string
  readonly kind: 'tax' | 'fee'
  readonly amount: TaxAmount
  /** Ages that owe it, both ends included. */
  readonly ages: readonly [from: number, to: number]
  /** Nights after which it stops, or null. */
  readonly nightsMax: number | null
  readonly collected: 'now' | 'property'
  /** The day this rule came into force, as far as we know. */
  readonly since: string
  readonly source: string
}

/** Twelve shares of the yearly mean in percent, January first: what a night costs in that month. */
export type SeasonCurve = readonly [number, number, number, number, number, number, number, number, number, number, number, number]

/** Days around which prices rise, `MM-DD` both ends included; a range never crosses the turn of the year. */
export interface Peak {
  readonly from: string
  readonly to: string
  readonly percent: number
}

/** How hotels are called here. `{}` is a noun of the place in the form that follows the type. */
export interface Naming {
  readonly plain: readonly string[]
  readonly fine: readonly string[]
  readonly grand: readonly string[]
  readonly nouns: readonly string[]
}

export interface Facts {
  readonly key: string
  readonly name: string
  /** Other names a person may type. */
  readonly aliases: readonly string[]
  readonly country: string
  readonly countryCode: string
  readonly currency: string
  readonly timeZone: string
  readonly at: Point
  /** Poster. */
  readonly art: string
  readonly hotels: number
  /** A double in a four-star hotel at the yearly mean, whole units of the currency. */
  readonly nightly: number
  /** Prices of a night are whole multiples of this many minor units. */
  readonly stepMinor: number
  readonly climate: Climate
  readonly season: SeasonCurve
  readonly peaks: readonly Peak[]
  /** Percent by weekday, Sunday first. */
  readonly week: readonly [number, number, number, number, number, number, number]
  /** What a window shows: water (or the best there is), high, quiet. */
  readonly views: readonly [best: string, high: string, quiet: string]
  readonly naming: Naming
  /** `{s}` street, `{n}` number. */
  readonly address: string
  /** Up to the last four digits; numbers that are not assigned. */
  readonly phone: string
  readonly districts: readonly District[]
  readonly landmarks: readonly Landmark[]
  readonly airport: Airport
  readonly taxes: readonly Tax[]
}
