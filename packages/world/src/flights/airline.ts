import { dataOf } from '../data.ts'

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
}

export const airlines = dataOf<readonly Airline[]>('flights/airlines.json')
