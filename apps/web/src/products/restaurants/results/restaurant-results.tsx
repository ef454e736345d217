import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, plural, say, stopText } from '@sojourn/i18n'
import { lazy, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import { addressOf, type TableSearch } from '../table-address.ts'
import { forText, whenText } from '../table-words.ts'
import type { RestaurantsFound } from '../tables-api.ts'
import { NoTables } from './no-tables.tsx'
import { PinCard } from './pin-card.tsx'
import { RestaurantCard } from './restaurant-card.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './table-filters.ts'
import { tablePins } from './table-pins.ts'

// A phone fetches them when they are opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => addressOf(PRODUCT_PAGES.RES.results, query)

/** The restaurants of a place with their times, their filters and the map. */
export function RestaurantResults({ found, search }: { found: RestaurantsFound; search: TableSearch }) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const [pointed, setPointed] = useState<string | null>(null)
  const query = new URLSearchParams(draft)
  const { place, restaurants, currency, total } = found
  const pinsOf = useCallback(() => tablePins(restaurants, search.time), [restaurants, search.time])
  const counted = say`${plural(total, { one: '# restaurant', other: '# restaurants' })}`
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, found.facets)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how
  return (
    <ResultsShell
      path={PRODUCT_PAGES.RES.results}
      counted={counted}
      showText={say`Show ${plural(total, { one: '# restaurant', other: '# restaurants' })}`}
      head={{
        title: say`${plural(total, { one: '# restaurant', other: '# restaurants' })} in ${place.name}`,
        note: total > 0 ? stopText([commaText([forText(search.party), whenText(`${search.day}T${search.time}`)]), how ?? '']) : '',
        memberPrices: false,
        sort: (
          <SortForm
            action={PRODUCT_PAGES.RES.results}
            fields={[...query].filter(([name]) => name !== 'sort' && name !== 'cursor')}
            name="sort"
            options={SORTS}
            value={sortOf(query)}
            onSort={(sort) => go(withValues(query, 'sort', sort === 'recommended' ? [] : [sort]))}
          />
        ),
        share: { path: hrefOf(withValues(query, 'cursor', [])), copied: say`Link copied. It opens this search with the same time and filters.` },
      }}
      filters={{
        form: <FilterForm search={search} facets={found.facets} query={query} onQuery={go} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing,
      }}
      map={
        restaurants.length === 0
          ? null
          : {
              placeId: place.destination,
              centre: place,
              title: say`Restaurants in ${place.name}`,
              label: say`Map of ${plural(restaurants.length, { one: '# restaurant', other: '# restaurants' })} in ${place.name}`,
              pinsOf,
              shows: 'all',
              card: (id, onClose) => {
                const chosen = restaurants.find(({ restaurant_id }) => restaurant_id === id)
                return chosen ? <PinCard found={chosen} search={search} onClose={onClose} /> : null
              },
              pointed,
              onPoint: setPointed,
            }
      }
      pages={{
        before,
        shown: restaurants.length,
        total,
        previous: before > 0 ? { to: pageAt(before - PAGE_SIZE), words: say`Previous page` } : null,
        next: found.next === null ? null : pageAt(Number(found.next)),
      }}
      empty={<NoTables search={search} active={active} hrefOf={hrefOf} clearing={clearing} />}
    >
      {restaurants.map((each) => (
        <RestaurantCard key={each.restaurant_id} found={each} search={search} currency={currency} onPoint={setPointed} />
      ))}
    </ResultsShell>
  )
}
