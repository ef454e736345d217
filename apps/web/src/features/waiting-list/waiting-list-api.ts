import { api, type Body, type Client, type Data } from '../../lib/http.ts'

export type Waiting = Data<'/api/waiting/list'>['waiting'][number]
/** One's own by its id, or the one whose token was mailed. */
export type Which = Body<'/api/waiting/get'>

/** What is waited for, in the fields of its product's own prebook call. */
export interface Wanted {
  readonly product: Body<'/api/waiting/join'>['product_type']
  readonly fields: Readonly<Record<string, unknown>>
  readonly currency?: string
}

/** Asked again for the same it is the place they have. */
export const joinWaitingList = ({ product, fields, currency }: Wanted, email: string | null) =>
  api.post('/api/waiting/join', { product_type: product, wanted: { ...fields }, ...(currency && { currency }), ...(email !== null && { email }) })

export const listWaiting = (client: Client) => client.post('/api/waiting/list', {})

export const getWaiting = (which: Which, client: Client = api) => client.post('/api/waiting/get', which)

/** Opens a checkout of what is held: clicked twice it is the same one. */
export const takeWaited = (which: Which) => api.post('/api/waiting/take', which)

/** Leaves the line, or lets what is held go to the next. */
export const leaveWaitingList = (which: Which) => api.post('/api/waiting/leave', which)
