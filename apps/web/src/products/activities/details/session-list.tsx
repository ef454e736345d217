import { dayText, plural, say, stopText } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'
import { TimeSlots } from '../../../ui/time-slots.tsx'
import type { Session } from '../activities-api.ts'
import { activityHref, type Outing } from '../activity-address.ts'
import { hoursText, outsideText, slotText } from '../activity-words.ts'
import { laterDays } from './later-days.ts'

interface SessionListProps {
  readonly activityId: string
  readonly sessions: readonly Session[]
  readonly outing: Outing
  readonly chosen: string | null
}

/** The departures of an activity day by day, each with the places that are left; below them, and said to be so, those outside the hours that were asked for. */
export function SessionList({ activityId, sessions, outing, chosen }: SessionListProps) {
  const days = Map.groupBy(sessions, ({ starts_at }) => starts_at.slice(0, 10))
  const hours = hoursText(outing)
  const slots = (some: readonly Session[], label: string) =>
    some.length > 0 && (
      <TimeSlots
        label={label}
        stays
        slots={some.map((session) => ({
          time: slotText(session),
          ...(session.left !== null && { price: say`${plural(session.left, { one: '# left', other: '# left' })}` }),
          to: session.full ? null : activityHref(activityId, outing, session.session_id),
          chosen: session.session_id === chosen,
        }))}
      />
    )
  return (
    <section aria-label={say`Choose a time`} className="mt-8">
      <h2 className="text-h3">{say`Choose a time`}</h2>
      {hours && <p className="mt-1 text-small text-ink-2">{hours}</p>}
      {days.size === 0 && <p className="mt-2 text-body text-ink-2">{say`Nothing runs on these days. Try later ones.`}</p>}
      <dl className="mt-2">
        {[...days].map(([day, ofDay]) => (
          <div key={day} className="grid gap-x-6 gap-y-2 border-t border-rule py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="pt-2 font-[580]">{dayText(day)}</dt>
            <dd>
              {slots(
                ofDay.filter(({ within }) => within),
                say`Times on ${dayText(day)}`,
              )}
              {ofDay.some(({ within }) => !within) && (
                <>
                  <p className="mt-2 mb-1 text-caption text-ink-2">{outsideText(outing)}</p>
                  {slots(
                    ofDay.filter(({ within }) => !within),
                    stopText([dayText(day), outsideText(outing)]),
                  )}
                </>
              )}
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
