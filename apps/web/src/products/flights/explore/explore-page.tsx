import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, dayText, moneyText, monthText, plural, say, sayAs } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { givenPlace, PlaceField, typedPlace } from '../../../features/search-form/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { stopsText } from '../../bound-words.ts'
import { flightResultsHref, USUAL } from '../flight-address.ts'
import { type Explored, FLIGHT_PLACES } from '../flights-api.ts'
import { TakenNote } from '../taken-note.tsx'
import type { TakenPlace } from '../taken-place.ts'

// Drawn where there is room for it.
const ExploreMap = lazy(() => import('./explore-map.tsx').then((found) => ({ default: found.ExploreMap })))

interface ExplorePageProps {
  readonly explored: Explored
  /** Where its origin is not called as it was asked for. */
  readonly taken?: TakenPlace | null
  readonly month: string
  readonly months: readonly string[]
  /** The most that a flight may cost; null without a limit. */
  readonly budget: number | null
}

const PAGE = PRODUCT_PAGES.FLT.places
const FIRST_SHOWN = 40
const STEP = 10

/** "Where can I fly?": every place from one origin in one month, by price, on a map and in a list. */
export function ExplorePage({ explored, taken = null, month, months, budget }: ExplorePageProps) {
  const { from, currency } = explored
  const navigate = useNavigate()
  const sliderId = useId()
  const [origin, setOrigin] = useState(givenPlace(from.iata, from.name))
  const [limit, setLimit] = useState(budget)
  const [all, setAll] = useState(false)
  const isWide = useWide('64rem')
  const sorted = useMemo(() => explored.places.toSorted((a, b) => a.total - b.total), [explored])
  const places = useMemo(() => sorted.filter(({ total }) => limit === null || total <= limit), [sorted, limit])
  const most = Math.ceil((sorted.at(-1)?.total ?? 0) / STEP) * STEP
  const least = Math.floor((sorted[0]?.total ?? 0) / STEP) * STEP
  const go = (iata: string, when: string) => {
    const query = new URLSearchParams({ from: iata, month: when, ...(limit !== null && { max: String(limit) }) })
    void navigate(`${PAGE}?${query}`, { preventScrollReset: true })
  }
  const hrefOf = ({ iata, date }: Explored['places'][number]) =>
    flightResultsHref({ ...USUAL, trip: 'one_way', slices: [{ from: from.iata, to: iata, day: date as Day }] })
  return (
    <div className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`Where can I fly?`}</h1>
      <p className="mt-2 text-lead text-ink-2">{say`One-way prices for one adult, with every tax, on the day that is likely the cheapest. A search of that day may find less.`}</p>
      {taken && <TakenNote {...taken} />}
      <search aria-label={say`Where can I fly?`}>
        <form action={PAGE} method="get" className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.6fr_auto]">
          <div className="relative rounded-control border border-rule-2 bg-sheet px-3.5 py-1.5">
            <PlaceField
              label={sayAs('a place')`From`}
              name="from"
              placeholder={say`City or airport`}
              among={FLIGHT_PLACES}
              text={origin.text}
              onText={(text) => setOrigin(typedPlace(text))}
              onPlace={(place) => go(place.place_id, month)}
            />
          </div>
          <Select
            label={say`Month`}
            name="month"
            value={month}
            options={months.map((value) => ({ value, label: monthText(value) }))}
            onChange={({ target }) => go(origin.id || from.iata, target.value)}
          />
          <div>
            <label htmlFor={sliderId} className="label">
              {limit === null ? say`Any budget` : say`Up to ${moneyText(limit, currency)}`}
            </label>
            <input
              id={sliderId}
              type="range"
              name="max"
              min={least}
              max={most}
              step={STEP}
              value={limit ?? most}
              aria-valuetext={moneyText(limit ?? most, currency)}
              onChange={({ target }) => setLimit(Number(target.value) >= most ? null : Number(target.value))}
              className="h-11 w-full accent-ink"
            />
          </div>
          <Button type="submit" look="ink">{say`Show`}</Button>
        </form>
      </search>
      <p className="mt-6 border-b border-ink pb-2.5 text-small font-[620]" aria-live="polite">
        {say`${plural(places.length, { one: '# place', other: '# places' })} from ${from.name} in ${monthText(month)}`}
      </p>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {isWide && (
          <Suspense
            fallback={
              <Loading what={say`Loading the map`}>
                <Skeleton className="aspect-[760/520] w-full" />
              </Loading>
            }
          >
            <ExploreMap explored={explored} places={places} hrefOf={hrefOf} />
          </Suspense>
        )}
        <div>
          <ul className="lg:max-h-[36rem] lg:overflow-y-auto">
            {places.slice(0, all ? undefined : FIRST_SHOWN).map((place) => (
              <li key={place.place_id} className="border-b border-rule">
                <Link to={hrefOf(place)} className="group flex items-baseline justify-between gap-4 py-2.5">
                  <span className="min-w-0">
                    <span className="block font-display text-lead font-[500] underline-offset-4 group-hover:underline">{place.name}</span>
                    <span className="block text-caption text-ink-2">{commaText([place.country, dayText(place.date), stopsText(place.stops)])}</span>
                  </span>
                  <span className="shrink-0 font-[640] tabular-nums">{moneyText(place.total, currency)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {places.length > FIRST_SHOWN && !all && <Button className="mt-4" wide onClick={() => setAll(true)}>{say`Show all ${places.length}`}</Button>}
          {places.length === 0 && (
            <p className="py-6 text-body text-ink-2">{say`No place costs so little this month. Move the budget up, or choose another month.`}</p>
          )}
        </div>
      </div>
    </div>
  )
}
