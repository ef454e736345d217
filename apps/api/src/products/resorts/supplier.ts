import type { UnitStayOffer, WeekOffer } from '@sojourn/contracts'
import type { Tx } from '@sojourn/kernel'
import type { LocalSupplier } from '../../sale/product.ts'
import { cancelUnit, confirmUnit, holdUnit, releaseUnit } from './hold-unit.ts'
import type { ResortParts } from './parts.ts'
import { quoteStay, quoteWeek } from './quote-unit.ts'
import type { UnitStayAsk, WeekAsk } from './resort-ask.ts'

const SUPPLIER = 'own'

const shared = (parts: ResortParts) => ({
  where: 'local' as const,
  name: SUPPLIER,
  async startOf(_tx: Tx, { resortId, checkIn }: WeekAsk | UnitStayAsk) {
    const resort = parts.catalogue()?.findResort(resortId)
    return resort ? { startsOn: checkIn, timeZone: resort.timeZone } : null
  },
  confirm: (tx: Tx, item: Parameters<LocalSupplier['confirm']>[1]) => confirmUnit(parts, tx, item),
  release: (tx: Tx, held: Parameters<LocalSupplier['release']>[1]) => releaseUnit(parts, tx, held),
  cancel: (tx: Tx, item: Parameters<LocalSupplier['cancel']>[1]) => cancelUnit(parts, tx, item),
})

/** Weeks of all resorts: our own stock, and that of the owners who gave them. */
export const weekSupplier = (parts: ResortParts): LocalSupplier<WeekAsk, WeekOffer> => ({
  ...shared(parts),
  quote: (tx, ask) => quoteWeek(parts, tx, ask),
  hold: (tx, { details }, hold) =>
    holdUnit(parts, tx, { ...unitOf(details), power: (details.power?.from ?? []).map(({ deposit_id, power }) => ({ depositId: deposit_id, power })) }, hold),
  // Both products hold in one table: one of them sweeps it.
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseUnit(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})

/** The same units by the night. */
export const unitStaySupplier = (parts: ResortParts): LocalSupplier<UnitStayAsk, UnitStayOffer> => ({
  ...shared(parts),
  quote: (tx, ask) => quoteStay(parts, tx, ask),
  hold: (tx, { details }, hold) => holdUnit(parts, tx, { ...unitOf(details), power: [] }, hold),
})

const unitOf = ({ resort, unit, check_in, check_out, hold_hours }: WeekOffer | UnitStayOffer) => ({
  resortId: resort.resort_id,
  unit: unit.unit,
  checkIn: check_in,
  checkOut: check_out,
  holdHours: hold_hours,
})
