import { Link } from 'react-router'
import { countText } from '../../../lib/score.ts'
import { printRooms, type Stay } from '../../../lib/stay-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/choice.tsx'
import type { Facets } from '../hotel-results-api.ts'
import { countFilters, FIELD, MEAL } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'
import type { Refine } from '../use-refine.ts'
import { Counted, CountedList, FilterGroup } from './filter-group.tsx'
import { PriceFilter } from './price-filter.tsx'

interface FiltersProps {
  readonly stay: Stay
  readonly nights: number
  readonly currency: string
  readonly facets: Facets
  readonly refine: Refine
  /** In a sheet the title stands above already. */
  readonly bare?: boolean
}

// Nearly every house has seven: the highest few say something.
const SCORES_SHOWN = 3

/** What the list is narrowed by. A plain GET form: scripts only save the press of "Apply". */
export function Filters({ stay, nights, currency, facets, refine, bare = false }: FiltersProps) {
  const { draft, filter } = refine
  const { filters } = draft
  const comforts = [...facets.meals.map((meal) => ({ ...meal, value: `${MEAL}${meal.value}` })), ...facets.amenities]
  return (
    <section aria-label="Filters">
      {!bare && (
        <div className="flex items-baseline justify-between pb-2.5">
          <h2 className="text-h3">Filters</h2>
          <ClearLink stay={stay} refine={refine} />
        </div>
      )}
      <form action="/search-detail" method="get">
        <input type="hidden" name="destination" value={stay.destination} />
        <input type="hidden" name="checkin" value={stay.checkin} />
        <input type="hidden" name="checkout" value={stay.checkout} />
        <input type="hidden" name="rooms" value={printRooms(stay.rooms)} />
        {draft.sort !== 'recommended' && <input type="hidden" name={FIELD.sort} value={draft.sort} />}
        <FilterGroup title={`Total price, ${countText(nights, 'night')}, all in`}>
          <PriceFilter spread={facets.price} currency={currency} range={filters.price} onRange={(price) => filter({ price }, 'sliding')} />
        </FilterGroup>
        <FilterGroup title="Can I change my mind?">
          <Counted
            name={FIELD.freeCancellation}
            value="1"
            label="Free cancellation"
            count={facets.free_cancellation}
            checked={filters.freeCancellation}
            onChange={() => filter({ freeCancellation: !filters.freeCancellation })}
          />
          <Counted
            name={FIELD.payAtProperty}
            value="1"
            label="Pay at the property"
            count={facets.pay_at_property}
            checked={filters.payAtProperty}
            onChange={() => filter({ payAtProperty: !filters.payAtProperty })}
          />
        </FilterGroup>
        <FilterGroup title="Guest score">
          <div className="flex flex-wrap gap-1">
            <Chip kind="radio" name={FIELD.score} value="" checked={filters.scoreMin === null} onChange={() => filter({ scoreMin: null })}>
              Any
            </Chip>
            {facets.score.slice(-SCORES_SHOWN).map(({ value, label }) => (
              <Chip
                key={value}
                kind="radio"
                name={FIELD.score}
                value={value}
                checked={filters.scoreMin === Number(value)}
                onChange={() => filter({ scoreMin: Number(value) })}
              >
                {label}
              </Chip>
            ))}
          </div>
        </FilterGroup>
        <FilterGroup title="Stars">
          <div className="flex flex-wrap gap-1">
            {facets.stars.map(({ value }) => {
              const stars = Number(value)
              const on = filters.stars.includes(stars)
              return (
                <Chip
                  key={value}
                  name={FIELD.stars}
                  value={value}
                  checked={on}
                  onChange={() => filter({ stars: on ? filters.stars.filter((one) => one !== stars) : [...filters.stars, stars] })}
                >
                  {value}
                  <span aria-hidden>★</span>
                  <span className="sr-only"> {stars === 1 ? 'star' : 'stars'}</span>
                </Chip>
              )
            })}
          </div>
        </FilterGroup>
        <FilterGroup title="District">
          <CountedList
            name={FIELD.district}
            choices={facets.districts}
            chosen={filters.districts}
            noun="districts"
            onChange={(districts) => filter({ districts })}
          />
        </FilterGroup>
        <FilterGroup title="In the room">
          <CountedList name={FIELD.comfort} choices={comforts} chosen={filters.comforts} noun="comforts" onChange={(chosen) => filter({ comforts: chosen })} />
        </FilterGroup>
        <noscript>
          <Button type="submit" look="ink" wide>
            Apply
          </Button>
        </noscript>
      </form>
    </section>
  )
}

/** "Clear 2": takes every filter away; the order stays. */
export function ClearLink({ stay, refine }: Pick<FiltersProps, 'stay' | 'refine'>) {
  const count = countFilters(refine.draft.filters)
  if (count === 0) return null
  return (
    <Link
      to={resultsHref(stay)}
      className="link text-small"
      onClick={(event) => {
        event.preventDefault()
        refine.clear()
      }}
    >
      Clear {count}
    </Link>
  )
}
