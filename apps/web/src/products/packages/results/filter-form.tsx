import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say, sayAs } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup, withValues } from '../../../features/results/index.ts'
import { scoreText } from '../../../lib/score.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { type TripSearch, tripQuery } from '../package-address.ts'
import type { PackagesFound } from '../packages-api.ts'
import { EACH, eachOf, HOUR_NAMES, HOURS, hourTitle, type ListName, SCORES, sortOf } from './package-filters.ts'

interface FilterFormProps {
  readonly search: TripSearch
  readonly facets: PackagesFound['facets']
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
const SCORE_CHOICES = [{ value: '', label: sayAs('of guest scores')`Any` }, ...SCORES.map((value) => ({ value, label: `${scoreText(Number(value))}+` }))]
const ANY_TIME = { value: '', label: say`Any time` }

/** What narrows a list of packages: by its flights, and by where one sleeps. A plain GET form: scripts only save the click of "Apply". */
export function FilterForm({ search, facets, query, onQuery }: FilterFormProps) {
  const set = (name: string, value: string) => onQuery(withValues(query, name, value ? [value] : []))
  const list = (name: ListName, title: string, choices: PackagesFound['facets']['airlines'], allText: (count: number) => string) => {
    const chosen = query.getAll(name)
    if (choices.length < 2 && chosen.length === 0) return null
    return (
      <FilterGroup title={title}>
        <CountedList name={name} choices={choices} chosen={chosen} allText={allText} onChange={(values) => onQuery(withValues(query, name, values))} />
      </FilterGroup>
    )
  }
  const chips = (name: string, choices: readonly { readonly value: string; readonly label: string }[]) => (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ value, label }) => (
        <Chip key={value} kind="radio" name={name} value={value} checked={(query.get(name) ?? '') === value} onChange={() => set(name, value)}>
          {label}
        </Chip>
      ))}
    </div>
  )
  const [sort, each] = [sortOf(query), eachOf(query)]
  const stars = query.getAll('stars')
  return (
    <form action={PRODUCT_PAGES.PKG.results} method="get">
      {[...tripQuery(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'best' && <input type="hidden" name="sort" value={sort} />}
      <FilterGroup title={say`What is listed`}>
        <Select
          bare
          label={say`What is listed`}
          name="each"
          value={each}
          options={EACH}
          onChange={({ target }) => set('each', target.value === 'stay' ? '' : target.value)}
        />
      </FilterGroup>
      <FilterGroup title={say`Stops`}>{chips('stops', STOPS)}</FilterGroup>
      <FilterGroup title={say`Times`}>
        <div className="grid gap-3">
          {HOUR_NAMES.map((name) => (
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
      {list('airline', say`Airlines`, facets.airlines, (count) => say`All ${plural(count, { one: '# airline', other: '# airlines' })}`)}
      <FilterGroup title={say`If your plans change`}>
        <Counted
          name="free"
          value="1"
          label={say`Free cancellation of the hotel`}
          count={facets.free_cancellation}
          checked={query.get('free') === '1'}
          onChange={() => set('free', query.get('free') === '1' ? '' : '1')}
        />
      </FilterGroup>
      {(facets.stars.length > 1 || stars.length > 0) && (
        <FilterGroup title={say`Stars`}>
          {facets.stars.map(({ value, label, count }) => (
            <Counted
              key={value}
              name="stars"
              value={value}
              label={label}
              count={count}
              checked={stars.includes(value)}
              onChange={() => onQuery(withValues(query, 'stars', stars.includes(value) ? stars.filter((one) => one !== value) : [...stars, value]))}
            />
          ))}
        </FilterGroup>
      )}
      <FilterGroup title={say`Guest score`}>{chips('score', SCORE_CHOICES)}</FilterGroup>
      {list('district', say`District`, facets.districts, (count) => say`All ${plural(count, { one: '# district', other: '# districts' })}`)}
      {list('meal', say`Meals`, facets.meals, (count) => say`All ${plural(count, { one: '# kind of meal', other: '# kinds of meals' })}`)}
      {list('amenity', say`Amenities`, facets.amenities, (count) => say`All ${plural(count, { one: '# amenity', other: '# amenities' })}`)}
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
