import { accept, type Day, dayIn, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { type CabinGrade, cabinGrades, findGrade, onSaleFrom, type Sailing } from '@sojourn/world'
import type { CruiseCatalogue, SailingToday } from './catalogue.ts'
import type { PricedFor } from './cruise-ask.ts'
import { partyFaultOf } from './domain/party.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import type { CruiseParts } from './parts.ts'
import { adultNeeded, tooManyGuests, tooYoung } from './refusals.ts'

/** A sailing that may be sold to those who ask, and what of it is ours to nobody else. */
export interface AskedSailing {
  readonly catalogue: CruiseCatalogue
  readonly sailing: Sailing
  readonly at: SailingToday
  /** The day of sale, by the clock of the first port. */
  readonly today: Day
  readonly timeZone: string
  readonly exchange: Exchange
  readonly ours: ReadonlySet<string>
  /** Places left in the lifeboats. */
  readonly boats: number
}

export const firstZone = (catalogue: CruiseCatalogue, { itinerary }: Sailing): string => catalogue.findPort(itinerary.calls[0]!.port)!.timeZone

/** Refuses `unknown_sailing`, `unknown_currency`, `too_many_guests`, `too_young` and `adult_needed`. */
export async function findAskedSailing(parts: CruiseParts, tx: Tx, sailingId: string, { guests, currency }: PricedFor): Promise<Outcome<AskedSailing>> {
  const catalogue = parts.catalogue()
  const sailing = catalogue?.findSailing(sailingId)
  if (!catalogue || !sailing) return refuse('unknown_sailing')
  const timeZone = firstZone(catalogue, sailing)
  const today = dayIn(timeZone, parts.clock.nowMs())
  if (sailing.startsOn <= today || onSaleFrom(sailing) > today) return refuse('unknown_sailing')
  const at = catalogue.at(sailing, today)
  const fault = partyFaultOf(at.rule, guests)
  if (fault) return fault === 'too_young' ? tooYoung(at.rule) : adultNeeded(at.rule)
  const most = Math.max(...cabinGrades().map(({ guestsMax }) => guestsMax))
  if (guests.length > most) return tooManyGuests(most)
  const exchange = await exchangeFor(parts, tx, currency)
  if (!exchange.ok) return exchange
  const taken = await parts.stock.takenOn(tx, sailingId)
  return accept({ catalogue, sailing, at, today, timeZone, exchange: exchange.value, ours: taken.cabins, boats: at.boats() - taken.guests })
}

/** A grade of the ship that sleeps so many. Refuses `unknown_grade` and `too_many_guests`. */
export function gradeFor({ catalogue, sailing }: Pick<AskedSailing, 'catalogue' | 'sailing'>, code: string, guests: number): Outcome<CabinGrade> {
  const grade = findGrade(code)
  if (!grade || catalogue.cabinsOf(sailing.ship, grade).length === 0) return refuse('unknown_grade')
  return guests > grade.guestsMax ? tooManyGuests(grade.guestsMax) : accept(grade)
}

/** Whether the line may still choose a cabin of a grade: one that others leave free until it leaves. */
export function assignable({ catalogue, sailing, ours, boats }: AskedSailing, grade: CabinGrade, guests: number) {
  if (boats < guests) return []
  const isFree = catalogue.freeToTheEnd(sailing)
  return catalogue.cabinsOf(sailing.ship, grade).filter((cabin) => cabin.berths >= guests && !ours.has(cabin.cabin) && isFree(cabin))
}

/** Cabins of a grade that a person may choose among; none of one that the line assigns. */
export function freeCabins({ catalogue, sailing, at, ours, boats }: AskedSailing, grade: CabinGrade, guests: number) {
  if (grade.decks === null || boats < guests) return []
  return catalogue.cabinsOf(sailing.ship, grade).filter((cabin) => cabin.berths >= guests && !ours.has(cabin.cabin) && !at.isTaken(cabin))
}
