import { moneyText, say } from '@sojourn/i18n'
import { Select } from '../../../ui/select.tsx'
import type { FlightSearch } from '../flight-address.ts'
import { bagsText, travellerText } from '../flight-words.ts'
import type { Brand } from '../flights-api.ts'
import { type BagTerms, moreBags, moreBagsCost } from './flight-sum.ts'

interface BagChoiceProps {
  readonly search: FlightSearch
  readonly brand: Brand
  readonly terms: BagTerms
  /** More checked bags of each traveler, from the first. */
  readonly more: readonly number[]
  readonly currency: string
  readonly onChange: (more: readonly number[]) => void
}

/** The bags of each who has a seat: what the fare has in it, and more for those who need them. */
export function BagChoice({ search, brand, terms, more, currency, onChange }: BagChoiceProps) {
  const seated = search.adults + search.children
  const counts = moreBags(terms)
  const options = [0, ...counts].map((count) => ({
    value: String(count),
    label: count === 0 ? say`No more` : say`${count} more, ${moneyText(moreBagsCost(terms, count), currency)}`,
  }))
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{say`Bags`}</h2>
      <p className="mt-1 text-small text-ink-2">{say`In the price for each traveler: ${bagsText(brand.cabin_bag, brand.checked_bags)}.`}</p>
      {counts.length > 0 && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {Array.from({ length: seated }, (_, at) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a traveler is their place in the list
              key={at}
              label={say`More checked bags, ${travellerText(at + 1, search)}`}
              value={String(more[at] ?? 0)}
              options={options}
              onChange={({ target }) => onChange(Array.from({ length: seated }, (_each, index) => (index === at ? Number(target.value) : (more[index] ?? 0))))}
            />
          ))}
        </div>
      )}
    </section>
  )
}
