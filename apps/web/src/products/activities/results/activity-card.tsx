import { dayText, moneyText, plural, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { artOf } from '../../../lib/art.ts'
import { ALL_INCLUDED } from '../../../lib/price-block/pay-words.ts'
import { scoreText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { TimeSlots } from '../../../ui/time-slots.tsx'
import type { FoundActivity } from '../activities-api.ts'
import { activityHref, type Outing } from '../activity-address.ts'
import { activityIdea } from '../activity-idea.ts'
import { cancelText, factsText, meetingText, minimumText, partyText, slotText } from '../activity-words.ts'

interface ActivityCardProps {
  /** Where it stands in the list, from 0. */
  readonly at: number
  readonly found: FoundActivity
  readonly outing: Outing
  readonly city: string
  /** The activity that is pointed at, for the map. */
  readonly onPoint?: (activityId: string | null) => void
}

const SLOTS_MAX = 4

/** One activity of the list: what it is, where it meets, its departures on the first day that has places, and the whole price. */
export function ActivityCard({ at, found, outing, city, onPoint = () => {} }: ActivityCardProps) {
  const { activity_id: id, title, operator, score, reviews, price, day, next_sessions: sessions } = found
  const to = activityHref(id, outing)
  const point = () => onPoint(id)
  const leave = () => onPoint(null)
  const free = sessions.filter(({ full }) => !full)
  // Those with a place first stay in the row; it begins with the first of the day.
  const shown = sessions.length <= SLOTS_MAX ? sessions : [...sessions.filter(({ full }) => full).slice(0, 1), ...free].slice(0, SLOTS_MAX)
  const slots = shown
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
    .map((session) => ({ time: slotText(session), to: session.full ? null : activityHref(id, outing, session.session_id) }))
  const minimum = free[0]?.minimum
  return (
    <article onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave} className="offer-card">
      <Picture
        name={artOf(found.art)}
        widths={[300, 600]}
        sizes="168px"
        width={300}
        height={350}
        alt=""
        opening={at === 0}
        first={at < 2}
        className="offer-card-picture object-cover"
      />
      <SaveButton look="heart" saving={activityIdea(found, outing, city)} />
      <div className="min-w-0">
        <p className="offer-card-place">{factsText(found)}</p>
        <h2 className="mt-1 text-h3">
          <Link to={to} className="offer-card-link">
            {title}
          </Link>
        </h2>
        {reviews > 0 && (
          <p className="mt-1 text-small">
            <b className="font-[640]">{scoreText(score)}</b>{' '}
            <span className="text-ink-2">{say`${plural(reviews, { one: '# review', other: '# reviews' })}`}</span>
          </p>
        )}
        <p className="text-small text-ink-2">{stopText([operator, meetingText(found)])}</p>
        {day && (
          <div className="offer-card-above mt-2">
            <p className="mb-1 text-caption font-[560] text-ink-2">{dayText(day)}</p>
            <TimeSlots
              label={say`Times on ${dayText(day)}`}
              slots={slots}
              {...((sessions.length > SLOTS_MAX || outing.from !== outing.to) && { more: { to, text: say`More times` } })}
            />
          </div>
        )}
        {minimum && <p className="mt-2 text-caption text-ink-2">{minimumText(minimum)}</p>}
        <p className={classes('mt-2 text-small', found.free_hours === null ? 'font-[580] text-ink-2' : 'font-[560] text-sea')}>
          {cancelText(found.free_hours)}
        </p>
        {found.on_request && <p className="text-caption text-ink-2">{say`The operator answers within 24 hours`}</p>}
      </div>
      <div className="offer-card-prices">
        <p>
          <PriceText>{moneyText(price.total, price.currency)}</PriceText>
        </p>
        <p className="text-caption font-[540]">{partyText(outing)}</p>
        <p className="text-caption text-ink-2">{ALL_INCLUDED}</p>
        <AgencyFigures agency={price.agency} currency={price.currency} />
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={say`Select ${title}, ${operator}`} className="offer-card-above">{say`Select`}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
