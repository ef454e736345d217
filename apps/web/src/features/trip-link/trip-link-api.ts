import { TRIP_PRODUCT_TYPES } from '@sojourn/contracts/trip-products'
import { type Answer, api } from '../../lib/http.ts'

export interface Joining {
  readonly token: string
  readonly userId: string
  readonly orgId: string
  readonly currency: string
}

/** `refused`: the link is good for nothing. `unreached`: no answer came, and the same link may be good yet. */
export type Joined = { readonly at: 'in'; readonly tripId: string } | { readonly at: 'refused' } | { readonly at: 'unreached' }

const failed = ({ status }: Extract<Answer<unknown>, { ok: false }>): Joined => ({ at: status >= 400 && status < 500 ? 'refused' : 'unreached' })

/** Whether the trip behind a link is the person's already (A7.9), and if it is not, joins it (A7.10). */
export async function joinTrip({ token, userId, orgId, currency }: Joining): Promise<Joined> {
  const known = await api.post('/api/trips/belongsThistrip', {
    trip_id: token,
    user_id: userId,
    org_id: orgId,
    type: 3,
    currency,
    is_details_required: 0,
    product_type: [...TRIP_PRODUCT_TYPES],
  })
  if (!known.ok) return failed(known)
  if (known.data.trip_list_id !== null) return { at: 'in', tripId: known.data.trip_list_id }
  const joined = await api.post('/api/trips/addUserToTrip', { mytrip_id: token, user_id: userId })
  return joined.ok ? { at: 'in', tripId: joined.data.trip_list_id } : failed(joined)
}
