import { api, type Data } from '../../lib/http.ts'

export type Wallet = Data<'/api/wallet/get'>
export type StoredCard = Wallet['cards'][number]
/** What a checkout or an unpaid booking holds of the person's value. */
export type Held = Data<'/api/booking/getpaymentcardbyuser'>['held'][number]
export type Moved = Wallet['history'][number]
export type TopUpRange = Wallet['top_up']

export interface Gift {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Opens the checkout of a top-up: asked twice, the same one answers. */
export const openTopUp = (amount: number, currency: string, gift: Gift | null) => api.post('/api/wallet/prebook', { amount, currency, ...(gift && { gift }) })

/** Claimed twice it is claimed once. */
export const claimGift = (code: string) => api.post('/api/wallet/claim', { code })

export const earlierMoves = (cursor: string) => api.post('/api/wallet/get', { cursor })

/** Takes off its checkout what is held there: it is the person's again at once. */
export async function releaseHeld({ kind, id, checkoutId }: Held): Promise<{ readonly ok: boolean; readonly message: string }> {
  switch (kind) {
    case 'coupon':
      return api.post('/api/booking/unlockCouponCodeApi', { checkoutId })
    case 'cash_card':
      return api.post('/api/booking/removeCashcard', { id: checkoutId })
    case 'points':
      return api.post('/api/loyalty/removePoints', { checkoutId })
    case 'payment_card':
      return api.post('/api/booking/removePaymentCard', { checkoutId, payment_card_id: id })
  }
}
