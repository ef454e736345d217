import { moneyText } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import type { Desk } from '../desk.ts'
import type { Rate } from '../hotel-details-api.ts'
import type { Attempt } from '../prebook-machine.ts'
import { priceChange } from '../price-change.ts'
import { RateRow } from './rate-row.tsx'
import { Slip, Ways } from './slip.tsx'

interface GoneProps {
  readonly attempt: Extract<Attempt, { step: 'gone' }>
  readonly rate: Rate
  readonly desk: Desk
}

/** The room was taken meanwhile: what was chosen, and beside it what is still free for the same nights, each to be chosen anew. */
export function Gone({ attempt: { alternatives }, rate, desk }: GoneProps) {
  const { dismiss } = desk.prebook
  return (
    <Slip title="Somebody just took the last one" kind="care">
      <p>
        {alternatives.length > 0
          ? 'Nothing was held or charged. These are free for the same nights; choose again to go on.'
          : 'Nothing was held or charged, and nothing else here is free for these nights. Other dates may be.'}
      </p>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-y border-rule-2 py-2 text-ink-2">
        <span>
          You chose {rate.room_name}, {rate.board.charAt(0).toLowerCase() + rate.board.slice(1)}
        </span>
        <span className="font-[580] tabular-nums">{moneyText(rate.price.total, rate.price.currency)}, gone</span>
      </p>
      {alternatives.length > 0 && (
        <ul>
          {alternatives.map((other) => (
            <RateRow
              key={other.rate_id}
              rate={{ ...other, board: `${other.room_name}. ${other.board}` }}
              lead={false}
              desk={desk}
              versus={versusText(rate, other)}
            />
          ))}
        </ul>
      )}
      <Ways>
        <Button size="small" onClick={dismiss}>
          See all prices again
        </Button>
      </Ways>
    </Slip>
  )
}

function versusText({ price: old }: Rate, { price }: Rate): string {
  const { direction, lines } = priceChange(old, old.total, price)
  if (direction === 'same' || old.currency !== price.currency) return 'The same price'
  return `${moneyText(Math.abs(lines.at(-1)?.more ?? 0), price.currency)} ${direction === 'up' ? 'more' : 'less'}`
}
