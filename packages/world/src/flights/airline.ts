import { hash32 } from '@sojourn/kernel'
import { dataOf } from '../data.ts'

export const ALLIANCES = ['Halcyon', 'Tradewind', 'Sextant'] as const
export type Alliance = (typeof ALLIANCES)[number]

/** An invented airline. `network` carriers connect at their hubs and with each other, `low-cost` ones sell single flights, `regional` ones feed small airports. */
export interface Airline {
  readonly code: string
  readonly name: string
  readonly kind: 'network' | 'low-cost' | 'regional'
  readonly countryCode: string
  /** IATA codes, the main one first. */
  readonly hubs: readonly string[]
  /** The three digits that its ticket numbers begin with. */
  readonly ticketPrefix: string
  /** Of network airlines: who they sell each other's flights with. */
  readonly alliance: Alliance | null
}

/** An airline as its file has it. */
export type StoredAirline = Omit<Airline, 'alliance'>

const stored = dataOf<readonly StoredAirline[]>('flights/airlines.json')
let made: readonly Airline[] | undefined

/** All airlines; those of a network are in an alliance, by their code. */
export function airlines(): readonly Airline[] {
  made ??= stored().map((each) => ({ ...each, alliance: each.kind === 'network' ? ALLIANCES[hash32('alliance', each.code) % ALLIANCES.length]! : null }))
  return made
}
