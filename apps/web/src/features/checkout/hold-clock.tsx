import { say } from '@sojourn/i18n'
import { Clock } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { clockText, useCountdown } from './use-countdown.ts'

interface HoldClockProps {
  readonly expiresAt: string
  readonly serverTime: string
  readonly renewable: boolean
  /** What is held. Null where nothing is, as with wallet value: so long it can be paid. */
  readonly unit: string | null
  readonly onRenew?: () => void
  /** The way back to choose again. */
  readonly backTo: string
}

const SOON_S = 120

/** How long it is held, and what happens at zero. Never red, never pulsing; sun under two minutes. */
export function HoldClock({ expiresAt, serverTime, renewable, unit, onRenew, backTo }: HoldClockProps) {
  const left = useCountdown(expiresAt, serverTime)
  const over = left === 0
  const soon = left !== null && left < SOON_S
  return (
    <section
      aria-label={unit ? say`How long your ${unit} is held` : say`How long you can pay`}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 border-y border-t-ink border-b-rule py-3 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto]"
    >
      <Clock aria-hidden size={20} className={soon ? 'text-sun' : undefined} />
      <span role="timer" className={classes('min-w-[3.4rem] font-text text-h3 font-[640] tabular-nums', soon && 'text-sun')}>
        {left === null ? '--:--' : clockText(left)}
      </span>
      <p className="text-small text-ink-2">
        {over
          ? say`The time has run out. Without a payment nothing is charged.`
          : say`${unit ? say`We hold this ${unit} at this price.` : say`You have this long to pay.`} If the time runs out, nothing is charged.`}
      </p>
      <div className="max-sm:col-span-3 empty:hidden">
        {soon && !over && renewable && <Button size="small" className="min-h-11" onClick={onRenew}>{say`Hold it longer`}</Button>}
        {over && <ButtonLink size="small" className="min-h-11" to={backTo}>{say`Choose again`}</ButtonLink>}
      </div>
      <p className="sr-only" role="status">
        {warningOf(left, renewable, unit)}
      </p>
    </section>
  )
}

/** Said aloud twice: when it becomes urgent, and when it is over. In between the text stands still, so that nothing is repeated. */
export function warningOf(left: number | null, renewable: boolean, unit: string | null): string {
  if (left === null || left >= SOON_S) return ''
  if (left === 0) return say`${unit ? say`The hold on your ${unit}` : say`The time to pay`} has ended. Without a payment nothing is charged.`
  const soon = say`Less than two minutes left to ${unit ? say`hold this ${unit}` : 'pay'}.`
  return renewable ? say`${soon} You can hold it longer.` : soon
}
