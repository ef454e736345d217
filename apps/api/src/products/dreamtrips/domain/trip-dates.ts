import { addDays, type Day, daysBetween, instantMs } from '@sojourn/kernel'

/** Whether enough people come is decided before anybody pays the rest of the price. */
const DECIDED_DAYS_BEFORE = 50
const DECIDED_AT = '18:00'
const BALANCE_DAYS_BEFORE = 45
/** What was not paid is tried again for so long; then the places are given to others, at the cost of the deposit. */
const GIVE_UP_DAYS = 7
/** A later charge is announced, so it is some days away. */
const LATER_DAYS_MIN = 7
export const NOTICE_DAYS = 5
/** The host has the list of names two weeks before. */
const SOLD_UNTIL_DAYS_BEFORE = 14

interface Starting {
  readonly startsOn: Day
}

/** When it is decided whether it goes, by the clock of the place. */
export const decidedMs = ({ startsOn }: Starting, timeZone: string): number => instantMs(addDays(startsOn, -DECIDED_DAYS_BEFORE), DECIDED_AT, timeZone)

/** The last day on which it is sold. */
export const soldUntil = ({ startsOn }: Starting): Day => addDays(startsOn, -SOLD_UNTIL_DAYS_BEFORE)

/** The day on which what is left of the price is charged; null where all of it is paid with the booking. */
export function balanceOn({ startsOn }: Starting, today: Day): Day | null {
  const on = addDays(startsOn, -BALANCE_DAYS_BEFORE)
  return daysBetween(today, on) >= LATER_DAYS_MIN ? on : null
}

/** On this day it is given up, where the rest was not paid. */
export const giveUpOn = (balance: Day): Day => addDays(balance, GIVE_UP_DAYS)
