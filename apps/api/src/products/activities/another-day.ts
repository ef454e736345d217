import { activityOffer } from '@sojourn/contracts'
import { addDays, isoIn } from '@sojourn/kernel'
import type { Shop } from '../../sale/shop.ts'
import type { SessionKey, SoldHold } from './data/activity-stock.ts'
import { dayOf } from './domain/session-id.ts'
import { isStormy } from './domain/storms.ts'
import { decidedMs, startMs, weatherMs } from './domain/times.ts'
import { take, watchSession } from './hold-activity.ts'
import { openSessions } from './open-sessions.ts'
import type { ActivityParts } from './parts.ts'
import { termsOf } from './quote-activity.ts'

/** So many days later at most. */
const DAYS_MAX = 5

/**
 * Offers the same departure of another day in place of one that the weather took: its traveller accepts it, or has all the money back. The places are taken before anybody else can.
 * `none` where it has no other day: then nothing was told; `refused` where the booking is not confirmed, or not any more. The same twice is once.
 */
export async function offerAnotherDay(
  parts: ActivityParts,
  shop: Pick<Shop, 'tellNews'>,
  from: SessionKey,
  sold: SoldHold,
): Promise<'offered' | 'none' | 'refused'> {
  const { transactions, stock, catalogue } = parts
  const activity = catalogue()?.find(from.activityId)
  if (activity?.template.weather !== 'again') return 'none'
  const next = await anotherDay(parts, from, sold.units)
  if (!next) return 'none'
  const { timeZone } = activity.facts
  const told = await shop.tellNews({
    ...{ orgId: sold.orgId, bookingId: sold.bookingId, itemNo: sold.itemNo },
    ...{ key: `weather ${from.startsAt}`, kind: 'changed', note: null, answerByMs: weatherMs(next.startsAt, timeZone) },
    made: ({ details, quote }) => {
      const before = activityOffer.parse(details)
      const minimum = before.minimum && { ...before.minimum, decided_at: isoIn(timeZone, decidedMs(next.startsAt, timeZone)) }
      return {
        details: { ...before, starts_at: next.startsAt, session_id: next.sessionId, minimum },
        terms: termsOf(activity, next.startsAt, quote.total),
      }
    },
  })
  if (!told.ok) return 'refused'
  return transactions.inTenant(sold.orgId, async (tx) => {
    const hold = await stock.lockHold(tx, sold.orgId, sold.holdId)
    if (hold?.state !== 'confirmed' || hold.startsAt !== from.startsAt) return 'offered'
    const moved = { ...hold, startsAt: next.startsAt }
    if ((await watchSession(parts, tx, moved)) === 'off' || (await take(parts, tx, moved, 'sold')) === null) return 'none'
    stock.move(tx, hold, 'sold', null)
    await stock.setSession(tx, hold, next.startsAt)
    return 'offered'
  })
}

/** The next calm day on which it runs at the same time, or at any, with places for all of them. */
async function anotherDay(parts: ActivityParts, { activityId, startsAt }: SessionKey, units: number) {
  const catalogue = parts.catalogue()
  const activity = catalogue?.find(activityId)
  if (!catalogue || !activity) return null
  const days = Array.from({ length: DAYS_MAX }, (_, at) => addDays(dayOf(startsAt), at + 1))
  const { facts } = activity
  const sessions = await parts.transactions.asSystem((tx) => openSessions(parts, tx, { catalogue, activities: [activity], from: days[0]!, to: days.at(-1)! }), {
    readOnly: true,
  })
  for (const day of days.filter((each) => !isStormy(facts.key, each))) {
    const free = sessions.on(activity, day).filter(({ left, minimum }) => left >= units && minimum?.state !== 'waits')
    const nearest = free.toSorted((a, b) => apart(a.session.startsAt, startsAt) - apart(b.session.startsAt, startsAt))[0]
    if (nearest && startMs(nearest.session.startsAt, facts.timeZone) > parts.clock.nowMs())
      return { startsAt: nearest.session.startsAt, sessionId: nearest.sessionId }
  }
  return null
}

const minutesOf = (startsAt: string): number => Number(startsAt.slice(11, 13)) * 60 + Number(startsAt.slice(14, 16))
const apart = (a: string, b: string): number => Math.abs(minutesOf(a) - minutesOf(b))
