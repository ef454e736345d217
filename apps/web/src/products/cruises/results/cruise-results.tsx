import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say, sentencesText } from '@sojourn/i18n'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { pageFrom, ResultsShell, SortForm, useDraft, withValues } from '../../../features/results/index.ts'
import { addressOf, type CruiseSearch, cruisesHref } from '../cruise-address.ts'
import { cruisesText, guestsText } from '../cruise-words.ts'
import type { CruisesFound } from '../cruises-api.ts'
import { CruiseCard } from './cruise-card.tsx'
import { activeFilters, countFilters, PAGE_SIZE, SORTS, sortOf, widened } from './cruise-filters.ts'
import { MonthStrip } from './month-strip.tsx'
import { NoCruises } from './no-cruises.tsx'

// A phone fetches it when it is opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const hrefOf = (query: string): string => addressOf(PRODUCT_PAGES.CRU.results, new URLSearchParams(query))

/** Cruises with their filters, and the months around. */
export function CruiseResults({ found, search }: { found: CruisesFound; search: CruiseSearch }) {
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const query = new URLSearchParams(draft)
  const { sailings, total, currency, where, months } = found
  const counted = cruisesText(total)
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(pageFrom(given, cursor))
  const active = activeFilters(query, found.facets)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)), count: countFilters(query) }
  const how = SORTS.find(({ value }) => value === sortOf(query))?.how
  const prices = say`Prices are for the whole cabin (${guestsText(search)}), with port taxes and gratuities.`
  return (
    <ResultsShell
      path={PRODUCT_PAGES.CRU.results}
      counted={counted}
      showText={say`Show ${plural(total, { one: '# cruise', other: '# cruises' })}`}
      head={{
        title: where ? say`${plural(total, { one: '# cruise', other: '# cruises' })}: ${where.name}` : counted,
        note: total > 0 ? sentencesText([prices, how]) : '',
        memberPrices: found.member_prices,
        sort: (
          <SortForm
            action={PRODUCT_PAGES.CRU.results}
            fields={[...query].filter(([name]) => name !== 'sort' && name !== 'cursor')}
            name="sort"
            options={SORTS}
            value={sortOf(query)}
            onSort={(sort) => go(withValues(query, 'sort', sort === 'recommended' ? [] : [sort]))}
          />
        ),
        share: { path: hrefOf(withValues(query, 'cursor', [])), copied: say`Link copied. It opens this search with the same filters.` },
      }}
      filters={{
        form: <FilterForm search={search} found={found} query={query} onQuery={go} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing,
      }}
      map={null}
      pages={{
        before,
        shown: sailings.length,
        total,
        previous: before > 0 ? { to: pageAt(before - PAGE_SIZE), words: say`Previous page` } : null,
        next: found.next === null ? null : pageAt(Number(found.next)),
      }}
      empty={null}
    >
      {[
        <MonthStrip key="months" months={months} chosen={search.month} currency={currency} hrefOf={(month) => cruisesHref({ ...search, month })} />,
        ...sailings.map((sailing, at) => <CruiseCard key={sailing.sailing_id} found={sailing} search={search} at={at} />),
        ...(sailings.length === 0 ? [<NoCruises key="none" search={search} found={found} active={active} hrefOf={hrefOf} clearing={clearing} />] : []),
      ]}
    </ResultsShell>
  )
}
