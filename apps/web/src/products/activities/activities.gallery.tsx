import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { ActivityDetails } from './details/activity-details.tsx'
import { Outcome } from './details/outcome.tsx'
import { ActivityResults } from './results/activity-results.tsx'
import { sampleFound, sampleOuting, samplePrice, sampleSessions, sampleWhole } from './sample-activities.ts'

const nothing = () => {}
const choice = { id: 'lisbon.old-town-walk.1@2027-03-17T10:00', price: samplePrice(98.5) }
const came = (attempt: Attempt<never>) => () => (
  <Outcome
    attempt={attempt}
    choice={choice}
    chosen="Old town walk: Alfama"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    othersTo="/activities/search-details"
  />
)

// As the link of a day ashore asks for them.
const ashore = { ...sampleOuting, after: '11:00', before: '16:00' }
const outside = sampleSessions.map((session, at) => ({ ...session, within: at > 0 }))

/** Every state of the pages of activities. */
export const states = {
  found: () => <ActivityResults found={sampleFound} outing={sampleOuting} />,
  'no activities': () => <ActivityResults found={{ ...sampleFound, activities: [], pins: [], total: 0 }} outing={sampleOuting} />,
  'no time chosen': () => <ActivityDetails whole={sampleWhole} outing={sampleOuting} chosen={null} />,
  'time chosen': () => <ActivityDetails whole={sampleWhole} outing={sampleOuting} chosen={sampleSessions[0]?.session_id ?? null} />,
  'outside the hours': () => <ActivityDetails whole={{ ...sampleWhole, sessions: outside }} outing={ashore} chosen={sampleSessions[0]?.session_id ?? null} />,
  'nothing fits the hours': () => <ActivityResults found={{ ...sampleFound, activities: [], pins: [], total: 0 }} outing={ashore} />,
  'nothing runs': () => <ActivityDetails whole={{ ...sampleWhole, sessions: [] }} outing={sampleOuting} chosen={null} />,
  'price changed': came({ step: 'changed', id: choice.id, oldTotal: 98.5, seen: choice.price, price: samplePrice(104), checkoutId: 'chk_1' }),
  'sold out': came({ step: 'gone', id: choice.id, alternatives: [], message: '' }),
  'not for the group': came({ step: 'refused', id: choice.id, code: 'not_for_age', message: 'Everyone must be at least 6.', retriable: false }),
}
