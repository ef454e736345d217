import { say } from '@sojourn/i18n'
import { Counted, FilterGroup } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { KINDS } from '../resort-words.ts'
import type { WeeksFound } from '../resorts-api.ts'
import { BYS, withValues } from './resort-filters.ts'

interface FilterFormProps {
  readonly action: string
  readonly facets: WeeksFound['facets']
  readonly query: URLSearchParams
  readonly onQuery: (query: string) => void
  /** Weeks are had for money or in exchange; nights for money alone. */
  readonly hasExchange: boolean
}

const FILTERS = ['kind', 'by', 'cursor']

/** What narrows a list of resorts. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ action, facets, query, onQuery, hasExchange }: FilterFormProps) {
  const chosen = query.getAll('kind')
  const toggle = (value: string) => onQuery(withValues(query, 'kind', chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]))
  return (
    <form action={action} method="get">
      {[...query]
        .filter(([name]) => !FILTERS.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {facets.kinds.length > 0 && (
        <FilterGroup title={say`Where it is`}>
          {facets.kinds.map(({ value, count }) => (
            <Counted key={value} name="kind" value={value} label={KINDS[value]} count={count} checked={chosen.includes(value)} onChange={() => toggle(value)} />
          ))}
        </FilterGroup>
      )}
      {hasExchange && (
        <FilterGroup title={say`How you get it`}>
          <Select
            label={say`How you get it`}
            bare
            name="by"
            options={[
              { value: '', label: say`For money or in exchange` },
              { value: 'cash', label: BYS.cash },
              { value: 'exchange', label: BYS.exchange },
            ]}
            value={query.get('by') ?? ''}
            onChange={(event) => onQuery(withValues(query, 'by', [event.target.value]))}
          />
        </FilterGroup>
      )}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
