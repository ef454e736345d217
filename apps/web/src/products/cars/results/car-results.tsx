import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { lazy, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import type { Rental } from '../car-address.ts'
import type { CarsFound } from '../cars-api.ts'
import { CarCard } from './car-card.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './car-filters.ts'
import { DepotCard } from './depot-card.tsx'
import { depotPins } from './depot-pins.ts'
import { NoCars } from './no-cars.tsx'

// A phone fetches them when they are opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => `${PRODUCT_PAGES.CAR.results}?${query.replaceAll('%3A', ':')}`

/** The cars of a place with their filters and the map of their desks. */
export function CarResults({ found, rental }: { found: CarsFound; rental: Rental }) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const [pointed, setPointed] = useState<string | null>(null)
  const query = new URLSearchParams(draft)
  const { place, cars, depots, currency, total } = found
  const pinsOf = useCallback(() => depotPins(depots, currency), [depots, currency])
  const counted = say`${plural(total, { one: '# car', other: '# cars' })}`
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, found.facets)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how
  return (
    <ResultsShell
      path={PRODUCT_PAGES.CAR.results}
      counted={counted}
      showText={say`Show ${plural(total, { one: '# car', other: '# cars' })}`}
      head={{
        title: say`${plural(total, { one: '# car', other: '# cars' })} in ${place.name}`,
        note: total > 0 ? `${say`Prices are for ${found.duration} and a driver aged ${rental.age}, taxes and fees included.`} ${how ?? ''}` : '',
        memberPrices: found.member_prices,
        sort: (
          <SortForm
            action={PRODUCT_PAGES.CAR.results}
            fields={[...query].filter(([name]) => name !== 'sort' && name !== 'cursor')}
            name="sort"
            options={SORTS}
            value={sortOf(query)}
            onSort={(sort) => go(withValues(query, 'sort', sort === 'recommended' ? [] : [sort]))}
          />
        ),
        share: { path: hrefOf(withValues(query, 'cursor', [])), copied: say`Link copied. It opens this search with the same times and filters.` },
      }}
      filters={{
        form: <FilterForm rental={rental} facets={found.facets} query={query} onQuery={go} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing,
      }}
      map={
        depots.length === 0
          ? null
          : {
              placeId: place.place_id,
              centre: place,
              title: say`Rental desks in ${place.name}`,
              label: say`Map of ${plural(depots.length, { one: '# rental desk', other: '# rental desks' })} in ${place.name}`,
              pinsOf,
              // Most desks are at the airport: those in town would lie off the map.
              shows: 'all',
              card: (id, onClose) => {
                const depot = depots.find(({ depot_id }) => depot_id === id)
                return depot ? <DepotCard depot={depot} rental={rental} currency={currency} onClose={onClose} /> : null
              },
              pointed,
              onPoint: setPointed,
            }
      }
      pages={{
        before,
        shown: cars.length,
        total,
        previous: before > 0 ? { to: pageAt(before - PAGE_SIZE), words: say`Previous page` } : null,
        next: found.next === null ? null : pageAt(Number(found.next)),
      }}
      empty={<NoCars rental={rental} active={active} hrefOf={hrefOf} clearing={clearing} />}
    >
      {cars.map((car) => (
        <CarCard key={car.car_id} found={car} rental={rental} currency={currency} onPoint={setPointed} />
      ))}
    </ResultsShell>
  )
}
