import type { BookingId, Day, Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Assessment, OpenedPayment, Opinion } from '../../modules/risk/index.ts'
import type { ShopDeps } from '../shop-deps.ts'

type Risk = ShopDeps['risk']

/** What is known of a payer: read together with other things before a payment of theirs is opened. */
export interface PayerRisk {
  readonly look: OpenedPayment['look']
  readonly opinion: Opinion | null
}

interface Paid {
  readonly caller: SignedInCaller
  readonly known: PayerRisk
  readonly bookingId: BookingId
  readonly items: readonly { readonly terms: { readonly startsOn: Day | null } }[]
  readonly guests: readonly { readonly first_name: string; readonly last_name: string }[]
}

/** What the organisation's rules decide about a payment that is about to be opened, stored as evidence in the same transaction. `block`: it must not be opened. */
export function judgePayment(risk: Risk, tx: Tx, { caller, known, bookingId, items, guests }: Paid): Assessment {
  const startsOn = items.flatMap(({ terms }) => terms.startsOn ?? []).sort()[0] ?? null
  const payment: OpenedPayment = { payer: caller, ...known, booked: { startsOn, traveler: guests[0] ?? null } }
  const made = risk.assess(payment)
  risk.record(tx, payment, made, made.assessment.action === 'block' ? null : bookingId)
  return made.assessment
}
