import { type ReactNode, useId } from 'react'
import { freeUntil, policyPoints, policySentence } from '../../../lib/cancellation.ts'
import { moneyOrNothing, moneyText } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { TimeLine } from '../../../ui/time-line.tsx'
import type { Rate } from '../hotel-details-api.ts'
import { isBusy } from '../prebook-machine.ts'
import type { Prebook } from '../use-prebook.ts'

export interface RateRowProps {
  readonly rate: Rate
  /** The rate the house would start with: its button is filled and its policy drawn. */
  readonly lead: boolean
  /** Wall clock of arrival: `Fri 12 Mar, 15:00`. */
  readonly arrival: string
  readonly city: string
  readonly prebook: Prebook
  /** What came of choosing it, said in place. */
  readonly outcome?: ReactNode
}

/** One rate: what is in it, what happens if plans change, what it costs in all, and the button. */
export function RateRow({ rate, lead, arrival, city, prebook, outcome }: RateRowProps) {
  const nameId = useId()
  const { attempt, select } = prebook
  const mine = attempt.step !== 'choosing' && attempt.rateId === rate.rate_id
  const gone = mine && attempt.step === 'gone'
  const { price } = rate
  return (
    <li className="border-t border-rule py-3.5">
      <div className="rate-columns">
        <p id={nameId} className="text-small">
          <b className="block font-[620]">{rate.board}</b>
          <span className="text-ink-2">{rate.included.join(', ')}</span>
        </p>
        <Plans rate={rate} />
        <p className="text-caption text-ink-2 tabular-nums">
          <span className="block text-lead leading-6 font-[640] text-ink">{moneyText(price.total, price.currency)}</span>
          {moneyOrNothing(price.pay_now, price.currency, 'Nothing')} now
          {price.pay_at_property > 0 && <span className="block">{moneyText(price.pay_at_property, price.currency)} at the property</span>}
        </p>
        <div className="text-end max-md:self-end noscript:hidden">
          <Button
            look={lead ? 'filled' : 'outlined'}
            size="small"
            className="min-w-18"
            aria-describedby={nameId}
            disabled={gone}
            busy={mine && isBusy(attempt)}
            onClick={() => !isBusy(attempt) && select(rate)}
          >
            Select
          </Button>
          {mine && isBusy(attempt) && (
            <span role="status" className="mt-1 block text-caption text-ink-2">
              Holding your room…
            </span>
          )}
          {rate.left !== null && <span className="mt-1 block text-caption font-[620] text-sun">{rate.left} left at this price</span>}
        </div>
      </div>
      {lead && freeUntil(rate.cancellation) && (
        <div className="mt-4 border border-rule bg-sheet px-4 py-3.5">
          <p className="mb-3 text-caption text-ink-2">
            {rate.board}: what happens if plans change, in {city} time
          </p>
          <TimeLine label="If plans change" points={policyPoints(rate.cancellation, arrival)} />
        </div>
      )}
      {mine && outcome}
    </li>
  )
}

/** What comes back if plans change, in two lines: free, part, or nothing. */
function Plans({ rate: { cancellation } }: { rate: Rate }) {
  const { free, after } = policySentence(cancellation)
  const kept = cancellation.find((rule) => rule.amount > 0)?.amount ?? 0
  const whole = kept === Math.max(...cancellation.map((rule) => rule.amount))
  const second = whole ? 'the whole stay is kept' : after
  if (free) return <Lines first={`Free until ${free}`} dress="font-[580] text-sea" second={second && `Then ${second}`} />
  if (!whole && after) return <Lines first="Partly refundable" dress="font-[620] text-sun" second={`${after} from now on`} />
  return <Lines first="Non-refundable" dress="font-[620] text-ink-2" second="Nothing back after booking" />
}

function Lines({ first, dress, second }: { first: string; dress: string; second: string | null }) {
  return (
    <p className="text-small">
      <b className={classes('block', dress)}>{first}</b>
      {second && <span className="text-caption text-ink-2">{second}</span>}
    </p>
  )
}
