import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import { type TableSearch, tableQuery } from '../table-address.ts'
import type { RestaurantsFound } from '../tables-api.ts'
import { BOXES, type ListName, levelText, sortOf } from './table-filters.ts'

interface FilterFormProps {
  readonly search: TableSearch
  readonly facets: RestaurantsFound['facets']
  /** The query as it is chosen. */
  readonly query: URLSearchParams
  /** Leads to the list with another query. */
  readonly onQuery: (query: string) => void
}

/** What narrows a list of restaurants. A plain GET form: scripts only save the press of "Apply". */
export function FilterForm({ search, facets, query, onQuery }: FilterFormProps) {
  const list = (name: ListName, title: string, allText: (count: number) => string, facet: RestaurantsFound['facets']['cuisines']) => {
    const chosen = query.getAll(name)
    if (facet.length < 2 && chosen.length === 0) return null
    return (
      <FilterGroup title={title}>
        <CountedList name={name} choices={facet} chosen={chosen} allText={allText} onChange={(values) => onQuery(withValues(query, name, values))} />
      </FilterGroup>
    )
  }
  const sort = sortOf(query)
  const levels = facets.levels.map((level) => ({ ...level, label: levelText(level.value) }))
  return (
    <form action={PRODUCT_PAGES.RES.results} method="get">
      {[...tableQuery(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      <FilterGroup title={say`Booking`}>
        {Object.entries(BOXES).map(([name, { label, facet }]) => {
          const checked = query.get(name) === '1'
          return (
            <Counted
              key={name}
              name={name}
              value="1"
              label={label}
              count={facets[facet]}
              checked={checked}
              onChange={() => onQuery(withValues(query, name, checked ? [] : ['1']))}
            />
          )
        })}
      </FilterGroup>
      {list('cuisine', say`Cuisine`, (count) => say`All ${plural(count, { one: '# cuisine', other: '# cuisines' })}`, facets.cuisines)}
      {list('level', say`Price level`, (count) => say`All ${plural(count, { one: '# price level', other: '# price levels' })}`, levels)}
      {list('area', say`Where the table is`, (count) => say`All ${plural(count, { one: '# area', other: '# areas' })}`, facets.areas)}
      {list('district', say`District`, (count) => say`All ${plural(count, { one: '# district', other: '# districts' })}`, facets.districts)}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
