import type { PlaceSource } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'

export type { Answer } from '../../lib/http.ts'
export type WeeksFound = Data<'/api/weeks/search'>
export type FoundResort = WeeksFound['resorts'][number]
export type ResortDetail = Data<'/api/weeks/details'>['resortDetail']
export type Resort = FoundResort['resort']
export type Inventory = Data<'/api/weeks/getInventory'>
export type OfferedUnit = Inventory['units'][number]
export type Deposits = Data<'/api/weeks/deposits'>
export type StaysFound = Data<'/api/stays/search'>
export type StayDetails = Data<'/api/stays/details'>
export type StaySize = StayDetails['sizes'][number]
export type Prepared = Data<'/api/weeks/prepareBookWeeks'>
export type Held = Data<'/api/weeks/hold'>

/** Resorts, cities, regions and countries with resorts, those that fit a text best first. */
export const RESORT_PLACES: PlaceSource = async (text, client) => {
  const answer = await client.post('/api/weeks/places', { text })
  // A country is a part of the world like a region: all of it is searched.
  return answer.ok
    ? { ...answer.data, places: answer.data.places.map((place) => ({ ...place, type: place.type === 'country' ? 'region' : place.type })) }
    : null
}

/** A text that is asked for as it was typed, by what it is. */
export const placeBody = (where: string): Pick<Body<'/api/weeks/search'>, 'destination'> => (where ? { destination: where } : {})

export const getResort = (client: Client, resortId: string) => client.post('/api/weeks/details', { resort_id: resortId })

export interface InventoryAsk {
  readonly resortId: string
  readonly from: string
  readonly until: string
  readonly guests: number
}

export const getInventory = (client: Client, { resortId, from, until, guests }: InventoryAsk) =>
  client.post('/api/weeks/getInventory', {
    resort_id: resortId,
    check_in_date: from,
    check_out_date: until,
    guests,
    search_type: 'resort',
    mainPath: '/resorts',
  })

export const holdUnit = (token: string, mainPath: string): Promise<Answer<Held>> => api.post('/api/weeks/hold', { reservation_token: token, mainPath })

/** The hold that its visitor has of a unit, for a page that was loaded again; refused where there is none. */
export const heldAgain = (token: string, mainPath: string): Promise<Answer<Held>> =>
  api.post('/api/weeks/hold', { reservation_token: token, mainPath, again: true })

/** Gives up what a tab holds: another tab's stays held. */
export const releaseHeld = (mainPath: string, reservationToken: string): Promise<unknown> => api.post('/api/weeks/release', { mainPath, reservationToken })

/** The booked unit is nobody's hold any more: the cookie is forgotten. */
export const forgetHeld = (mainPath: string): Promise<unknown> => api.post('/api/weeks/release', { mainPath, booked: true })

export interface WantedUnit {
  readonly token: string
  /** The inventory it was chosen from; none for what was not chosen from one. */
  readonly uuid: string | null
  readonly roomId: string
  /** What this tab holds of it. */
  readonly heldToken: string | null
  readonly guests: number
  readonly mainPath: '/resorts' | '/stays'
  readonly guestCertificate: boolean
  readonly pay: 'now' | 'later'
  readonly expectedTotal: number
  readonly currency: string
}

/**
 * Prices and holds the unit and opens its checkout. Where the inventory it was chosen from is not known any more it is prepared once more without it (B4.9): `failRetryPrepare` is that second try,
 * and where that fails too the caller shows `failPrepare`.
 */
export async function prepareUnit(wanted: WantedUnit, key: string): Promise<Answer<Prepared>> {
  const first = await prepare(wanted, wanted.uuid, key)
  const failRetryPrepare = !first.ok && wanted.uuid !== null && first.code === 'unknown_inventory'
  return failRetryPrepare ? prepare(wanted, null, `${key}r`) : first
}

const prepare = (
  { token, heldToken, roomId, guests, mainPath, guestCertificate, pay, expectedTotal, currency }: WantedUnit,
  uuid: string | null,
  key: string,
) =>
  api.post(
    '/api/weeks/prepareBookWeeks',
    {
      reservation_token: token,
      ...(uuid && { uuid }),
      ...(heldToken && { held_token: heldToken }),
      room_id: roomId,
      guests,
      mainPath,
      guest_certificate: guestCertificate,
      pay,
      currency,
      expected_total: expectedTotal,
    },
    { idempotencyKey: key },
  )

export const getDeposits = () => api.post('/api/weeks/deposits', {})

export const moreReviews = (resortId: string, cursor: string) => api.post('/api/weeks/getReviews', { resort_id: resortId, cursor })

export const depositWeek = (week: Pick<Deposits['owned'][number], 'resort_id' | 'unit' | 'year' | 'week'>, key: string) =>
  api.post('/api/weeks/deposit', { resort_id: week.resort_id, unit: week.unit, year: week.year, week: week.week }, { idempotencyKey: key })
