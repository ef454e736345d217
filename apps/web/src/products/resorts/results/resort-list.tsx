import { commaText, say } from '@sojourn/i18n'
import { lazy, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ClearLink, HelpList, ResultsShell, SortForm, useDraft } from '../../../features/results/index.ts'
import { resortsText } from '../resort-words.ts'
import type { Resort, WeeksFound } from '../resorts-api.ts'
import { activeFilters, type STAY_SORTS, type WEEK_SORTS, widened, withValues } from './resort-filters.ts'

// A phone fetches it when it is opened.
const FilterForm = lazy(() => import('./filter-form.tsx').then((found) => ({ default: found.FilterForm })))

const PAGE_SIZE = 10

interface ResortListProps<Row> {
  readonly path: string
  readonly found: Pick<WeeksFound, 'place' | 'facets' | 'total' | 'next' | 'member_prices' | 'currency'>
  readonly rows: readonly Row[]
  readonly resortOf: (row: Row) => Resort
  /** What a pin on the map says. */
  readonly priceOf: (row: Row) => string
  readonly sorts: typeof WEEK_SORTS | typeof STAY_SORTS
  readonly note: string
  readonly hasExchange: boolean
  readonly nothing: {
    readonly title: string
    readonly text: string
    readonly links: readonly { readonly to: string; readonly words: string; readonly detail: string }[]
    readonly waiting?: React.ReactNode
  }
  /** What stands between the head and the first card. */
  readonly above?: React.ReactNode
  readonly card: (row: Row, at: number, onPoint: (id: string | null) => void) => React.ReactNode
}

/** Resorts that were found, with filters and map: of weeks and of nights alike. */
export function ResortList<Row>({ path, found, rows, resortOf, priceOf, sorts, note, hasExchange, nothing, above, card }: ResortListProps<Row>) {
  const hrefOf = (query: string): string => `${path}?${query}`
  const [given] = useSearchParams()
  const { draft, go } = useDraft(given.toString(), hrefOf)
  const [pointed, setPointed] = useState<string | null>(null)
  const query = new URLSearchParams(draft)
  const { place, facets, total, next, member_prices: memberPrices } = found
  const sort = sorts.find(({ value }) => value === query.get('sort')) ?? sorts[0]
  const before = Number(given.get('cursor') ?? 0)
  const pageAt = (cursor: number) => hrefOf(withValues(given, 'cursor', cursor > 0 ? [String(cursor)] : []))
  const active = activeFilters(query)
  const clearing = { to: hrefOf(widened(query)), onClear: () => go(widened(query)) }
  const pinsOf = useCallback(
    () =>
      rows.map((row) => {
        const { resort_id: id, name, latitude, longitude } = resortOf(row)
        const label = priceOf(row)
        return { id, name, latitude, longitude, label, spoken: commaText([name, label]), listed: true }
      }),
    [rows, resortOf, priceOf],
  )
  const isCity = place.type === 'city' || place.type === 'resort'
  const centre = rows[0] && resortOf(rows[0])
  return (
    <ResultsShell
      path={path}
      counted={resortsText(total)}
      showText={say`Show ${resortsText(total)}`}
      head={{
        title: say`${resortsText(total)} in ${place.name}`,
        note: total > 0 ? `${note} ${sort.how}` : '',
        memberPrices,
        sort: (
          <SortForm
            action={path}
            fields={[...query].filter(([name]) => name !== 'sort' && name !== 'cursor')}
            name="sort"
            options={sorts}
            value={sort.value}
            onSort={(value) => go(withValues(query, 'sort', value === 'recommended' ? [] : [value]))}
          />
        ),
        share: { path: hrefOf(withValues(query, 'cursor', [])), copied: say`Link copied. It opens this search with the same filters.` },
      }}
      filters={{
        form: <FilterForm action={path} facets={facets} query={query} onQuery={go} hasExchange={hasExchange} />,
        chipsOf: () => active.map(({ label, without }) => ({ label, to: hrefOf(without), onRemove: () => go(without) })),
        clearing: { ...clearing, count: active.length },
      }}
      map={
        isCity && centre
          ? {
              placeId: centre.destination,
              centre,
              title: say`Resorts in ${place.name}`,
              label: say`Map of ${resortsText(rows.length)} in ${place.name}`,
              pinsOf,
              shows: 'all',
              card: () => null,
              pointed,
              onPoint: setPointed,
            }
          : null
      }
      pages={{
        before,
        shown: rows.length,
        total,
        previous: before > 0 ? { to: pageAt(Math.max(0, before - PAGE_SIZE)), words: say`Previous page` } : null,
        next: next === null ? null : pageAt(Number(next)),
      }}
      empty={
        <div className="py-8">
          <h2 className="text-h3">{active.length > 0 ? say`No resorts match all your filters` : nothing.title}</h2>
          <p className="mt-1 max-w-[34rem] text-ink-2">{nothing.text}</p>
          {active.length > 0 && (
            <p className="mt-3">
              <ClearLink count={active.length} {...clearing}>{say`Clear all filters`}</ClearLink>
            </p>
          )}
          {above && <div className="mt-5">{above}</div>}
          <HelpList title={say`What may have something`} links={nothing.links} />
          {nothing.waiting && <div className="mt-6 max-w-[34rem]">{nothing.waiting}</div>}
        </div>
      }
    >
      {rows.map((row, at) => (
        <div key={resortOf(row).resort_id}>
          {at === 0 && above}
          {card(row, at, setPointed)}
        </div>
      ))}
    </ResultsShell>
  )
}
