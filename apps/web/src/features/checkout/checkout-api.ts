import { api, type Data } from '../../lib/http.ts'
import type { OfStay } from '../../lib/of-stay.ts'

export type CheckoutData = OfStay<Data<'/api/checkout/get'>>

export const renewHold = (checkoutId: string) => api.post('/api/checkout/renew', { checkoutId })
