import { commaText, dayTextLong, dayTimeText, say } from '@sojourn/i18n'
import { accept, invariant, refuse } from '@sojourn/kernel'
import { defineWaits, type Waits } from '../../sale/waits.ts'
import { type ActivityAsk, activityAsk } from './activity-ask.ts'
import { chosenActivity } from './activity-ask-of.ts'
import { partyText } from './activity-words.ts'
import { clockOf, dayOf, readSessionId, sessionIdOf } from './domain/session-id.ts'
import { closesMs } from './domain/times.ts'
import type { ActivityParts } from './parts.ts'
import { titleOf } from './to-wire.ts'

const OFFER_MINUTES = 30

/** All who wait for places in a departure. */
export const placesLine = ({ activityId, startsAt }: { readonly activityId: string; readonly startsAt: string }): string => sessionIdOf(activityId, startsAt)

/** Places are waited for by departure: a smaller party may be given what is too little for a larger one before it. Of our own stock alone: what an operator answers itself is no place that comes free. */
export function waitsForPlaces(parts: ActivityParts): Waits {
  const find = ({ sessionId }: Pick<ActivityAsk, 'sessionId'>) => {
    const { activityId, startsAt } = readSessionId(sessionId)
    const catalogue = parts.catalogue()
    const activity = catalogue?.find(activityId)
    const session = activity && catalogue?.sessions(activity, dayOf(startsAt)).find((each) => each.startsAt === startsAt)
    return catalogue && activity && session ? { catalogue, activity, session } : null
  }
  const known = (ask: ActivityAsk) => {
    const found = find(ask)
    invariant(found, `only departures of the catalogue are waited for: ${ask.sessionId}`)
    return found
  }
  return defineWaits<ActivityAsk, ActivityAsk>({
    wanted: activityAsk,
    async wantedOf(fields, caller, currency) {
      const chosen = await chosenActivity(parts, { ...Object(fields), currency }, caller)
      if (!chosen.ok) return chosen
      return chosen.value.onRequest || !find(chosen.value) ? refuse('bad_input') : accept(chosen.value)
    },
    lineOf: ({ sessionId }) => sessionId,
    asksOf: async (_tx, wanted) => [wanted],
    async lastMs(_tx, wanted) {
      const { activity, session } = known(wanted)
      return closesMs(session, activity.template.cutoffHours, activity.facts.timeZone)
    },
    async describe(_tx, wanted) {
      const { catalogue, activity, session } = known(wanted)
      const day = dayTextLong(dayOf(session.startsAt))
      const when = session.anyTime ? say`${day}, at any time` : dayTimeText(day, clockOf(session.startsAt))
      return {
        title: titleOf(activity, (key) => catalogue.findPlace(key)),
        summary: commaText([partyText({ ...wanted.party, children: [...wanted.party.children] }), when]),
      }
    },
    offerMinutes: OFFER_MINUTES,
  })
}
