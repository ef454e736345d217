import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { moneyText, plural, say, sayAs } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { durationText } from '../../bound-words.ts'
import { type FlightSearch, flightQuery } from '../flight-address.ts'
import type { FlightsFound } from '../flights-api.ts'
import { FLAGS, type FlagName, HOUR_NAMES, HOURS, hourTitle, type ListName, sortOf } from './flight-filters.ts'

interface FilterFormProps {
  readonly search: FlightSearch
  readonly found: Pick<FlightsFound, 'facets' | 'currency'>
  /** The query as it is chosen. */
  readonly query: URLSearchParams
  /** Leads to the list with another query. */
  readonly onQuery: (query: string) => void
}

const STOPS = [
  { value: '', label: sayAs('of stops')`Any` },
  { value: '0', label: say`Nonstop` },
  { value: '1', label: say`1 stop at most` },
]
const ANY_TIME = { value: '', label: say`Any time` }
const STEPS = 5

/** Some round limits between the least and the most there is. */
function limits(min: number, max: number, step: number): readonly number[] {
  const first = Math.ceil(min / step) * step
  const by = Math.max(step, Math.ceil((max - first) / STEPS / step) * step)
  return Array.from({ length: STEPS }, (_, at) => first + at * by).filter((limit) => limit > 0 && limit < max)
}

/** What narrows a list of flights. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ search, found: { facets, currency }, query, onQuery }: FilterFormProps) {
  const set = (name: string, value: string) => onQuery(withValues(query, name, value ? [value] : []))
  const list = (name: ListName, title: string, allText: (count: number) => string, facet: FlightsFound['facets']['airlines']) => {
    const chosen = query.getAll(name)
    if (facet.length < 2 && chosen.length === 0) return null
    const choices = facet.map((each) => ({ ...each, label: say`${each.label}, from ${moneyText(each.from, currency)}` }))
    return (
      <FilterGroup title={title}>
        <CountedList name={name} choices={choices} chosen={chosen} allText={allText} onChange={(values) => onQuery(withValues(query, name, values))} />
      </FilterGroup>
    )
  }
  const most = (name: 'minutes' | 'max', title: string, label: string, options: readonly number[], text: (limit: number) => string) => {
    const value = query.get(name) ?? ''
    const values = [...new Set([...options, ...(value ? [Number(value)] : [])])].toSorted((a, b) => a - b)
    if (values.length === 0) return null
    return (
      <FilterGroup title={title}>
        <Select
          bare
          label={label}
          name={name}
          value={value}
          options={[{ value: '', label: sayAs('of a limit')`Any` }, ...values.map((limit) => ({ value: String(limit), label: text(limit) }))]}
          onChange={({ target }) => set(name, target.value)}
        />
      </FilterGroup>
    )
  }
  const flag = (name: FlagName) => (
    <Counted
      name={name}
      value="1"
      label={FLAGS[name].label}
      count={facets[FLAGS[name].name]}
      checked={query.get(name) === '1'}
      onChange={() => set(name, query.get(name) === '1' ? '' : '1')}
    />
  )
  const sort = sortOf(query)
  const hourNames = HOUR_NAMES.slice(0, search.slices.length > 1 ? undefined : 2)
  return (
    <form action={PRODUCT_PAGES.FLT.results} method="get">
      {[...flightQuery(search)].map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come with the same value twice
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'best' && <input type="hidden" name="sort" value={sort} />}
      <FilterGroup title={say`Stops`}>
        <div className="flex flex-wrap gap-2">
          {STOPS.map(({ value, label }) => (
            <Chip key={value} kind="radio" name="stops" value={value} checked={(query.get('stops') ?? '') === value} onChange={() => set('stops', value)}>
              {label}
            </Chip>
          ))}
        </div>
        <div className="mt-2">{flag('easy')}</div>
      </FilterGroup>
      <FilterGroup title={say`If your plans change`}>
        {flag('refundable')}
        {flag('changeable')}
      </FilterGroup>
      <FilterGroup title={say`Times`}>
        <div className="grid gap-3">
          {hourNames.map((name) => (
            <Select
              key={name}
              label={hourTitle(name)}
              name={name}
              value={query.get(name) ?? ''}
              options={[ANY_TIME, ...HOURS]}
              onChange={({ target }) => set(name, target.value)}
            />
          ))}
        </div>
      </FilterGroup>
      {list('airline', say`Airlines`, (count) => say`All ${plural(count, { one: '# airline', other: '# airlines' })}`, facets.airlines)}
      {list('alliance', say`Alliances`, (count) => say`All ${plural(count, { one: '# alliance', other: '# alliances' })}`, facets.alliances)}
      {most('minutes', say`Duration`, say`Each way takes at most`, limits(facets.minutes.min, facets.minutes.max, 60), durationText)}
      {most('max', say`Price`, say`All of it costs at most`, limits(facets.price.min, facets.price.max, 50), (limit) => moneyText(limit, currency))}
      {list('airport', say`Airports`, (count) => say`All ${plural(count, { one: '# airport', other: '# airports' })}`, facets.airports)}
      {list('via', say`Change in`, (count) => say`All ${plural(count, { one: '# airport', other: '# airports' })}`, facets.via)}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
