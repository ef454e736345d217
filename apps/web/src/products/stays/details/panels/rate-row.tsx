import { commaText, moneyText, plural, say } from '@sojourn/i18n'
import { type ReactNode, useId } from 'react'
import { isAbout, isBusy } from '../../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../../lib/book-elsewhere.tsx'
import { freeUntil } from '../../../../lib/cancellation.ts'
import { paySplit } from '../../../../lib/price-block/pay-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import type { Desk } from '../desk.ts'
import type { Rate } from '../hotel-details-api.ts'
import { wordsOf } from '../words.ts'
import { Plans } from './plans.tsx'
import { Policy } from './policy.tsx'
import { RateMore } from './rate-more.tsx'

const ONE_LINE = 28

export interface RateRowProps {
  readonly rate: Rate
  /** The rate the property would start with: its button is filled and its policy is a line. */
  readonly lead: boolean
  readonly desk: Desk
  /** What it costs more or less than another, in words. */
  readonly versus?: string
  /** The result of choosing it, shown in place. */
  readonly outcome?: ReactNode
}

/** One rate: what is in it, what happens if plans change, what it costs in all, and the button. */
export function RateRow({ rate, lead, desk, versus, outcome }: RateRowProps) {
  const nameId = useId()
  const elsewhere = useNoBookLink()
  const { attempt, select } = desk.prebook
  const mine = isAbout(attempt, rate.rate_id)
  const { price } = rate
  const split = paySplit(price, say`at the property`)
  const board = rate.board
  const included = commaText(rate.included)
  // A text of one line leaves room next to the price.
  const isShort = included.length <= ONE_LINE
  const hasPolicyLine = lead && freeUntil(rate.cancellation) !== null
  const { arrival, city, nowMs } = desk
  return (
    <li className="border-t border-rule py-3.5">
      <div className="rate-columns">
        <p id={nameId} className="text-small">
          <b className="block font-[620]">{board}</b>
          <span className="text-ink-2">{included}</span>
        </p>
        <Plans rate={rate} city={city} />
        <p className="text-caption text-ink-2 tabular-nums">
          <span className="block text-lead leading-6 font-[640] text-ink">{moneyText(price.total, price.currency)}</span>
          <AgencyFigures agency={price.agency} currency={price.currency} />
          {split.now}
          {split.later && <span className="block">{split.later}</span>}
          {versus && <span className="block font-[580] text-ink">{versus}</span>}
        </p>
        <div className="text-end max-md:self-end noscript:hidden">
          {elsewhere ? (
            <BookElsewhere href={elsewhere} aria-describedby={nameId} />
          ) : (
            <Button
              look={lead ? 'filled' : 'outlined'}
              size="small"
              className="min-w-18"
              aria-describedby={nameId}
              disabled={mine && attempt.step === 'gone'}
              busy={mine && isBusy(attempt)}
              onClick={() => !isBusy(attempt) && select({ id: rate.rate_id, price: rate.price })}
            >{say`Select`}</Button>
          )}
          {mine && isBusy(attempt) && (
            <span role="status" className="mt-1 block text-caption text-ink-2">
              {wordsOf(desk.product).holding}
            </span>
          )}
          {rate.left !== null && (
            <span className="mt-1 block text-caption font-[620] text-sun">{say`${plural(rate.left, { one: '# left at this price', other: '# left at this price' })}`}</span>
          )}
        </div>
      </div>
      {hasPolicyLine && (
        <div className="mt-4">
          <Policy parts={rate.if_cancelled} arrival={arrival} city={city} nowMs={nowMs} name={board} />
        </div>
      )}
      <details className={classes('more mt-1', !hasPolicyLine && isShort && 'more-beside')}>
        <summary className="text-caption text-ink-2">{hasPolicyLine ? say`Price night by night` : say`Price night by night and cancellation terms`}</summary>
        <RateMore rate={rate} name={board} withPolicy={!hasPolicyLine} arrival={arrival} city={city} nowMs={nowMs} />
      </details>
      {mine && outcome}
    </li>
  )
}
