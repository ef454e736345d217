import { say } from '@sojourn/i18n'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Clock } from '../../ui/icons/clock.tsx'
import { overText, warningOf } from './hold-warning.ts'
import { clockText, isUrgent, useCountdown } from './use-countdown.ts'

interface HoldClockProps {
  readonly expiresAt: string
  readonly serverTime: string
  readonly renewable: boolean
  /** What is bought is held. Where it is not, as with wallet value, this is how long it can be paid. */
  readonly isHeld: boolean
  readonly onRenew?: () => void
  /** The way back to choose again. */
  readonly backTo: string
}

/** Whoever has longer than this may close the page. */
const LONG_SECONDS = 3_600

/** How long it is held, and what happens at zero. Never red, never pulsing; sun under two minutes. */
export function HoldClock({ expiresAt, serverTime, renewable, isHeld, onRenew, backTo }: HoldClockProps) {
  const left = useCountdown(expiresAt, serverTime)
  const over = left === 0
  const soon = isUrgent(left)
  return (
    <section
      aria-label={isHeld ? say`Time left on your hold` : say`Time left to pay`}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 border-y border-t-ink border-b-rule py-3 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto]"
    >
      <Clock aria-hidden size={20} className={soon ? 'text-sun' : undefined} />
      <span role="timer" className={classes('min-w-[3.4rem] font-text text-h3 font-[640] tabular-nums', soon && 'text-sun')}>
        {left === null ? '--:--' : clockText(left)}
      </span>
      <p className="text-small text-ink-2">
        {over
          ? overText()
          : isHeld
            ? left !== null && left > LONG_SECONDS
              ? say`We're holding this for you at this price. Until then you find it again under My bookings. If time runs out, nothing is charged.`
              : say`We're holding this for you at this price. If time runs out, nothing is charged.`
            : say`You have this much time to pay. If it runs out, nothing is charged.`}
      </p>
      <div className="max-sm:col-span-3 empty:hidden">
        {soon && !over && renewable && <Button size="small" className="min-h-11" onClick={onRenew}>{say`Hold it longer`}</Button>}
        {over && <ButtonLink size="small" className="min-h-11" to={backTo}>{say`Choose again`}</ButtonLink>}
      </div>
      <p className="sr-only" role="status">
        {soon && warningOf(left, renewable, isHeld)}
      </p>
    </section>
  )
}
