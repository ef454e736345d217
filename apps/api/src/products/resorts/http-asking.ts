import type { ParsedBodyOf, prepareBookWeeks } from '@sojourn/contracts'
import { type Caller, pricingFor } from '../../http/index.ts'
import type { ResortModuleParts } from './parts.ts'
import type { OfferedUnit } from './reservation-token.ts'
import type { UnitStayAsk, WeekAsk } from './resort-ask.ts'

type Guests = ParsedBodyOf<typeof prepareBookWeeks>['guests']

/** How many sleep in it. */
export const guestCount = (guests: Guests | undefined): number =>
  guests === undefined ? 1 : typeof guests === 'number' ? guests : guests.adults + guests.children.length

/** What is asked beyond the unit: everything about the person is the session's. */
interface Chosen {
  readonly guests: number
  readonly residency: string
  readonly currency?: string | undefined
  readonly guestCertificate?: boolean
  readonly deposits?: readonly string[] | undefined
  readonly pay?: 'now' | 'later'
}

export async function askOf(
  { transactions, planOf }: ResortModuleParts,
  caller: Caller,
  offered: OfferedUnit,
  chosen: Chosen,
): Promise<{ readonly product: 'RST'; readonly ask: WeekAsk } | { readonly product: 'STY'; readonly ask: UnitStayAsk }> {
  const { currency, markupBasisPoints } = await pricingFor(caller, chosen.currency)
  const userId = caller.user?.userId ?? null
  const plan = userId === null ? null : await transactions.inTenant(caller.orgId, (tx) => planOf(tx, { orgId: caller.orgId, userId }), { readOnly: true })
  const { resortId, unit, checkIn } = offered
  const asking = {
    resortId,
    unit,
    checkIn,
    guests: chosen.guests,
    residency: chosen.residency,
    currency,
    markupBasisPoints,
    holdHours: plan?.longHoldHours ?? 0,
  }
  if (offered.by === 'night') return { product: 'STY', ask: { ...asking, checkOut: offered.checkOut, pay: chosen.pay ?? 'now' } }
  return {
    product: 'RST',
    ask: { ...asking, by: offered.by, guestCertificate: chosen.guestCertificate ?? false, orgId: caller.orgId, userId, deposits: chosen.deposits ?? null },
  }
}
