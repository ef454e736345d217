import { api, type Data } from '../../lib/http.ts'

export type CheckoutData = Data<'/api/checkout/get'>

export const renewHold = (checkoutId: string) => api.post('/api/checkout/renew', { checkoutId })

export type BetterPriceData = Data<'/api/checkout/useBetterPrice'>

/** What the same costs whoever asks, where that is less; with that total as consent it is held at that price from then on. */
export const askBetterPrice = (checkoutId: string, consentedTotal?: number) =>
  api.post('/api/checkout/useBetterPrice', { checkoutId, ...(consentedTotal !== undefined && { consented_total: consentedTotal }) })

export type OtherPrice = Data<'/api/checkout/changeCurrency'>

/** What a checkout costs in another currency; with that total as consent it is held in that one from then on. */
export const changeCurrency = (checkoutId: string, currency: string, consentedTotal?: number) =>
  api.post('/api/checkout/changeCurrency', { checkoutId, currency, ...(consentedTotal !== undefined && { consented_total: consentedTotal }) })
