import type { Refund } from './refund.ts'

/** The reason of a refund that was made at the gateway, not by us. */
export const AT_GATEWAY = 'at_gateway'

/** Until it is matched with a refund of ours, a refund from outside is stored under this key. */
export const outsideKey = ({ bookingId }: Pick<Refund, 'bookingId'>, gatewayRefundId: string): string => `${bookingId}:refund:outside:${gatewayRefundId}`
const OUTSIDE = /:refund:outside:[^:]+$/

/** Made at the gateway, and not yet counted against anything that we promised. */
export const isUncounted = ({ actor, state, key }: Pick<Refund, 'actor' | 'state' | 'key'>): boolean =>
  actor === 'gateway' && state !== 'failed' && OUTSIDE.test(key)

/** The same, counted. */
export const countedKey = (key: string): string => `${key}:counted`

/** What is left to send of a promise where so much went back at the gateway already. */
export const stillToSend = (promisedMinor: number, outside: readonly Pick<Refund, 'amount'>[]): number =>
  Math.max(0, promisedMinor - outside.reduce((sum, { amount }) => sum + amount.minor, 0))
