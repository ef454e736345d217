import { moneyText, plural, say } from '@sojourn/i18n'
import { RadioRow } from '../../../ui/radio-row.tsx'
import { FareFacts } from '../fares/fare-facts.tsx'
import type { Brand } from '../flights-api.ts'

interface FareChoiceProps {
  readonly brands: readonly Brand[]
  readonly chosen: string
  readonly currency: string
  readonly onChange: (brandId: string) => void
}

/** The fares of the journey: one is chosen, and says what it takes along and allows. */
export function FareChoice({ brands, chosen, currency, onChange }: FareChoiceProps) {
  return (
    <fieldset>
      <legend className="float-start w-full pb-2">
        <h2 className="text-h3">{say`Fare`}</h2>
      </legend>
      <div className="clear-both">
        {brands.map((brand) => (
          <RadioRow
            key={brand.brand_id}
            name="fare"
            value={brand.brand_id}
            checked={brand.brand_id === chosen}
            onChange={() => onChange(brand.brand_id)}
            aside={<span className="font-[640] tabular-nums">{moneyText(brand.price.total, currency)}</span>}
            opened={<FareFacts brand={brand} />}
          >
            <b className="font-[620]">{brand.name}</b>
            {brand.left !== null && (
              <span className="block text-caption font-[540] text-sun">{say`${plural(brand.left, { one: '# seat left', other: '# seats left' })}`}</span>
            )}
          </RadioRow>
        ))}
      </div>
    </fieldset>
  )
}
