import { api, type Client, type Data } from '../../lib/http.ts'

export type Held = Data<'/api/checkout/held'>['held'][number]

export const listHeld = (client: Client) => client.post('/api/checkout/held', {})

export const releaseHeld = (checkoutId: string) => api.post('/api/checkout/release', { checkoutId })
