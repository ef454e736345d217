import { type Answer, api, type Client, type Data } from '../../lib/http.ts'

export type { Answer } from '../../lib/http.ts'
export type Trip = Data<'/api/trips/gettrips'>['trips'][number]
export type TripDetails = Data<'/api/trips/get'>
export type TripItem = TripDetails['items'][number]
export type TripMember = TripDetails['members'][number]
export type TripNote = TripDetails['notes'][number]

/** The trips of the person who is signed in, those they joined included. */
export const listTrips = (client: Client): Promise<Answer<Data<'/api/trips/gettrips'>>> => client.post('/api/trips/gettrips', {})

/** One trip with its people, things and money. */
export const readTrip = (client: Client, tripId: string): Promise<Answer<TripDetails>> => client.post('/api/trips/get', { trip_id: tripId })

export interface TripFields {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** Makes a trip, or changes the name and days of one. Asked twice with the same key it is done once. */
export const saveTrip = (fields: TripFields, tripId: string | null, key: string) =>
  api.post('/api/trips/save', { ...fields, ...(tripId && { trip_id: tripId }) }, { idempotencyKey: key })

export const removeItem = (tripId: string, itemId: string) => api.post('/api/trips/removeItem', { trip_id: tripId, item_id: itemId })

/** A new link by which others join, which ends the one before; null only ends it. */
export const shareTrip = (tripId: string, role: 'editor' | 'viewer' | null) => api.post('/api/trips/share', { trip_id: tripId, role })

/** Mails one person a link by which they alone join. */
export const inviteToTrip = (tripId: string, email: string, role: 'editor' | 'viewer') => api.post('/api/trips/invite', { trip_id: tripId, email, role })

/** Leaves a trip, or takes another person out of it. The last one to leave deletes it. */
export const leaveTrip = (tripId: string, memberId?: string) => api.post('/api/trips/leave', { trip_id: tripId, ...(memberId && { member_id: memberId }) })

/** A new address of the calendar feed; the one before ends. */
export const newCalendar = (tripId: string) => api.post('/api/trips/calendar', { trip_id: tripId })
