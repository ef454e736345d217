import { moneyText, say, stopText } from '@sojourn/i18n'
import { priceChange } from '../../../../features/choose-and-hold/index.ts'
import type { StayProduct } from '../../stay-product.ts'
import type { Desk } from '../desk.ts'
import { stayHoldWords } from '../hold-words.ts'
import type { Rate } from '../hotel-details-api.ts'
import { RateRow } from './rate-row.tsx'

/** The rates that are free for the same nights, each with what it costs more or less than the one that is gone. */
export function Alternatives({ left, rate, desk }: { left: readonly Rate[]; rate: Rate; desk: Desk }) {
  if (left.length === 0) return null
  return (
    <ul>
      {left.map((other) => (
        <RateRow
          key={other.rate_id}
          rate={{ ...other, board: stopText([other.room_name, other.board]) }}
          lead={false}
          desk={desk}
          versus={versusText(rate, other, desk.product)}
        />
      ))}
    </ul>
  )
}

function versusText({ price: old }: Rate, { price }: Rate, product: StayProduct): string {
  const { direction, lines } = priceChange(old, old.total, price, stayHoldWords(product))
  if (direction === 'same' || old.currency !== price.currency) return say`Same price`
  const apart = moneyText(Math.abs(lines.at(-1)?.more ?? 0), price.currency)
  return direction === 'up' ? say`${apart} more` : say`${apart} less`
}
