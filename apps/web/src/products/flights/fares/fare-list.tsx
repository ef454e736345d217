import { moneyText, plural, say } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { type FlightSearch, flightHref } from '../flight-address.ts'
import type { Brand, Itinerary } from '../flights-api.ts'
import { FareFacts } from './fare-facts.tsx'

interface FareListProps {
  readonly itinerary: Itinerary
  readonly search: FlightSearch
  readonly currency: string
}

/** The fares of a journey side by side: what each takes along, what changing it costs, and the whole price. */
export function FareList({ itinerary, search, currency }: FareListProps) {
  return (
    <ul aria-label={say`Fares`} className="fare-list">
      {itinerary.brands.map((brand) => (
        <li key={brand.brand_id} className="fare">
          <h3 className="text-body font-[640] [font-family:var(--text)]">{brand.name}</h3>
          <FareFacts brand={brand} />
          <div className="mt-auto pt-3">
            <PriceText>{moneyText(brand.price.total, currency)}</PriceText>
            {brand.left !== null && <Left left={brand.left} />}
            <ButtonLink
              look="ink"
              size="small"
              wide
              className="mt-2"
              to={flightHref(itinerary.itinerary_id, search, brand.brand_id)}
              aria-label={say`Select ${brand.name}`}
            >{say`Select`}</ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}

const Left = ({ left }: { left: Brand['left'] & number }) => (
  <span className="block text-caption font-[620] text-sun">{say`${plural(left, { one: '# seat left', other: '# seats left' })}`}</span>
)
