import type { DataOf, depositWeek, listDeposits } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { accept, addDays, dayIn, daysBetween, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { cityIn, findWeek, type Resort, seasonOf, tradingPower } from '@sojourn/world'
import type { SignedInCaller } from '../../http/index.ts'
import { deposits } from './data/deposits.sql.ts'
import { DEPOSIT_DAYS_AHEAD, DEPOSIT_DAYS_BEFORE, type Deposit, VALID_YEARS } from './domain/deposit.ts'
import type { ResortParts } from './parts.ts'
import { weeksLine } from './wait-for-week.ts'

type Owned = DataOf<typeof listDeposits>['owned'][number]
type Given = DataOf<typeof depositWeek>['deposit']

const personOf = ({ orgId, user }: SignedInCaller) => ({ orgId, userId: user.userId })

const isInTime = (daysAhead: number): boolean => daysAhead >= DEPOSIT_DAYS_BEFORE && daysAhead <= DEPOSIT_DAYS_AHEAD

/** The next three years of the weeks that a person owns, of those that may be given and were not. */
export async function ownWeeks(parts: ResortParts, tx: Tx, caller: SignedInCaller): Promise<Owned[]> {
  const catalogue = parts.catalogue()
  if (!catalogue) return []
  const [owned, given] = await Promise.all([deposits.listOwned(tx, personOf(caller)), deposits.listOf(tx, personOf(caller), false)])
  const isGiven = new Set(given.map(({ resortId, unit, year, week }) => `${resortId} ${unit} ${year} ${week}`))
  return owned
    .flatMap(({ resortId, unit: number, week }) => {
      const resort = catalogue.findResort(resortId)
      const unit = resort && catalogue.findUnit(resort, number)
      if (!resort || !unit) return []
      const today = dayIn(resort.timeZone, parts.clock.nowMs())
      const year = Number(today.slice(0, 4))
      return [year, year + 1, year + 2].flatMap((each): Owned[] => {
        const found = findWeek(each, week, unit.checkInDay)
        const daysAhead = found ? daysBetween(today, found.checkIn) : 0
        if (!found || !isInTime(daysAhead) || isGiven.has(`${resortId} ${number} ${each} ${week}`)) return []
        return [
          {
            ...named(resort),
            unit: number,
            size: unit.size,
            year: each,
            week,
            check_in: found.checkIn,
            check_out: found.checkOut,
            color: seasonOf(resort.follows)[week - 1]!.color,
            power: tradingPower(resort, unit.size, week, daysAhead),
          },
        ]
      })
    })
    .sort((a, b) => (a.check_in < b.check_in ? -1 : 1))
}

const named = (resort: Resort) => ({ resort_id: resort.resortId, resort_name: resort.name, city: cityIn(resort.city, currentLanguage()) })

/** What a person gave, and the power that is left of it. */
export async function powerOf(parts: ResortParts, tx: Tx, caller: SignedInCaller): Promise<{ readonly deposits: Given[]; readonly power: number }> {
  const catalogue = parts.catalogue()
  const today = dayIn('UTC', parts.clock.nowMs())
  const own = (await deposits.listOf(tx, personOf(caller), false)).filter(({ validUntil }) => validUntil >= today)
  const shown = own.flatMap((deposit) => {
    const resort = catalogue?.findResort(deposit.resortId)
    return resort ? [onWire(deposit, resort)] : []
  })
  return { deposits: shown, power: own.reduce((all, { left }) => all + left, 0) }
}

function onWire({ depositId, unit, year, week, checkIn, power, left, validUntil }: Deposit, resort: Resort): Given {
  const { resort_id: _, ...names } = named(resort)
  return {
    deposit_id: depositId,
    kind: left < power.total ? 'credit' : 'deposit',
    ...names,
    unit,
    size: resort.units.find((each) => each.unit === unit)?.size ?? 'studio',
    year,
    week,
    check_in: checkIn,
    color: seasonOf(resort.follows)[week - 1]!.color,
    power,
    left,
    valid_until: validUntil,
  }
}

/** A person gives a week of their own: its power is theirs at once. Refuses `not_owned`, `too_late_to_deposit` and `already_deposited`. */
export async function giveWeek(
  parts: ResortParts,
  tx: Tx,
  asked: { readonly resortId: string; readonly unit: string; readonly year: number; readonly week: number },
  caller: SignedInCaller,
): Promise<Outcome<{ readonly deposit: Given }>> {
  const catalogue = parts.catalogue()
  const resort = catalogue?.findResort(asked.resortId)
  const unit = resort && catalogue!.findUnit(resort, asked.unit)
  const owned = await deposits.listOwned(tx, personOf(caller))
  const isOwner = owned.some(({ resortId, unit: number, week }) => resortId === asked.resortId && number === asked.unit && week === asked.week)
  const found = unit && findWeek(asked.year, asked.week, unit.checkInDay)
  if (!resort || !unit || !isOwner || !found) return refuse('not_owned')
  const nowMs = parts.clock.nowMs()
  const daysAhead = daysBetween(dayIn(resort.timeZone, nowMs), found.checkIn)
  if (!isInTime(daysAhead)) return refuse('too_late_to_deposit')
  const power = tradingPower(resort, unit.size, asked.week, daysAhead)
  const deposit: Deposit = {
    ...personOf(caller),
    depositId: parts.ids.next<'deposit'>('rdp'),
    ...asked,
    checkIn: found.checkIn,
    checkOut: found.checkOut,
    power,
    left: power.total,
    validUntil: addDays(found.checkIn, VALID_YEARS * 365),
  }
  if (!(await deposits.add(tx, deposit, nowMs))) return refuse('already_deposited')
  await parts.cameFree(tx, 'RST', [weeksLine(resort)])
  return accept({ deposit: onWire(deposit, resort) })
}
