import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { moneyText } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Rate } from '../hotel-details-api.ts'
import type { Attempt } from '../prebook-machine.ts'
import type { Prebook } from '../use-prebook.ts'
import { RateRow } from './rate-row.tsx'

interface OutcomeProps {
  readonly attempt: Attempt
  readonly rate: Rate
  readonly arrival: string
  readonly city: string
  readonly prebook: Prebook
}

/** What came of pressing Select, where it did not lead straight on: said in place, under the rate it is about. */
export function Outcome({ attempt, rate, arrival, city, prebook }: OutcomeProps) {
  switch (attempt.step) {
    case 'choosing':
    case 'asking':
    case 'held':
      return null
    case 'changed':
      return (
        <Slip title="The price changed" kind="care">
          <p>
            The house sells this rate at another total now.{' '}
            {attempt.checkoutId ? 'The room is held for you at it while you decide, and nothing is charged.' : 'Nothing is held or charged until you agree.'}
          </p>
          <dl className="mt-4 grid max-w-[26rem] grid-cols-2 border-y border-rule-2 tabular-nums">
            <div className="py-3">
              <dt className="text-caption text-ink-2">You saw</dt>
              <dd className="text-lead font-[620] text-ink-2">{moneyText(attempt.oldTotal, attempt.price.currency)}</dd>
            </div>
            <div className="border-s border-rule-2 py-3 ps-5">
              <dt className="text-caption text-ink-2">It is now, all in</dt>
              <dd className="text-lead font-[640]">{moneyText(attempt.price.total, attempt.price.currency)}</dd>
            </div>
          </dl>
          <Ways>
            <Button look="ink" size="small" onClick={prebook.agree}>
              Continue at {moneyText(attempt.price.total, attempt.price.currency)}
            </Button>
            <Button size="small" onClick={prebook.dismiss}>
              Choose another
            </Button>
          </Ways>
        </Slip>
      )
    case 'gone': {
      const others = attempt.alternatives
      return (
        <Slip title="Somebody just took the last one" kind="care">
          <p>
            {others.length > 0
              ? 'Nothing was charged. These are free for the same nights:'
              : 'Nothing was charged, and nothing else here is free for these nights. Other dates may be.'}
          </p>
          {others.length > 0 && (
            <ul className="mt-3 border-b border-rule">
              {others.map((other) => (
                <RateRow
                  key={other.rate_id}
                  rate={{ ...other, board: `${other.room_name}. ${other.board}` }}
                  lead={false}
                  arrival={arrival}
                  city={city}
                  prebook={prebook}
                />
              ))}
            </ul>
          )}
          <Ways>
            <Button size="small" onClick={prebook.dismiss}>
              See all rooms again
            </Button>
          </Ways>
        </Slip>
      )
    }
    case 'refused':
      return (
        <Slip title={attempt.title} kind="wrong">
          <p>{attempt.text}</p>
          <Ways>
            {attempt.again && (
              <Button look="ink" size="small" onClick={() => prebook.select(rate)}>
                Try again
              </Button>
            )}
            <Button size="small" onClick={prebook.dismiss}>
              Choose another
            </Button>
          </Ways>
        </Slip>
      )
  }
}

/** Takes the focus when it appears, so that the eye, the keyboard and the reader are all told. */
function Slip({ title, kind, children }: { title: string; kind: 'care' | 'wrong'; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes('mt-4 border-s-3 px-5 py-4 text-small', kind === 'care' ? 'border-sun bg-sun-tint' : 'border-stop bg-stop-tint')}
    >
      <h4 id={titleId} className={classes('mb-1 font-[640]', kind === 'care' ? 'text-sun' : 'text-stop')}>
        {title}
      </h4>
      {children}
    </section>
  )
}

const Ways = ({ children }: { children: ReactNode }) => <div className="mt-4 flex flex-wrap gap-3">{children}</div>
