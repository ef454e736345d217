import type { ActivityOffer } from '@sojourn/contracts'
import type { LocalSupplier } from '../../sale/product.ts'
import type { ActivityAsk } from './activity-ask.ts'
import { dayOf, readSessionId } from './domain/session-id.ts'
import { cancelActivity, confirmActivity, holdActivity, releaseActivity } from './hold-activity.ts'
import type { ActivityParts } from './parts.ts'
import { quoteActivity } from './quote-activity.ts'

export const OWN = 'own'

/** Our own stock of places, of all operators of the catalogue. */
export const activitySupplier = (parts: ActivityParts): LocalSupplier<ActivityAsk, ActivityOffer> => ({
  where: 'local',
  name: OWN,
  async startOf(_tx, { sessionId }) {
    const { activityId, startsAt } = readSessionId(sessionId)
    const activity = parts.catalogue()?.find(activityId)
    return activity ? { startsOn: dayOf(startsAt), timeZone: activity.facts.timeZone } : null
  },
  quote: (tx, ask) => quoteActivity(parts, tx, ask),
  hold: (tx, { details }, hold) => holdActivity(parts, tx, details, hold),
  confirm: (tx, item) => confirmActivity(parts, tx, item),
  release: (tx, held) => releaseActivity(parts, tx, held),
  cancel: (tx, item) => cancelActivity(parts, tx, item),
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseActivity(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})
