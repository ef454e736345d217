import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import { type TripSearch, tripsQuery } from '../dreamtrip-address.ts'
import type { TripsFound } from '../dreamtrips-api.ts'
import { sortOf } from './dreamtrip-filters.ts'

interface FilterFormProps {
  readonly search: TripSearch
  readonly facets: TripsFound['facets']
  /** The query as it is chosen. */
  readonly query: URLSearchParams
  /** Leads to the list with another query. */
  readonly onQuery: (query: string) => void
}

/** What narrows a list of departures. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ search, facets, query, onQuery }: FilterFormProps) {
  const [sort, isSure] = [sortOf(query), query.get('guaranteed') === '1']
  return (
    <form action={PRODUCT_PAGES.DTR.results} method="get">
      {[...tripsQuery(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'date' && <input type="hidden" name="sort" value={sort} />}
      <FilterGroup title={say`Sure to go`}>
        <Counted
          name="guaranteed"
          value="1"
          label={say`Guaranteed`}
          count={facets.guaranteed}
          checked={isSure}
          onChange={() => onQuery(withValues(query, 'guaranteed', isSure ? [] : ['1']))}
        />
      </FilterGroup>
      {(facets.themes.length > 1 || query.has('theme')) && (
        <FilterGroup title={say`What it's about`}>
          <CountedList
            name="theme"
            choices={facets.themes}
            chosen={query.getAll('theme')}
            allText={(count) => say`All ${plural(count, { one: '# kind', other: '# kinds' })}`}
            onChange={(values) => onQuery(withValues(query, 'theme', values))}
          />
        </FilterGroup>
      )}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
