import { offerOf } from '@sojourn/contracts/offer-of'
import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { BookedPartProps } from '../lib/booked-part.ts'
import { useOfflineCopy } from '../lib/offline/offline-copy.ts'
import { useShell } from '../lib/shell.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useNear } from '../ui/use-near.ts'
import { findWithin } from './activities/fit.ts'
import { activityProducts } from './activities/site-products.ts'
import { type Guests, guestsOfAges } from './cruises/cruise-address.ts'
import { activitiesHref, ashorePromise, type DayAshore, dayAshoreText, daysOfCall } from './cruises/days-ashore.ts'
import { askForFits, type Fit } from './fit-api.ts'
import { FIT_GRID, FitCard } from './fit-card.tsx'

const SHOWN = [1, 2, 3, 4] as const

/** What fits each day ashore of a booked cruise, day by day: left out where nothing is sold for them, and of what is stored to be read offline. */
export default function FitsAshore({ item }: BookedPartProps) {
  const { organisation, nowMs } = useShell()
  const cruise = offerOf(item.offer, 'CRU')
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const days = cruise?.ashore.flatMap(daysOfCall).filter(({ date }) => date > today) ?? []
  if (useOfflineCopy() || !cruise || days.length === 0 || !organisation.products.includes('ACT')) return null
  return (
    <section aria-labelledby="ashore" className="mt-12 border-t border-ink pt-5 noscript:hidden">
      <h2 id="ashore" className="text-h2-s md:text-h2">{say`Days ashore`}</h2>
      <p className="mt-1 max-w-[60ch] text-small text-ink-2">{ashorePromise()}</p>
      {days.map((day) => (
        <FitsOfDay key={`${day.date} ${day.place_id}`} day={day} guests={guestsOfAges(cruise.guests)} />
      ))}
    </section>
  )
}

type State = 'looking' | 'failed' | readonly Fit[]

function FitsOfDay({ day, guests }: { day: DayAshore; guests: Guests }) {
  const { box, isNear } = useNear<HTMLDivElement>()
  const [state, setState] = useState<State>('looking')
  const [tries, setTries] = useState(0)
  const asked = JSON.stringify({ day, guests })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by the button
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    const of = JSON.parse(asked) as { day: DayAshore; guests: Guests }
    const { place_id: place, date, after, before } = of.day
    const outing = { place, from: date, to: date, ...of.guests, seniors: 0, ...(after && { after }), ...(before && { before }) }
    askForFits((client) => findWithin(client, outing, SHOWN.length)).then(
      (fits) => !isGone && setState(fits),
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [asked, isNear, tries])
  const again = () => {
    setState('looking')
    setTries((count) => count + 1)
  }
  return (
    <div ref={box}>
      <DayFits day={day} guests={guests} state={state} onAgain={again} />
    </div>
  )
}

/** A day ashore in each of its states. */
export function DayFits({ day, guests, state, onAgain }: { day: DayAshore; guests: Guests; state: State; onAgain: () => void }) {
  const [activity] = activityProducts
  return (
    <section aria-label={`${day.city}, ${dayAshoreText(day)}`} className="mt-6">
      <h3 className="text-h3">{day.city}</h3>
      <p className="text-small text-ink-2 tabular-nums">{dayAshoreText(day)}</p>
      {state === 'looking' && (
        <Loading what={say`Looking up what fits this day`}>
          <div className={FIT_GRID}>
            {SHOWN.map((place) => (
              <Skeleton key={place} className="h-36" />
            ))}
          </div>
        </Loading>
      )}
      {state === 'failed' && (
        <Note kind="care" live className="mt-4" action={<Button size="small" onClick={onAgain}>{say`Try again`}</Button>}>
          {say`We couldn't look up what fits this day.`}
        </Note>
      )}
      {typeof state === 'object' && state.length === 0 && (
        <p className="mt-2 text-small text-ink-2">
          {say`Nothing with places for all of you starts and ends in these hours.`}{' '}
          <Link to={activitiesHref(day, guests, false)} className="link">{say`See all of that day in ${day.city}`}</Link>
        </p>
      )}
      {typeof state === 'object' && state.length > 0 && activity && (
        <>
          <ul className={FIT_GRID}>
            {state.map((fit) => (
              <FitCard key={fit.to} label={activity.label} icon={activity.icon} fit={fit} />
            ))}
          </ul>
          <p className="mt-2">
            <Link to={activitiesHref(day, guests)} className="link inline-block py-2 text-small font-[560]">
              {say`Everything that fits your day in ${day.city}`}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
