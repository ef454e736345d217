import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Rental, rentalQuery } from '../car-address.ts'
import type { CarsFound } from '../cars-api.ts'
import { BOXES, type ListName, PAYMENTS, sortOf } from './car-filters.ts'

interface FilterFormProps {
  readonly rental: Rental
  readonly facets: CarsFound['facets']
  /** The query as it is chosen. */
  readonly query: URLSearchParams
  /** Leads to the list with another query. */
  readonly onQuery: (query: string) => void
}

/** What narrows a list of cars. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ rental, facets, query, onQuery }: FilterFormProps) {
  const list = (name: ListName, title: string, allText: (count: number) => string, facet: CarsFound['facets']['categories']) => {
    const chosen = query.getAll(name)
    if (facet.length < 2 && chosen.length === 0) return null
    return (
      <FilterGroup title={title}>
        <CountedList name={name} choices={facet} chosen={chosen} allText={allText} onChange={(values) => onQuery(withValues(query, name, values))} />
      </FilterGroup>
    )
  }
  const sort = sortOf(query)
  return (
    <form action={PRODUCT_PAGES.CAR.results} method="get">
      {[...rentalQuery(rental)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      {list('class', say`Class`, (count) => say`All ${plural(count, { one: '# class', other: '# classes' })}`, facets.categories)}
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
      {list('desk', say`Where the desk is`, (count) => say`All ${plural(count, { one: '# kind of desk', other: '# kinds of desk' })}`, facets.desks)}
      {list('company', say`Company`, (count) => say`All ${plural(count, { one: '# company', other: '# companies' })}`, facets.suppliers)}
      <FilterGroup title={say`Payment`}>
        <Select
          label={say`When you pay`}
          bare
          name="pay"
          options={[
            { value: '', label: say`Now or at the counter` },
            { value: 'now', label: `${PAYMENTS.now} (${facets.pay_now})` },
            { value: 'later', label: `${PAYMENTS.later} (${facets.pay_later})` },
          ]}
          value={query.get('pay') ?? ''}
          onChange={(event) => onQuery(withValues(query, 'pay', [event.target.value]))}
        />
      </FilterGroup>
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
