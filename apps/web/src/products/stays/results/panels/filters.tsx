import { plural, say } from '@sojourn/i18n'
import { Counted, CountedList, FilterGroup } from '../../../../features/results/index.ts'
import { printRooms } from '../../../../lib/rooms.ts'
import { Button } from '../../../../ui/button.tsx'
import { useStayProduct } from '../../stay-product.ts'
import type { Stay } from '../../stay-query.ts'
import type { Facets } from '../hotel-results-api.ts'
import { FIELD, MEAL } from '../refinement.ts'
import type { Refine } from '../use-refine.ts'
import { PriceFilter } from './price-filter.tsx'
import { ScoreChips, StarChips } from './rank-chips.tsx'

interface FiltersProps {
  readonly stay: Stay
  readonly nights: number
  readonly currency: string
  readonly facets: Facets
  readonly refine: Refine
}

/** What the list is narrowed by. A plain GET form: scripts only save the click of "Apply". */
export function Filters({ stay, nights, currency, facets, refine }: FiltersProps) {
  const { paths, unit } = useStayProduct()
  const { draft, filter } = refine
  const { filters } = draft
  // A home is let with its kitchen: a meal that none of them serves is no question there.
  const meals = facets.meals.filter(({ count }) => count > 0 || unit === 'room')
  const comforts = [...meals.map((meal) => ({ ...meal, value: `${MEAL}${meal.value}` })), ...facets.amenities]
  return (
    <form action={paths.results} method="get">
      <input type="hidden" name="destination" value={stay.destination} />
      <input type="hidden" name="checkin" value={stay.checkin} />
      <input type="hidden" name="checkout" value={stay.checkout} />
      <input type="hidden" name="rooms" value={printRooms(stay.rooms)} />
      {draft.sort !== 'recommended' && <input type="hidden" name={FIELD.sort} value={draft.sort} />}
      {(filters.price || facets.price.max - facets.price.min > 1) && (
        <FilterGroup title={say`Total price, ${plural(nights, { one: '# night', other: '# nights' })}`}>
          <PriceFilter spread={facets.price} currency={currency} range={filters.price} onRange={(price) => filter({ price }, 'sliding')} />
        </FilterGroup>
      )}
      <FilterGroup title={say`Flexibility`}>
        <Counted
          name={FIELD.freeCancellation}
          value="1"
          label={say`Free cancellation`}
          count={facets.free_cancellation}
          checked={filters.freeCancellation}
          onChange={() => filter({ freeCancellation: !filters.freeCancellation })}
        />
        <Counted
          name={FIELD.payAtProperty}
          value="1"
          label={say`Pay at the property`}
          count={facets.pay_at_property}
          checked={filters.payAtProperty}
          onChange={() => filter({ payAtProperty: !filters.payAtProperty })}
        />
      </FilterGroup>
      <FilterGroup title={say`Guest score`}>
        <ScoreChips choices={facets.score} chosen={filters.scoreMin} onChange={(scoreMin) => filter({ scoreMin })} />
      </FilterGroup>
      {facets.stars.length + filters.stars.length > 0 && (
        <FilterGroup title={say`Stars`}>
          <StarChips choices={facets.stars} chosen={filters.stars} onChange={(stars) => filter({ stars })} />
        </FilterGroup>
      )}
      {facets.districts.length + filters.districts.length > 0 && (
        <FilterGroup title={say`District`}>
          <CountedList
            name={FIELD.district}
            choices={facets.districts}
            chosen={filters.districts}
            allText={(count) => say`All ${plural(count, { one: '# district', other: '# districts' })}`}
            onChange={(districts) => filter({ districts })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={say`Amenities`}>
        <CountedList
          name={FIELD.comfort}
          choices={comforts}
          chosen={filters.comforts}
          allText={(count) => say`All ${plural(count, { one: '# amenity', other: '# amenities' })}`}
          onChange={(chosen) => filter({ comforts: chosen })}
        />
      </FilterGroup>
      <noscript>
        <Button type="submit" look="ink" wide>{say`Apply`}</Button>
      </noscript>
    </form>
  )
}
