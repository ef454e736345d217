import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import type { ActivitiesFound } from '../activities-api.ts'
import { type Outing, outingQuery } from '../activity-address.ts'
import { BOXES, type ListName, sortOf } from './activity-filters.ts'
import { HoursFields } from './hours-fields.tsx'

interface FilterFormProps {
  readonly outing: Outing
  readonly facets: ActivitiesFound['facets']
  /** The query as it is chosen. */
  readonly query: URLSearchParams
  /** Leads to the list with another query. */
  readonly onQuery: (query: string) => void
}

/** What narrows a list of activities. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ outing, facets, query, onQuery }: FilterFormProps) {
  const choices = (name: ListName, allText: (count: number) => string, facet: ActivitiesFound['facets']['categories']) => {
    const chosen = query.getAll(name)
    if (facet.length < 2 && chosen.length === 0) return null
    return <CountedList name={name} choices={facet} chosen={chosen} allText={allText} onChange={(values) => onQuery(withValues(query, name, values))} />
  }
  const list = (name: ListName, title: string, allText: (count: number) => string, facet: ActivitiesFound['facets']['categories']) => {
    const shown = choices(name, allText, facet)
    return shown && <FilterGroup title={title}>{shown}</FilterGroup>
  }
  const sort = sortOf(query)
  return (
    <form action={PRODUCT_PAGES.ACT.results} method="get">
      {[...outingQuery({ ...outing, after: '', before: '' })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      <FilterGroup title={say`Time of day`}>
        {choices('time', () => say`All times`, facets.times)}
        <HoursFields query={query} onQuery={onQuery} />
      </FilterGroup>
      {list('kind', say`What to do`, (count) => say`All ${plural(count, { one: '# kind', other: '# kinds' })}`, facets.categories)}
      {list('length', say`How long`, () => say`All lengths`, facets.lengths)}
      <FilterGroup title={say`Features`}>
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
      {list('language', say`Language`, (count) => say`All ${plural(count, { one: '# language', other: '# languages' })}`, facets.languages)}
      {list('level', say`Level`, () => say`All levels`, facets.levels)}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
