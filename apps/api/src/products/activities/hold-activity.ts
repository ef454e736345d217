import type { ActivityOffer } from '@sojourn/contracts'
import { accept, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { UNLIMITED } from '@sojourn/world'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { BoughtItem, HeldItem, HoldRequest, HoldResult } from '../../sale/product.ts'
import type { ActivityHold } from './domain/activity-hold.ts'
import { dayOf } from './domain/session-id.ts'
import { decidedMs, weatherMs } from './domain/times.ts'
import type { WatchResult } from './domain/watch.ts'
import { findOption, unitsOf } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { placesLine } from './wait-for-places.ts'

/** Takes the places of everyone who comes, or none. */
export async function holdActivity(
  parts: ActivityParts,
  tx: Tx,
  details: ActivityOffer,
  { orgId, checkoutId, untilMs }: HoldRequest,
): Promise<Outcome<HoldResult>> {
  const activity = parts.catalogue()?.find(details.activity_id)
  const option = activity && findOption(activity, details.option.code)
  invariant(activity && option, `only what is in the catalogue is held: ${details.activity_id} ${details.option.code}`)
  const hold: ActivityHold = {
    orgId,
    holdId: parts.ids.next<'hold'>('ahd'),
    activityId: details.activity_id,
    startsAt: details.starts_at,
    subject: checkoutId,
    units: unitsOf(activity, option, details),
    state: 'held',
    expiresAtMs: untilMs,
    bookingId: null,
    itemNo: null,
  }
  const left = await take(parts, tx, hold, 'held')
  if (left === null) return refuse('sold_out')
  parts.stock.addHold(tx, hold, parts.clock.nowMs())
  return accept({ holdRef: hold.holdId, taken: { unit: details.session_id, place: details.activity_id, units: hold.units, left } })
}

/** Takes places; null where too few are left. */
export async function take(
  { catalogue, stock }: Pick<ActivityParts, 'catalogue' | 'stock'>,
  tx: Tx,
  { activityId, startsAt, units }: Pick<ActivityHold, 'activityId' | 'startsAt' | 'units'>,
  as: 'held' | 'sold',
): Promise<number | null> {
  const activities = catalogue()
  const activity = activities?.find(activityId)
  const session = activity && activities?.sessions(activity, dayOf(startsAt)).find((each) => each.startsAt === startsAt)
  invariant(activity && session, `only departures of the catalogue are held: ${activityId} ${startsAt}`)
  const capacity = activity.capacity >= UNLIMITED ? UNLIMITED : activity.capacity - session.others
  return stock.take(tx, { activityId, startsAt, units, capacity }, as)
}

/**
 * Held places become sold. Released ones are taken again where they are still free, else refuses `sold_out`; so it does of a departure that was called off meanwhile: what is decided
 * about it is locked first, so that a decision counts these places or they are refused. A second call changes nothing.
 */
export async function confirmActivity(parts: ActivityParts, tx: Tx, item: BoughtItem<ActivityOffer>): Promise<Outcome<void, Refusal>> {
  const { stock } = parts
  const { orgId, holdRef, bookingId, itemNo, details } = item
  if ((await watchSession(parts, tx, { activityId: details.activity_id, startsAt: details.starts_at })) === 'off') return refuse('sold_out')
  const confirmed = await confirmHold(stock, tx, { orgId, holdId: holdRef }, async (hold) => (await take(parts, tx, hold, 'sold')) !== null)
  if (!confirmed.ok) return confirmed
  await stock.setSoldTo(tx, { orgId, holdId: holdRef }, { bookingId, itemNo })
  return accept()
}

/** What is to be decided about a departure of which a place is sold, locked until the transaction ends; whether it was called off. */
export async function watchSession(
  { stock, catalogue }: ActivityParts,
  tx: Tx,
  { activityId, startsAt }: Pick<ActivityHold, 'activityId' | 'startsAt'>,
): Promise<WatchResult | null> {
  const activity = catalogue()?.find(activityId)
  if (!activity) return null
  const { template, facts } = activity
  const of = { activityId, startsAt }
  const minimum = template.minimum === null ? null : await stock.watch(tx, { ...of, kind: 'minimum', dueMs: decidedMs(startsAt, facts.timeZone) })
  const weather = template.weather === 'none' ? null : await stock.watch(tx, { ...of, kind: 'weather', dueMs: weatherMs(startsAt, facts.timeZone) })
  return minimum === 'off' ? minimum : weather
}

/** Held places become free; sold ones are not touched. A second call changes nothing. */
export async function releaseActivity({ stock, cameFree }: ActivityParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const state = await releaseHold(stock, tx, { orgId, holdId: holdRef })
  const hold = state === 'released' ? await stock.lockHold(tx, orgId, holdRef) : null
  if (hold) await cameFree(tx, 'ACT', [placesLine(hold)])
}

/** Sold places become free, for good. A second call changes nothing. */
export async function cancelActivity({ stock, cameFree }: ActivityParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const before = await cancelHold(stock, tx, { orgId, holdId: holdRef })
  if (before) await cameFree(tx, 'ACT', [placesLine(before)])
}
