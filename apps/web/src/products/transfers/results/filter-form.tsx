import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say, sayAs } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import { type Ride, rideQuery } from '../transfer-address.ts'
import type { TransfersFound } from '../transfers-api.ts'
import { FREE, type ListName, sortOf } from './transfer-filters.ts'

interface FilterFormProps {
  readonly ride: Ride
  readonly facets: TransfersFound['facets']
  /** The query as it is chosen. */
  readonly query: URLSearchParams
  /** Leads to the list with another query. */
  readonly onQuery: (query: string) => void
}

/** What narrows a list of transfers. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ ride, facets, query, onQuery }: FilterFormProps) {
  const list = (name: ListName, title: string, allText: (count: number) => string, facet: TransfersFound['facets']['kinds']) => {
    const chosen = query.getAll(name)
    if (facet.length < 2 && chosen.length === 0) return null
    return (
      <FilterGroup title={title}>
        <CountedList name={name} choices={facet} chosen={chosen} allText={allText} onChange={(values) => onQuery(withValues(query, name, values))} />
      </FilterGroup>
    )
  }
  const sort = sortOf(query)
  const isFree = query.get('free') === '1'
  return (
    <form action={PRODUCT_PAGES.TRF.results} method="get">
      {[...rideQuery(ride)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      {list('kind', say`How you travel`, (count) => say`All ${plural(count, { one: '# kind', other: '# kinds' })}`, facets.kinds)}
      <FilterGroup title={say`Cancellation`}>
        <Counted
          name="free"
          value="1"
          label={FREE}
          count={facets.free_cancellation}
          checked={isFree}
          onChange={() => onQuery(withValues(query, 'free', isFree ? [] : ['1']))}
        />
      </FilterGroup>
      {list(
        'company',
        sayAs('of transfers')`Company`,
        (count) => sayAs('of transfers')`All ${plural(count, { one: '# company', other: '# companies' })}`,
        facets.companies,
      )}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
