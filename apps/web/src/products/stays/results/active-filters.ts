import { countText, moneyText, say } from '@sojourn/i18n'
import { starsText } from '../../../ui/stars.tsx'
import type { Facets } from './hotel-results-api.ts'
import { type Filters, MEAL } from './refinement.ts'

/** One filter that narrows the list, in words, and the filters without it. */
export interface ActiveFilter {
  readonly label: string
  readonly without: Filters
}

/** Every filter that narrows the list, each to be taken away alone. */
export function activeFilters(filters: Filters, facets: Facets): readonly ActiveFilter[] {
  const { price, stars, scoreMin, districts, comforts } = filters
  const labelOf = (facet: Facets['districts'], value: string) => facet.find((one) => one.value === value)?.label ?? wordsOf(value)
  const comfortLabel = (comfort: string) => (comfort.startsWith(MEAL) ? labelOf(facets.meals, comfort.slice(MEAL.length)) : labelOf(facets.amenities, comfort))
  return [
    ...(price
      ? [{ label: say`${moneyText(price.min, price.currency)} to ${moneyText(price.max, price.currency)}`, without: { ...filters, price: null } }]
      : []),
    ...(filters.freeCancellation ? [{ label: say`Free cancellation`, without: { ...filters, freeCancellation: false } }] : []),
    ...(filters.payAtProperty ? [{ label: say`Pay at the property`, without: { ...filters, payAtProperty: false } }] : []),
    ...(scoreMin !== null ? [{ label: say`Guest score ${countText(scoreMin)}+`, without: { ...filters, scoreMin: null } }] : []),
    ...stars.map((one) => ({ label: starsText(one), without: { ...filters, stars: stars.filter((other) => other !== one) } })),
    ...districts.map((one) => ({ label: labelOf(facets.districts, one), without: { ...filters, districts: districts.filter((other) => other !== one) } })),
    ...comforts.map((one) => ({ label: comfortLabel(one), without: { ...filters, comforts: comforts.filter((other) => other !== one) } })),
  ]
}

/** A list that nothing fits shows no labels: the value itself reads nearly as well. */
const wordsOf = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[_-]/g, ' ')

/** The filters without one kind, as the API names kinds: `price_min`, `amenities`. Unknown kinds take nothing away. */
export function withoutKind(filters: Filters, kind: string): Filters {
  const isMeal = (comfort: string) => comfort.startsWith(MEAL)
  switch (kind) {
    case 'price':
    case 'price_min':
    case 'price_max':
      return { ...filters, price: null }
    case 'stars':
      return { ...filters, stars: [] }
    case 'score':
    case 'score_min':
      return { ...filters, scoreMin: null }
    case 'districts':
      return { ...filters, districts: [] }
    case 'amenities':
      return { ...filters, comforts: filters.comforts.filter(isMeal) }
    case 'meals':
      return { ...filters, comforts: filters.comforts.filter((comfort) => !isMeal(comfort)) }
    case 'free_cancellation':
      return { ...filters, freeCancellation: false }
    case 'pay_at_property':
      return { ...filters, payAtProperty: false }
    default:
      return filters
  }
}
