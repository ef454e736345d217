import { accept, type Day, dayIn, daysBetween, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { HeldItem, HoldRequest, HoldResult } from '../../sale/product.ts'
import { deposits } from './data/deposits.sql.ts'
import { POWER_BACK_DAYS } from './domain/cancellation.ts'
import type { PowerPart } from './domain/deposit.ts'
import type { UnitHold } from './domain/unit-hold.ts'
import type { ResortParts } from './parts.ts'
import { weeksLine } from './wait-for-week.ts'

export interface WantedUnit {
  readonly resortId: string
  readonly unit: string
  readonly checkIn: Day
  readonly checkOut: Day
  /** Of an exchange: what it takes of whose deposits. */
  readonly power: readonly PowerPart[]
  /** By a plan it is held for so many hours; 0 is as asked. */
  readonly holdHours: number
}

/** Takes the unit on every night or on none, and with it the power of an exchange. */
export async function holdUnit(parts: ResortParts, tx: Tx, wanted: WantedUnit, { orgId, checkoutId, untilMs }: HoldRequest): Promise<Outcome<HoldResult>> {
  const nowMs = parts.clock.nowMs()
  const longMs = nowMs + wanted.holdHours * 3_600_000
  const endsMs = wanted.holdHours > 0 && longMs > untilMs ? longMs : untilMs
  if (!(await parts.stock.take(tx, wanted, 'held'))) return refuse('sold_out')
  const { resortId, unit, checkIn, checkOut } = wanted
  const hold: UnitHold = {
    orgId,
    holdId: parts.ids.next<'hold'>('rhd'),
    resortId,
    unit,
    subject: checkoutId,
    checkIn,
    checkOut,
    state: 'held',
    expiresAtMs: endsMs,
  }
  parts.stock.addHold(tx, hold, nowMs)
  if (wanted.power.length > 0) await deposits.hold(tx, hold, wanted.power)
  return accept({
    holdRef: hold.holdId,
    taken: { unit: `${resortId} ${unit}`, place: resortId, units: 1, left: 0 },
    ...(endsMs !== untilMs && { untilMs: endsMs }),
  })
}

/** A held unit becomes sold and its power spent. A released one is taken again where it is still free, else refuses `sold_out`. A second call changes nothing. */
export async function confirmUnit(parts: ResortParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<Outcome<void, Refusal>> {
  const of = { orgId, holdId: holdRef }
  const confirmed = await confirmHold(parts.stock, tx, of, async (hold) => (await parts.stock.take(tx, hold, 'sold')) && (await deposits.retake(tx, of)))
  if (!confirmed.ok) return confirmed
  await deposits.settle(tx, of, 'held', 'spent')
  return accept()
}

/** A held unit becomes free, and its power is its owner's again; a sold one is not touched. A second call changes nothing. */
export async function releaseUnit(parts: ResortParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const of = { orgId, holdId: holdRef }
  if ((await releaseHold(parts.stock, tx, of)) !== 'released') return
  await deposits.settle(tx, of, 'held', 'given_back')
  const hold = await parts.stock.lockHold(tx, orgId, holdRef)
  if (hold) await tellWhoWaits(parts, tx, hold)
}

async function tellWhoWaits({ catalogue, cameFree }: ResortParts, tx: Tx, { resortId }: UnitHold): Promise<void> {
  const resort = catalogue()?.findResort(resortId)
  if (resort) await cameFree(tx, 'RST', [weeksLine(resort)])
}

/** A sold unit becomes free, for good. The power of its exchange comes back until two weeks before. A second call changes nothing. */
export async function cancelUnit(parts: ResortParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const of = { orgId, holdId: holdRef }
  const before = await cancelHold(parts.stock, tx, of)
  if (!before) return
  await deposits.settle(tx, of, 'held', 'given_back')
  await tellWhoWaits(parts, tx, before)
  const zone = parts.catalogue()?.findResort(before.resortId)?.timeZone ?? 'UTC'
  if (daysBetween(dayIn(zone, parts.clock.nowMs()), before.checkIn) >= POWER_BACK_DAYS) await deposits.settle(tx, of, 'spent', 'given_back')
}
