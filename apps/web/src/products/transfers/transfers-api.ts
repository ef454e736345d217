import type { PlaceSource } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import { askOf, type Ride } from './transfer-address.ts'

export type { Answer } from '../../lib/http.ts'
export type TransfersFound = Data<'/api/transfers/search'>
export type FoundTransfer = TransfersFound['transfers'][number]
export type TransferLeg = FoundTransfer['legs'][number]
export type TransferDetails = Data<'/api/transfers/details'>
export type Prebooked = Data<'/api/transfers/prebook'>
export type TransferSearch = Pick<Body<'/api/transfers/search'>, 'filters' | 'sort' | 'cursor'>

/** Where one is driven from and to, those that fit a text best first. */
export const TRANSFER_PLACES: PlaceSource = (text, client) => placesNear('')(text, client)

/** The same, with what is reached from `other` first. */
export const placesNear =
  (other: string): PlaceSource =>
  async (text, client) => {
    const answer = await client.post('/api/transfers/places', { text, ...(other && { with: other }) })
    return answer.ok ? answer.data : null
  }

/** Rides of a request. */
export const searchTransfers = (client: Client, ride: Ride, search: TransferSearch): Promise<Answer<TransfersFound>> =>
  client.post('/api/transfers/search', { ...askOf(ride), ...search })

export const getTransfer = (client: Client, transferId: string, ride: Ride): Promise<Answer<TransferDetails>> =>
  client.post('/api/transfers/details', { transfer_id: transferId, ...askOf(ride) })

export interface WantedTransfer {
  readonly transferId: string
  readonly ride: Ride
  readonly meetAndGreet: boolean
  readonly note: string
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
}

/** Prices the ride again, holds it and opens a checkout. The same key asks for the same thing once. */
export const prebookTransfer = ({ transferId, ride, meetAndGreet, note, expectedTotal, currency }: WantedTransfer, key: string): Promise<Answer<Prebooked>> =>
  api.post(
    '/api/transfers/prebook',
    { transfer_id: transferId, ...askOf(ride), meet_and_greet: meetAndGreet, note, expected_total: expectedTotal, currency },
    { idempotencyKey: key },
  )
