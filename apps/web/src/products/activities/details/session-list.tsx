import { dayText, plural, say } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'
import { TimeSlots } from '../../../ui/time-slots.tsx'
import type { Session } from '../activities-api.ts'
import { activityHref, type Outing } from '../activity-address.ts'
import { slotText } from '../activity-words.ts'
import { laterDays } from './later-days.ts'

interface SessionListProps {
  readonly activityId: string
  readonly sessions: readonly Session[]
  readonly outing: Outing
  readonly chosen: string | null
}

/** The departures of an activity day by day, each with the places that are left. */
export function SessionList({ activityId, sessions, outing, chosen }: SessionListProps) {
  const days = Map.groupBy(sessions, ({ starts_at }) => starts_at.slice(0, 10))
  return (
    <section aria-label={say`Choose a time`} className="mt-8">
      <h2 className="text-h3">{say`Choose a time`}</h2>
      {days.size === 0 && <p className="mt-2 text-body text-ink-2">{say`Nothing runs on these days. Try later ones.`}</p>}
      <dl className="mt-2">
        {[...days].map(([day, ofDay]) => (
          <div key={day} className="grid gap-x-6 gap-y-2 border-t border-rule py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="pt-2 font-[580]">{dayText(day)}</dt>
            <dd>
              <TimeSlots
                label={say`Times on ${dayText(day)}`}
                stays
                slots={ofDay.map((session) => ({
                  time: slotText(session),
                  ...(session.left !== null && { price: say`${plural(session.left, { one: '# left', other: '# left' })}` }),
                  to: session.full ? null : activityHref(activityId, outing, session.session_id),
                  chosen: session.session_id === chosen,
                }))}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <ButtonLink look="underlined" to={activityHref(activityId, { ...outing, ...laterDays(outing) })} preventScrollReset>{say`Later days`}</ButtonLink>
      </p>
    </section>
  )
}
