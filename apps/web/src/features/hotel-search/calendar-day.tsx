import { use } from 'react'
import { DayButton, type DayButtonProps } from 'react-day-picker'
import { dayTextLong } from '../../lib/dates.ts'
import { moneyText } from '../../lib/money.ts'
import { classes } from '../../ui/classes.ts'
import { NightPricesContext } from './calendar-context.ts'
import { type NightPrice, shortMoney } from './night-prices.ts'

/** A day of the calendar with what its night costs at least: in words for who hears it, in figures for the eye. */
export function CalendarDay({ children, 'aria-label': _, ...button }: DayButtonProps) {
  const { day, modifiers } = button
  const night = modifiers.disabled ? undefined : use(NightPricesContext).get(day.isoDate)
  const end = modifiers.start ? ', check-in' : modifiers.finish ? ', check-out' : ''
  return (
    <DayButton {...button}>
      <span className="sr-only">
        {dayTextLong(day.isoDate)}
        {end}
        {night && wordsOf(night)}
      </span>
      <span aria-hidden className="calendar-figure">
        {children}
      </span>
      <span aria-hidden className={classes('calendar-price', night?.low && 'calendar-low')}>
        {night ? shortMoney(night.amount, night.currency) : '\u00a0'}
      </span>
    </DayButton>
  )
}

const wordsOf = ({ amount, currency, low }: NightPrice): string => `, from ${moneyText(amount, currency)} a night${low ? ', a low price' : ''}`
