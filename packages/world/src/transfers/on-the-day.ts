// nothing here is translated: names of people and plates
import { type Day, hashUnit } from '@sojourn/kernel'
import { diceOf } from '../dice.ts'
import type { Facts } from '../facts.ts'
import { phoneOf } from '../property.ts'
import { guests } from '../reviews/guests.ts'

/** Who drives, known half a day before. */
export interface Driver {
  readonly name: string
  readonly phone: string
  /** By which the vehicle is found. */
  readonly plate: string
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

export function driverOf(facts: Facts, of: string): Driver {
  const dice = diceOf('driver', of)
  const letter = (field: string) => LETTERS[dice.whole(field, 0, LETTERS.length - 1)]!
  const [, names] = dice.pick('home', guests)
  return {
    name: `${dice.pick('name', names)} ${letter('initial')}.`,
    phone: phoneOf(facts, dice),
    plate: `${letter('first')}${letter('second')}-${dice.whole('plate', 1000, 9999)}`,
  }
}

const LATE_SHARE = 0.15
const LATE_MAX_MIN = 120
/** Flights of this invented airline are late by their number, in minutes: for showing what a delay brings. */
const ALWAYS_LATE = /^ZQ(\d{1,3})$/

/** By how many minutes a flight lands late; 0 where it is in time. */
export function flightDelayMinutes(flight: string, day: Day): number {
  const always = ALWAYS_LATE.exec(flight)
  if (always) return Number(always[1])
  const chance = hashUnit('delay', flight, day)
  return chance >= LATE_SHARE ? 0 : 15 + 5 * Math.floor((chance / LATE_SHARE) * ((LATE_MAX_MIN - 15) / 5))
}
