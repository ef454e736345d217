import type { Airport, District, Landmark, Peak, Tax, TaxAmount } from '../facts.ts'

/** Short hands for the tables of facts, so that a destination reads as a table. */
export const district = (key: string, name: string, lat: number, lng: number, radiusM: number, streets: readonly string[]): District => ({
  key,
  name,
  at: [lat, lng],
  radiusM,
  streets,
})

export const landmark = (key: string, name: string, short: string, lat: number, lng: number): Landmark => ({ key, name, short, at: [lat, lng] })

export const airport = (iata: string, name: string, lat: number, lng: number, transfer: Airport['transfer'] = null): Airport => ({
  iata,
  name,
  at: [lat, lng],
  transfer,
})

type Rest = Pick<Tax, 'since' | 'source'> & Partial<Pick<Tax, 'ages' | 'nightsMax' | 'collected' | 'kind'>>

const tax = (code: string, name: string, amount: TaxAmount, rest: Rest): Tax => ({
  code,
  name,
  kind: 'tax',
  amount,
  ages: [0, 200],
  nightsMax: null,
  collected: 'now',
  ...rest,
})

/** A share of the price of the nights; 8.875 is 8.875 %. */
export const percent = (code: string, name: string, share: number, rest: Rest): Tax => tax(code, name, { by: 'percent', ppm: Math.round(share * 10_000) }, rest)

/** An amount for each guest and night, by default paid at the property. */
export const perGuest = (code: string, name: string, minor: number | readonly [number, number, number, number], rest: Rest): Tax =>
  tax(code, name, typeof minor === 'number' ? { by: 'flat', per: 'guest', minor } : { by: 'stars', per: 'guest', minor }, { collected: 'property', ...rest })

export const perRoom = (code: string, name: string, minor: number | readonly [number, number, number, number], rest: Rest): Tax =>
  tax(code, name, typeof minor === 'number' ? { by: 'flat', per: 'room', minor } : { by: 'stars', per: 'room', minor }, { collected: 'property', ...rest })

/** An amount for each guest and night that grows with what that night costs a guest. */
export const perGuestByPrice = (code: string, name: string, steps: readonly (readonly [fromMinor: number, minor: number])[], rest: Rest): Tax =>
  tax(code, name, { by: 'price', per: 'guest', steps: steps.map(([fromMinor, minor]) => ({ fromMinor, minor })) }, { collected: 'property', ...rest })

/** Christmas to the second of January, as two ranges because a range stays inside a year. */
export const newYear = (share: number): Peak[] => [
  { from: '12-27', to: '12-31', percent: share },
  { from: '01-01', to: '01-02', percent: share },
]

/** Percent by weekday, Sunday first. */
export const cityBreak = [92, 94, 96, 98, 101, 112, 113] as const
export const business = [88, 101, 106, 107, 103, 98, 97] as const
export const resort = [97, 96, 96, 97, 100, 108, 108] as const
/** Where the weekend is Friday and Saturday. */
export const gulf = [101, 103, 103, 102, 98, 96, 95] as const
