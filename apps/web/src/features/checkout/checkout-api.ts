import { api, type Data } from '../../lib/http.ts'

export type CheckoutData = Data<'/api/checkout/get'>

export const renewHold = (checkoutId: string) => api.post('/api/checkout/renew', { checkoutId })
