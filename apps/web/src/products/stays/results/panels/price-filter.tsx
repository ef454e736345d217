import { moneyText, say } from '@sojourn/i18n'
import { RangePair } from '../../../../ui/range-pair.tsx'
import { barsOf, chosenOn, type PriceSpread, rangeOf, scaleOf } from '../price-scale.ts'
import { FIELD, type PriceRange } from '../refinement.ts'

interface PriceFilterProps {
  readonly spread: PriceSpread
  readonly currency: string
  readonly range: PriceRange | null
  readonly onRange: (range: PriceRange | null) => void
}

/** How the all-in totals are spread, and two handles to cut it. */
export function PriceFilter({ spread, currency, range, onRange }: PriceFilterProps) {
  const scale = scaleOf(spread)
  const { low, high } = chosenOn(scale, range, currency)
  const valueText = (value: number) => moneyText(value, currency)
  return (
    <>
      <input type="hidden" name={FIELD.priceCurrency} value={currency} />
      <input type="hidden" name={FIELD.priceEnds} value={`${scale.min}-${scale.max}`} />
      <div className="px-2.5">
        <svg aria-hidden="true" viewBox="0 0 100 40" preserveAspectRatio="none" className="block h-14 w-full rtl:-scale-x-100">
          {barsOf(spread, scale, low, high).map((bar) => (
            <rect key={bar.x} x={bar.x} y={40 - bar.height} width={bar.width} height={bar.height} className={bar.inside ? 'fill-ink' : 'fill-rule-2'} />
          ))}
        </svg>
      </div>
      <RangePair
        {...scale}
        low={low}
        high={high}
        names={[FIELD.priceMin, FIELD.priceMax]}
        labels={[say`Lowest price`, say`Highest price`]}
        valueText={valueText}
        onLow={(value) => onRange(rangeOf(scale, value, high, currency))}
        onHigh={(value) => onRange(rangeOf(scale, low, value, currency))}
      />
      <p className="flex justify-between text-small font-[620] tabular-nums">
        <span>{valueText(low)}</span>
        <span>{valueText(high)}</span>
      </p>
    </>
  )
}
