import type { Tx } from '@sojourn/kernel'
import type { Activity } from '@sojourn/world'
import type { Shop } from '../../sale/shop.ts'
import { offerAnotherDay } from './another-day.ts'
import type { SoldHold } from './data/activity-stock.ts'
import { dayOf } from './domain/session-id.ts'
import { isStormy } from './domain/storms.ts'
import type { Watch, WatchResult } from './domain/watch.ts'
import { minimumOf } from './open-sessions.ts'
import type { ActivityParts } from './parts.ts'

export const AT_ONCE = 20
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Deciding = Pick<Shop, 'providerCancels' | 'tellNews'>

/**
 * Decides what is due about departures: whether enough people come, and whether the weather lets it go. The result is stored before anybody is told, and told again where a process died
 * in between: the same twice is once. What does not run ends, and all that was paid for it goes back; a booking that another supplier has not confirmed yet is tried again every minute.
 * Returns how many were looked at.
 */
export async function decideSessions(parts: ActivityParts, shop: Deciding): Promise<number> {
  const { transactions, stock, clock } = parts
  const due = await transactions.asSystem((tx) => stock.listDueWatches(tx, clock.nowMs(), AT_ONCE))
  for (const watch of due) {
    const { result, sold } = await transactions.asSystem((tx) => decide(parts, tx, watch))
    const toTell = result === 'off' ? sold : []
    let isTold = true
    for (const each of toTell) isTold = (await endOrMove(parts, shop, watch, each)) && isTold
    const nowMs = clock.nowMs()
    const isOver = isTold || nowMs > Date.parse(`${watch.startsAt}Z`) + DAY_MS
    await transactions.asSystem((tx) => stock.setWatch(tx, watch, isOver ? { told: true } : { dueMs: nowMs + MINUTE_MS }))
  }
  return due.length
}

/** Its row is locked: who is confirmed at the same time is counted, or refused. */
async function decide({ stock, catalogue }: ActivityParts, tx: Tx, watch: Watch): Promise<{ result: WatchResult; sold: readonly SoldHold[] }> {
  const activity = catalogue()?.find(watch.activityId)
  const decided = await stock.lockWatch(tx, watch)
  const sold = await stock.listSold(tx, watch)
  if (decided) return { result: decided, sold }
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

/**
 * What has another day after bad weather is offered it, where a calm one with places is near; everything else ends. False where the booking is not confirmed yet, or its traveller has just
 * cancelled it: then it is not sold any more when this is tried again.
 */
async function endOrMove(parts: ActivityParts, shop: Deciding, watch: Watch, sold: SoldHold): Promise<boolean> {
  const offered = watch.kind === 'weather' ? await offerAnotherDay(parts, shop, watch, sold) : 'none'
  return offered === 'none' ? callOff(shop, watch, sold) : offered === 'offered'
}

async function callOff(shop: Deciding, { kind }: Watch, { orgId, bookingId, itemNo }: SoldHold): Promise<boolean> {
  const ended = await shop.providerCancels({ orgId, bookingId, itemNo, reason: kind === 'weather' ? 'weather' : 'too_few', note: null })
  return ended.ok
}
