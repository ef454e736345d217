import { use } from 'react'
import { DayButton, type DayButtonProps } from 'react-day-picker'
import { classes } from '../../ui/classes.ts'
import { NightPricesContext } from './calendar-context.ts'
import { shortMoney } from './night-prices.ts'

/** A day of the calendar with what its night costs at least. The words are in its label; what is drawn is for the eye. */
export function CalendarDay({ children, ...button }: DayButtonProps) {
  const night = use(NightPricesContext).get(button.day.isoDate)
  return (
    <DayButton {...button}>
      <span className="block text-small leading-5 tabular-nums">{children}</span>
      <span className={classes('calendar-price', night?.low && 'calendar-low')}>
        {night && !button.modifiers.disabled ? shortMoney(night.amount, night.currency) : '\u00a0'}
      </span>
    </DayButton>
  )
}
