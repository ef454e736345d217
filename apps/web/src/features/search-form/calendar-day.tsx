import { dayTextLong, moneyText, shortMoneyText } from '@sojourn/i18n'
import { use } from 'react'
import { DayButton, type DayButtonProps } from 'react-day-picker'
import { classes } from '../../ui/classes.ts'
import { CalendarWords } from './calendar-words.ts'
import { DayPricesContext } from './day-prices.ts'

/** A day of the calendar with the least it costs: in words for a screen reader, in figures for the eye. */
export function CalendarDay({ children, 'aria-label': _, ...button }: DayButtonProps) {
  const { day, modifiers } = button
  const { labels, prices } = use(CalendarWords)
  const price = modifiers.disabled ? undefined : use(DayPricesContext).get(day.isoDate)
  const end = modifiers.start ? labels.from : modifiers.finish ? labels.until : ''
  return (
    <DayButton {...button}>
      <span className="sr-only">
        {dayTextLong(day.isoDate)}
        {end && `, ${end}`}
        {price && prices && `, ${prices.spoken(moneyText(price.amount, price.currency), price.low)}`}
      </span>
      <span aria-hidden className="calendar-figure">
        {children}
      </span>
      <span aria-hidden className={classes('calendar-price', price?.low && 'calendar-low')}>
        {price ? shortMoneyText(price.amount, price.currency) : '\u00a0'}
      </span>
    </DayButton>
  )
}
