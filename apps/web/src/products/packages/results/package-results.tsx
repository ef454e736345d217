import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say, sentencesText } from '@sojourn/i18n'
import { lazy, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import { wayText } from '../../bound-words.ts'
import type { TripSearch } from '../package-address.ts'
import { partOf, travellersText } from '../package-words.ts'
import type { PackagesFound } from '../packages-api.ts'
import { NoPackages } from './no-packages.tsx'
import { cardId, PackageCard } from './package-card.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './package-filters.ts'
import { packagePins } from './package-pins.ts'
import { PinCard } from './pin-card.tsx'

// A phone fetches it when it is opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => `${PRODUCT_PAGES.PKG.results}?${query.replaceAll('%2C', ',').replaceAll('%7C', '|')}`

/** Flights and places to stay that fit each other, with their filters and a map of where one sleeps. */
export function PackageResults({ found, search }: { found: PackagesFound; search: TripSearch }) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const [pointed, setPointed] = useState<string | null>(null)
  const query = new URLSearchParams(draft)
  const { packages, total, to, from } = found
  const pinsOf = useCallback(() => packagePins(packages), [packages])
  const counted = say`${plural(total, { one: '# package', other: '# packages' })}`
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, found)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how
  const prices = say`Prices are for ${travellersText(search)} with flights, hotel, taxes and fees; each part shows what it costs by itself.`
  const stays = packages.flatMap(({ parts }) => partOf(parts, 'stay')?.stay ?? [])
  return (
    <ResultsShell
      path={PRODUCT_PAGES.PKG.results}
      counted={counted}
      showText={say`Show ${plural(total, { one: '# package', other: '# packages' })}`}
      head={{
        title: wayText(from.name, to.name),
        note: total > 0 ? sentencesText([prices, how]) : '',
        memberPrices: found.member_prices,
        sort: (
          <SortForm
            action={PRODUCT_PAGES.PKG.results}
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
        form: <FilterForm search={search} facets={found.facets} query={query} onQuery={go} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing,
      }}
      map={
        stays[0] === undefined
          ? null
          : {
              placeId: to.place_id,
              centre: { latitude: stays[0].latitude, longitude: stays[0].longitude },
              title: say`Hotels in ${to.name}`,
              label: say`Map of ${plural(packages.length, { one: '# package', other: '# packages' })} in ${to.name}`,
              pinsOf,
              card: (id, onClose) => {
                const chosen = packages[Number(id)]
                return chosen ? <PinCard found={chosen} search={search} onClose={onClose} /> : null
              },
              elementOf: (id) => cardId(Number(id)),
              pointed,
              onPoint: setPointed,
            }
      }
      pages={{
        before,
        shown: packages.length,
        total,
        previous: before > 0 ? { to: pageAt(before - PAGE_SIZE), words: say`Previous page` } : null,
        next: found.next === null ? null : pageAt(Number(found.next)),
      }}
      late={{ names: found.late, again: hrefOf(query.toString()) }}
      empty={<NoPackages found={found} search={search} active={active} hrefOf={hrefOf} clearing={clearing} />}
    >
      {packages.map((each, at) => (
        <PackageCard
          key={each.parts.map(({ url }) => url).join(' ')}
          found={each}
          search={search}
          city={to.name}
          at={at}
          onPoint={(where) => setPointed(where === null ? null : String(where))}
        />
      ))}
    </ResultsShell>
  )
}
