import { moneyText, say } from '@sojourn/i18n'
import { Select } from '../../../ui/select.tsx'
import type { FlightSearch } from '../flight-address.ts'
import { bagsText, travellerText } from '../flight-words.ts'
import type { Brand, Fare } from '../flights-api.ts'
import { moreBags, moreBagsCost } from './flight-sum.ts'

interface BagChoiceProps {
  readonly search: FlightSearch
  readonly brand: Brand
  readonly fare: Pick<Fare, 'more_bags'>
  /** More checked bags of each traveler, from the first. */
  readonly more: readonly number[]
  readonly currency: string
  readonly onChange: (more: readonly number[]) => void
}

/** The bags of each who has a seat: what the fare has in it, and more for those who need them. */
export function BagChoice({ search, brand, fare, more, currency, onChange }: BagChoiceProps) {
  const seated = search.adults + search.children
  const sold = Array.from({ length: seated }, (_, at) => at + 1).filter((traveller) => moreBags(fare, traveller).length > 0)
  const optionsOf = (traveller: number) =>
    [0, ...moreBags(fare, traveller)].map((count) => ({
      value: String(count),
      label: count === 0 ? say`No more` : say`${count} more, ${moneyText(moreBagsCost(fare, traveller, count), currency)}`,
    }))
  const change = (traveller: number, count: number) => onChange(Array.from({ length: seated }, (_each, at) => (at + 1 === traveller ? count : (more[at] ?? 0))))
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{say`Bags`}</h2>
      <p className="mt-1 text-small text-ink-2">{say`In the price for each traveler: ${bagsText(brand.cabin_bag, brand.checked_bags)}.`}</p>
      {sold.length > 0 && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {sold.map((traveller) => (
            <Select
              key={traveller}
              label={say`More checked bags, ${travellerText(traveller, search)}`}
              value={String(more[traveller - 1] ?? 0)}
              options={optionsOf(traveller)}
              onChange={({ target }) => change(traveller, Number(target.value))}
            />
          ))}
        </div>
      )}
    </section>
  )
}
