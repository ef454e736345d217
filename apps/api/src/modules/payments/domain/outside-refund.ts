import type { Refund } from './refund.ts'

/** The reason of a refund that was made at the gateway, not by us. */
export const AT_GATEWAY = 'at_gateway'

/** Until it is matched with a refund of ours, a refund from outside is stored under this key. */
export const outsideKey = ({ bookingId }: Pick<Refund, 'bookingId'>, gatewayRefundId: string): string => `${bookingId}:refund:outside:${gatewayRefundId}`
const OUTSIDE = /:refund:outside:[^:]+$/

/** Whether it covers no promise of ours yet. */
export const coversNothing = ({ key }: Pick<Refund, 'key'>): boolean => OUTSIDE.test(key)

/** What of a refund was made at the gateway and is not yet counted against anything that we promised. */
export const uncountedMinor = ({ actor, state, amount, countedMinor }: Pick<Refund, 'actor' | 'state' | 'amount' | 'countedMinor'>): number =>
  actor === 'gateway' && state !== 'failed' ? amount.minor - countedMinor : 0

/** How much of each refund from outside is counted against a promise, and what of the promise is left to send. */
export function countOutside(
  promisedMinor: number,
  refunds: readonly Refund[],
): { readonly counted: readonly { refund: Refund; minor: number }[]; leftMinor: number } {
  const counted: { refund: Refund; minor: number }[] = []
  let leftMinor = promisedMinor
  for (const refund of refunds) {
    const minor = Math.min(leftMinor, uncountedMinor(refund))
    if (minor > 0) counted.push({ refund, minor })
    leftMinor -= minor
  }
  return { counted, leftMinor }
}
