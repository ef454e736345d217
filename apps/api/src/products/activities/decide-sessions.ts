import { hashUnit, type Tx } from '@sojourn/kernel'
import type { Activity } from '@sojourn/world'
import type { Shop } from '../../sale/shop.ts'
import type { SoldHold } from './data/activity-stock.ts'
import { dayOf } from './domain/session-id.ts'
import type { Watch, WatchResult } from './domain/watch.ts'
import { minimumOf } from './open-sessions.ts'
import type { ActivityParts } from './parts.ts'

export const AT_ONCE = 20
/** Of a hundred days at a place so many are too stormy for what hangs on the weather. */
const STORMY_SHARE = 0.04

type Deciding = Pick<Shop, 'providerCancels' | 'tellNews'>

/**
 * Decides what is due about departures: whether enough people come, and whether the weather lets it go. The result is stored before anybody is told, and told again where a process died
 * in between: the same twice is once. What does not run ends, and all that was paid for it goes back. Returns how many were looked at.
 */
export async function decideSessions(parts: ActivityParts, shop: Deciding): Promise<number> {
  const { transactions, stock, clock } = parts
  const due = await transactions.asSystem((tx) => stock.listDueWatches(tx, clock.nowMs(), AT_ONCE))
  for (const watch of due) {
    const { result, sold } = await transactions.asSystem((tx) => decide(parts, tx, watch))
    if (result === 'off') for (const each of sold) await callOff(shop, watch, each)
    await transactions.asSystem((tx) => stock.setWatch(tx, watch, { told: true }))
  }
  return due.length
}

async function decide({ stock, catalogue }: ActivityParts, tx: Tx, watch: Watch): Promise<{ result: WatchResult; sold: readonly SoldHold[] }> {
  const activity = catalogue()?.find(watch.activityId)
  const sold = await stock.listSold(tx, watch)
  if (watch.result) return { result: watch.result, sold }
  const people = sold.reduce((sum, { units }) => sum + units, 0)
  const result = activity ? resultOf(activity, watch, people, catalogue()!.sessions(activity, dayOf(watch.startsAt))) : 'runs'
  await stock.setWatch(tx, watch, { result })
  return { result, sold }
}

function resultOf(
  activity: Activity,
  { kind, startsAt }: Watch,
  people: number,
  sessions: ReturnType<NonNullable<ReturnType<ActivityParts['catalogue']>>['sessions']>,
): WatchResult {
  if (kind === 'weather') return isStormy(activity.facts.key, dayOf(startsAt)) ? 'off' : 'runs'
  const session = sessions.find((each) => each.startsAt === startsAt)
  const minimum = session && minimumOf(activity, session, people, null)
  return !minimum || minimum.state === 'runs' ? 'runs' : 'off'
}

/** What the weather of a day at a place is like in the demo world. */
export const isStormy = (place: string, day: string): boolean => hashUnit('storm', place, day) < STORMY_SHARE

async function callOff(shop: Deciding, { kind }: Watch, { orgId, bookingId, itemNo }: SoldHold): Promise<void> {
  // Refused where its traveller has just cancelled it: nothing is left to end.
  await shop.providerCancels({ orgId, bookingId, itemNo, reason: kind === 'weather' ? 'weather' : 'too_few', note: null })
}
