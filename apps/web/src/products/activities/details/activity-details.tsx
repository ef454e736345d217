import { dayText, moneyOrNothing, plural, say, stopText } from '@sojourn/i18n'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { artOf } from '../../../lib/art.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { scoreText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { WholeActivity } from '../activities-api.ts'
import { type Outing, resultsHref } from '../activity-address.ts'
import { activityIdea } from '../activity-idea.ts'
import { cancelText, languagesText, lengthText } from '../activity-words.ts'
import { BookForm } from './book-form.tsx'
import { MeetingMap } from './meeting-map.tsx'
import { SessionList } from './session-list.tsx'

/** One activity: what it is, where it meets, what is in and out, for whom it is, what each age pays, its departures, and the way to the checkout. */
export function ActivityDetails({ whole, outing, chosen }: { whole: WholeActivity; outing: Outing; chosen: string | null }) {
  const { details, sessions } = whole
  const { activity, place, includes, excludes, options } = details
  const session = sessions.find(({ session_id, full }) => session_id === chosen && !full) ?? null
  useCarry({ place: place.place_id, from: outing.from, until: outing.to })
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <Picture
          name={artOf(activity.art)}
          widths={[300, 600]}
          sizes="(width >= 64rem) 50vw, 100vw"
          width={600}
          height={260}
          alt=""
          opening
          className="mb-5 h-48 w-full bg-skeleton object-cover md:h-64"
        />
        <p className="text-small text-ink-2">{stopText([activity.category.name, place.name])}</p>
        <h1 className="mt-1 text-h1-s md:text-h1">{activity.title}</h1>
        <p className="mt-2 text-body text-ink-2">
          {activity.reviews > 0 && (
            <>
              <b className="font-[640] text-ink">{scoreText(activity.score)}</b> {say`${plural(activity.reviews, { one: '# review', other: '# reviews' })}`}{' '}
            </>
          )}
          {activity.operator}
        </p>
        <p className="mt-4">
          <SaveButton look="button" saving={activityIdea(activity, outing, place.name)} />
        </p>
        <Facts whole={whole} />
        <SessionList activityId={activity.activity_id} sessions={sessions} outing={outing} chosen={session?.session_id ?? null} />
      </div>
      {/* Below the departures on a phone, beside everything on a desk. */}
      <div className="lg:row-span-2">
        <BookForm key={session?.session_id ?? ''} whole={whole} outing={outing} session={session} />
      </div>
      <div className="min-w-0">
        <div className="grid gap-6 sm:grid-cols-2">
          <PartList title={say`Included`} parts={includes} />
          {excludes.length > 0 && <PartList title={say`Not included`} parts={excludes} />}
        </div>
        {options.some(({ bands }) => bands.length > 0) && (
          <>
            <h2 className="mt-8 text-h3">{say`Prices by age`}</h2>
            <table className="mt-2 w-full max-w-lg text-body tabular-nums [&_td]:py-1 [&_td:last-child]:text-end">
              <caption className="sr-only">{say`Prices by age`}</caption>
              <tbody>
                {options[0]?.bands.map((band) => (
                  <tr key={band.name} className="border-t border-rule">
                    <td>{band.name}</td>
                    <td>{moneyOrNothing(band.amount, details.currency, say`Free`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
        <h2 className="mt-8 text-h3">{say`Meeting point`}</h2>
        <p className="mt-1 text-body">
          {activity.meeting.landmark ? say`In front of ${activity.meeting.landmark}, ${activity.meeting.address}` : activity.meeting.address}
        </p>
        <p className="text-small text-ink-2">
          <a dir="ltr" className="link" href={`tel:${details.phone.replaceAll(' ', '')}`}>
            {details.phone}
          </a>
        </p>
        <MeetingMap placeId={place.place_id} name={activity.meeting.landmark ?? activity.operator} at={activity.meeting} />
        <ButtonLink look="underlined" to={resultsHref(outing)} className="mt-6 inline-block py-3">{say`Other activities here`}</ButtonLink>
      </div>
    </div>
  )
}

const weatherText = (weather: 'refund' | 'again'): string =>
  weather === 'again'
    ? say`If the weather doesn't allow it, you're offered another day, or get all your money back.`
    : say`If the weather doesn't allow it, you get all your money back.`

function PartList({ title, parts }: { title: string; parts: readonly { readonly code: string; readonly name: string }[] }) {
  return (
    <div>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-1 list-disc ps-5 text-body text-ink-2">
        {parts.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

/** For whom it is, and what is good to know before choosing a time. */
function Facts({ whole: { details } }: { whole: WholeActivity }) {
  const { activity, access, height_cm: height, weight_kg: weight, adult_needed: adult, runs_from: runsFrom, group_of: groupOf } = details
  const language = languagesText(activity)
  const facts: readonly (readonly [string, string])[] = [
    [say`How long`, activity.any_time ? say`Any time of the day` : lengthText(activity.minutes)],
    ...(language ? [[activity.languages_by === 'audio' ? say`Audio` : say`Guide speaks`, language] as const] : []),
    [say`Level`, activity.level.name],
    [say`Wheelchairs`, access.name],
    ...(activity.minimum_age > 0
      ? [[say`Youngest`, say`${plural(activity.minimum_age, { one: '# year', other: '# years' })}`] as const]
      : adult
        ? [[say`Children`, say`With an adult`] as const]
        : []),
    ...(height ? [[say`Height`, say`From ${height} cm`] as const] : []),
    ...(weight ? [[say`Weight`, say`${weight.from} to ${weight.to} kg`] as const] : []),
    ...(groupOf ? [[say`Group`, say`Yours alone, up to ${groupOf} people`] as const] : []),
    ...(runsFrom
      ? [
          [
            say`Minimum group size`,
            say`Runs from ${runsFrom} people, decided at 18:00 the day before. If it doesn't run, you get all your money back.`,
          ] as const,
        ]
      : []),
    ...(activity.weather === 'none' ? [] : [[say`Weather`, weatherText(activity.weather)] as const]),
    [say`Canceling`, cancelText(activity.free_hours)],
    ...(activity.on_request ? [[say`On request`, say`The operator answers within 24 hours. If they can't take you, you get a full refund.`] as const] : []),
    ...(activity.day ? [[say`Next places`, dayText(activity.day)] as const] : []),
  ]
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-3 border-y border-rule py-6 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="text-body">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
