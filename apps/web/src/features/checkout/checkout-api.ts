import { api } from '../../lib/http.ts'

export const renewHold = (checkoutId: string) => api.post('/api/checkout/renew', { checkoutId })
