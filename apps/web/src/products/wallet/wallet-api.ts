import { api, type Data } from '../../lib/http.ts'

export type Wallet = Data<'/api/wallet/get'>
export type StoredCard = Wallet['cards'][number]
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
