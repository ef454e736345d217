import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say, sentencesText } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import { Note } from '../../../ui/note.tsx'
import { wayText } from '../../bound-words.ts'
import type { FlightSearch } from '../flight-address.ts'
import { travellersText, tripText } from '../flight-words.ts'
import type { FlightsFound } from '../flights-api.ts'
import { TakenNote } from '../taken-note.tsx'
import type { TakenPlace } from '../taken-place.ts'
import { DateStrip } from './date-strip.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './flight-filters.ts'
import { ItineraryCard } from './itinerary-card.tsx'
import { NoFlights } from './no-flights.tsx'

// A phone fetches it when it is opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => `${PRODUCT_PAGES.FLT.results}?${query}`

interface FlightResultsProps {
  readonly found: FlightsFound
  readonly search: FlightSearch
  /** The first day that can be flown. */
  readonly earliest: Day
}

/** "Lisbon to New York", by what the places of a search are called. */
export function searchText({ places }: Pick<FlightsFound, 'places'>, { slices }: Pick<FlightSearch, 'slices'>): string {
  const nameOf = (code: string) => places.find(({ iata }) => iata === code)?.name ?? code
  const [first, last] = [slices[0]!, slices.length > 2 || slices[1]?.to !== slices[0]!.from ? slices.at(-1)! : slices[0]!]
  return wayText(nameOf(first.from), nameOf(last.to))
}

/** Journeys between places with their filters and the days around. */
export function FlightResults({ found, search, earliest }: FlightResultsProps) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const query = new URLSearchParams(draft)
  const { itineraries, currency, total } = found
  const counted = say`${plural(total, { one: '# flight', other: '# flights' })}`
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, found)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how
  const prices = say`Prices are for all of you (${travellersText(search)}, ${tripText(search)}), with every tax and your bags.`
  return (
    <ResultsShell
      path={PRODUCT_PAGES.FLT.results}
      counted={counted}
      showText={say`Show ${plural(total, { one: '# flight', other: '# flights' })}`}
      head={{
        title: searchText(found, search),
        note: total > 0 ? sentencesText([prices, how]) : '',
        memberPrices: found.member_prices,
        sort: (
          <SortForm
            action={PRODUCT_PAGES.FLT.results}
            fields={[...query].filter(([name]) => name !== 'sort' && name !== 'cursor')}
            name="sort"
            options={SORTS}
            value={sortOf(query)}
            onSort={(sort) => go(withValues(query, 'sort', sort === 'best' ? [] : [sort]))}
          />
        ),
        share: { path: hrefOf(withValues(query, 'cursor', [])), copied: say`Link copied. It opens this search with the same days and filters.` },
      }}
      filters={{
        form: <FilterForm search={search} found={found} query={query} onQuery={go} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing,
      }}
      map={null}
      pages={{
        before,
        shown: itineraries.length,
        total,
        previous: before > 0 ? { to: pageAt(before - PAGE_SIZE), words: say`Previous page` } : null,
        next: found.next === null ? null : pageAt(Number(found.next)),
      }}
      late={{ names: found.late, again: hrefOf(query.toString()) }}
      empty={null}
    >
      {[
        ...takenIn(given, found).map((taken) => <TakenNote key={taken.text} {...taken} />),
        ...(search.trip === 'several' ? [] : [<DateStrip key="days" search={search} currency={currency} earliest={earliest} />]),
        ...(found.only_long_ways && itineraries.length > 0 ? [<LongWays key="long" />] : []),
        ...itineraries.map((itinerary) => <ItineraryCard key={itinerary.itinerary_id} found={itinerary} search={search} currency={currency} />),
        ...(itineraries.length === 0
          ? [
              <NoFlights
                key="none"
                search={search}
                nearest={found.nearest_days}
                cabins={found.other_cabins}
                active={active}
                hrefOf={hrefOf}
                clearing={clearing}
              />,
            ]
          : []),
      ]}
    </ResultsShell>
  )
}

const TYPED = /^([A-Z]{3}) (.{1,80})$/

/** Places that were taken for what was typed, as the address of the list says it. */
export const takenIn = (query: URLSearchParams, { places }: Pick<FlightsFound, 'places'>): TakenPlace[] =>
  query.getAll('typed').flatMap((each) => {
    const [, code, text] = TYPED.exec(each) ?? []
    const place = places.find(({ iata }) => iata === code)
    return place && text ? [{ text, name: place.name, isKnown: true, near: [] }] : []
  })

/** Nothing shorter goes. */
function LongWays() {
  return (
    <div className="py-3">
      <Note kind="plain">{say`No way with up to two changes on this day. These need more changes or longer waits.`}</Note>
    </div>
  )
}
