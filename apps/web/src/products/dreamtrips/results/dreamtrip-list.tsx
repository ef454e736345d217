import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { HelpList, NoneMatch, pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import { addressOf, type TripSearch, tripsHref } from '../dreamtrip-address.ts'
import { peopleText } from '../dreamtrip-words.ts'
import type { TripsFound } from '../dreamtrips-api.ts'
import { WhatItTakes } from '../what-it-takes.tsx'
import { DreamtripCard } from './dreamtrip-card.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './dreamtrip-filters.ts'

// A phone fetches them when they are opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => addressOf(PRODUCT_PAGES.DTR.results, new URLSearchParams(query))
const countText = (total: number): string => say`${plural(total, { one: '# group trip', other: '# group trips' })}`

/** The departures on sale, with their filters. */
export function DreamtripList({ found, search }: { readonly found: TripsFound; readonly search: TripSearch }) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const query = new URLSearchParams(draft)
  const { trips, facets, takes, total } = found
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, facets)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how ?? ''
  return (
    <>
      <WhatItTakes takes={takes} className="mt-5" />
      <ResultsShell
        path={PRODUCT_PAGES.DTR.results}
        counted={countText(total)}
        showText={say`Show ${plural(total, { one: '# group trip', other: '# group trips' })}`}
        head={{
          title: countText(total),
          note: total > 0 ? `${say`Member prices for ${peopleText(search.people)}, taxes and fees included.`} ${how}` : '',
          memberPrices: false,
          sort: (
            <SortForm
              action={PRODUCT_PAGES.DTR.results}
              fields={[...query].filter(([name]) => name !== 'sort' && name !== 'cursor')}
              name="sort"
              options={SORTS}
              value={sortOf(query)}
              onSort={(sort) => go(withValues(query, 'sort', sort === 'date' ? [] : [sort]))}
            />
          ),
          share: { path: hrefOf(withValues(query, 'cursor', [])), copied: say`Link copied. It opens this search with the same filters.` },
        }}
        filters={{
          form: <FilterForm search={search} facets={facets} query={query} onQuery={go} />,
          chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
          clearing,
        }}
        map={null}
        pages={{
          before,
          shown: trips.length,
          total,
          previous: before > 0 ? { to: pageAt(Math.max(0, before - PAGE_SIZE)), words: say`Previous page` } : null,
          next: found.next === null ? null : pageAt(Number(found.next)),
        }}
        empty={
          clearing.count > 0 ? (
            <NoneMatch title={say`No group trips match all your filters`} line={say`Remove one to see the others.`} {...{ active, hrefOf, clearing }} />
          ) : (
            <div className="py-8">
              <h2 className="text-h3">{say`No group trips there in this month`}</h2>
              <HelpList
                title={say`What may have something`}
                links={[
                  ...(search.month ? [{ to: tripsHref({ ...search, month: '' }), words: say`Any month`, detail: '' }] : []),
                  ...(search.place ? [{ to: tripsHref({ ...search, place: '' }), words: say`Anywhere`, detail: '' }] : []),
                ]}
              />
            </div>
          )
        }
      >
        {trips.map((trip, at) => (
          <DreamtripCard key={trip.trip_id} at={at} found={trip} people={search.people} />
        ))}
      </ResultsShell>
    </>
  )
}
