import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import { partyText, printQuery, type Ride } from '../transfer-address.ts'
import { wayText } from '../transfer-words.ts'
import type { TransfersFound } from '../transfers-api.ts'
import { NoTransfers } from './no-transfers.tsx'
import { NotThen } from './not-then.tsx'
import { TransferCard } from './transfer-card.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './transfer-filters.ts'

// A phone fetches it when it is opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => `${PRODUCT_PAGES.TRF.results}?${printQuery(new URLSearchParams(query))}`

/** The ways from one place to another with their filters. */
export function TransferResults({ found, ride }: { found: TransfersFound; ride: Ride }) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const query = new URLSearchParams(draft)
  const { transfers, currency, total } = found
  const counted = say`${plural(total, { one: '# transfer', other: '# transfers' })}`
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, found.facets)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how
  return (
    <ResultsShell
      path={PRODUCT_PAGES.TRF.results}
      counted={counted}
      showText={say`Show ${plural(total, { one: '# transfer', other: '# transfers' })}`}
      head={{
        title: wayText(found),
        note: total > 0 ? `${say`Prices are for all of you (${partyText(ride)}), taxes and tolls included.`} ${how ?? ''}` : '',
        memberPrices: found.member_prices,
        sort: (
          <SortForm
            action={PRODUCT_PAGES.TRF.results}
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
        form: <FilterForm ride={ride} facets={found.facets} query={query} onQuery={go} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing,
      }}
      map={null}
      pages={{
        before,
        shown: transfers.length,
        total,
        previous: before > 0 ? { to: pageAt(before - PAGE_SIZE), words: say`Previous page` } : null,
        next: found.next === null ? null : pageAt(Number(found.next)),
      }}
      empty={
        <>
          <NoTransfers active={active} hrefOf={hrefOf} clearing={clearing} />
          <NotThen list={found.not_then} />
        </>
      }
    >
      {[
        ...transfers.map((transfer) => <TransferCard key={transfer.transfer_id} found={transfer} ride={ride} currency={currency} />),
        ...(transfers.length > 0 ? [<NotThen key="not then" list={found.not_then} />] : []),
      ]}
    </ResultsShell>
  )
}
