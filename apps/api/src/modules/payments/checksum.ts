import { sign } from './signature.ts'

/** As long as the gateway takes it. */
export const CHECKSUM_MS = 15 * 60_000

export interface Order {
  readonly orderId: string
  readonly currency: string
  readonly countryCode: string
  /** Major units. */
  readonly amount: number
  readonly apiKey: string
}

/** What the gateway checks before it opens a payment for a browser: our word, by our secret key, that this order costs this much. */
export const signedChecksum = (secretKey: string, { orderId, currency, countryCode, amount, apiKey }: Order, nowMs: number): string =>
  sign(secretKey, [orderId, currency, countryCode, amount, apiKey].join('.'), nowMs)
