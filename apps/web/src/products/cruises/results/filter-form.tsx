import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { moneyText, plural, say, sayAs } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import { type CruiseSearch, cruiseQuery } from '../cruise-address.ts'
import type { CruisesFound } from '../cruises-api.ts'
import { BOXES, type BoxName, type ListName, sortOf } from './cruise-filters.ts'

interface FilterFormProps {
  readonly search: CruiseSearch
  readonly found: Pick<CruisesFound, 'facets' | 'currency'>
  /** The query as it is chosen. */
  readonly query: URLSearchParams
  /** Leads to the list with another query. */
  readonly onQuery: (query: string) => void
}

/** What narrows a list of cruises. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ search, found: { facets, currency }, query, onQuery }: FilterFormProps) {
  const list = (name: ListName, title: string, allText: (count: number) => string, facet: CruisesFound['facets']['lines']) => {
    const chosen = query.getAll(name)
    if (facet.length < 2 && chosen.length === 0) return null
    const choices = facet.map((each) => ({ ...each, label: say`${each.label}, from ${moneyText(Math.ceil(each.from), currency)}` }))
    return (
      <FilterGroup title={title}>
        <CountedList name={name} choices={choices} chosen={chosen} allText={allText} onChange={(values) => onQuery(withValues(query, name, values))} />
      </FilterGroup>
    )
  }
  const sort = sortOf(query)
  return (
    <form action={PRODUCT_PAGES.CRU.results} method="get">
      {[...cruiseQuery(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      {list('region', say`Waters`, () => say`All waters`, facets.regions)}
      {list('kind', sayAs('of a ship')`Cabin`, () => say`All cabins`, facets.kinds)}
      {list('length', say`How long`, () => say`All lengths`, facets.lengths)}
      {list('line', say`Cruise line`, (count) => say`All ${plural(count, { one: '# cruise line', other: '# cruise lines' })}`, facets.lines)}
      {list('from_port', say`From port`, (count) => say`All ${plural(count, { one: '# port', other: '# ports' })}`, facets.from_ports)}
      <FilterGroup title={say`On the way`}>
        {(Object.keys(BOXES) as BoxName[]).map((name) => {
          const checked = query.get(name) === '1'
          return (
            <Counted
              key={name}
              name={name}
              value="1"
              label={BOXES[name]}
              count={facets[name]}
              checked={checked}
              onChange={() => onQuery(withValues(query, name, checked ? [] : ['1']))}
            />
          )
        })}
      </FilterGroup>
      {list('ship', say`Ship`, (count) => say`All ${plural(count, { one: '# ship', other: '# ships' })}`, facets.ships)}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
