import { add, isoIn, type Money, min, sum } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'
import type { Fee } from './market.ts'

/** What one traveller paid: the fare is lost or not as its family says, taxes that come back are never lost. */
export interface PaidByTraveller {
  readonly fare: Money
  readonly taxesBack: Money
  readonly taxesKept: Money
  readonly services: Money
}

/** What giving back costs one traveller: nothing, all but what comes back whatever happens, or a fee of what was paid for it. */
function lost({ fare, taxesKept, services }: PaidByTraveller, allows: Fee['allows'], fee: Money): Money {
  const all = sum(fare.currency, [fare, taxesKept, services])
  switch (allows) {
    case 'free':
      return { ...fare, minor: 0 }
    case 'fee':
      return min(all, fee)
    case 'no':
      return all
  }
}

interface Paid {
  readonly travellers: readonly PaidByTraveller[]
  readonly departsMs: number
  readonly timeZone: string
  readonly refund: { readonly allows: Fee['allows']; readonly fee: Money }
  readonly noShow: { readonly allows: Fee['allows']; readonly fee: Money }
}

/** What cancelling costs all of them, by the clock of the first departure: before it, and from it on as who does not come. */
export function cancellationOf({ travellers, departsMs, timeZone, refund, noShow }: Paid): CancellationWindow[] {
  const currency = refund.fee.currency
  const all = (of: Paid['refund']) => travellers.map((each) => lost(each, of.allows, of.fee)).reduce(add, { minor: 0, currency })
  const departure = isoIn(timeZone, departsMs)
  const [before, after] = [all(refund), all(noShow)]
  if (before.minor === after.minor) return [{ from: null, to: null, amount: before }]
  return [
    { from: null, to: departure, amount: before },
    { from: departure, to: null, amount: after },
  ]
}
