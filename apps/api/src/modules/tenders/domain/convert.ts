import { type Currency, decimalsOf, invariant, type Money, money } from '@sojourn/kernel'
import type { Leg } from './tender.ts'

/** What one unit of an instrument is worth: `rate` units of the checkout's currency for `divisor` of its own. */
export type Worth = Pick<Leg, 'account' | 'unit' | 'rate' | 'divisor'>

/** An instrument that can pay at most `most` of its own unit. */
export type Source = Worth & Pick<Leg, 'subject' | 'most'>

// Points have no decimals, also where their code looks like a currency.
const decimals = ({ account, unit }: Worth): number => (account === 'points' ? 0 : decimalsOf(unit))
const power = (exponent: number): bigint => 10n ** BigInt(exponent)

function ratioOf(worth: Worth, to: Currency): { up: bigint; down: bigint } {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(worth.rate)
  invariant(match && Number.isSafeInteger(worth.divisor) && worth.divisor > 0, `a rate is a decimal over a whole number: ${worth.rate} / ${worth.divisor}`)
  const [, whole = '', fraction = ''] = match
  const up = BigInt(whole + fraction) * power(decimalsOf(to))
  invariant(up > 0n, 'a rate is above 0')
  return { up, down: power(fraction.length + decimals(worth)) * BigInt(worth.divisor) }
}

/** The value of so much of an instrument's own unit in minor units of the checkout's currency, rounded down: nothing is lost by rounding. */
export function worthOf(native: number, worth: Worth, to: Currency): Money {
  const { up, down } = ratioOf(worth, to)
  return money(Number((BigInt(native) * up) / down), to)
}

/** The least of an instrument's own unit that is worth the amount: no one pays more than is shown. */
export function neededFor(amount: Money, worth: Worth): number {
  const { up, down } = ratioOf(worth, amount.currency)
  return Number((BigInt(amount.minor) * down + up - 1n) / up)
}

/**
 * Takes from the sources in order until the amount is covered, or they are used up. Sources of one unit and rate are added before rounding, so that many small lots are worth what one large one is. It pays no more than
 * two decimals can show.
 */
export function cover(sources: readonly Source[], amount: Money): Leg[] {
  const legs = taken(sources, amount)
  const paid = paidBy(legs, amount.currency)
  const shown = money(paid.minor - (paid.minor % smallestShown(paid.currency)), paid.currency)
  return shown.minor === paid.minor ? legs : taken(sources, shown)
}

/** In currencies with three decimals the last digit is 0. */
const smallestShown = (currency: Currency): number => (decimalsOf(currency) === 3 ? 10 : 1)

function taken(sources: readonly Source[], amount: Money): Leg[] {
  const natives = sources.map(() => 0)
  const spent = new Map<string, number>()
  let left = amount.minor
  sources.forEach((source, i) => {
    const key = keyOf(source)
    const before = spent.get(key) ?? 0
    const worthBefore = worthOf(before, source, amount.currency).minor
    const whole = worthOf(before + source.most, source, amount.currency).minor - worthBefore
    natives[i] = whole <= left ? source.most : Math.max(0, neededFor(money(worthBefore + left, amount.currency), source) - before)
    spent.set(key, before + natives[i]!)
    left -= Math.min(whole, left)
  })
  return trimmed(sources, natives, amount)
}

const keyOf = ({ account, unit, rate, divisor }: Worth): string => `${account} ${unit} ${rate} ${divisor}`

/** Releases what adds no minor unit, the last source first, and calculates what each pays. */
function trimmed(sources: readonly Source[], natives: readonly number[], amount: Money): Leg[] {
  const legs: Leg[] = []
  const groups = new Map<string, { before: number; worth: number; left: number }>()
  let open = amount.minor
  for (const [key, source] of new Map(sources.map((each) => [keyOf(each), each]))) {
    const total = natives.reduce((all, native, i) => (keyOf(sources[i]!) === key ? all + native : all), 0)
    const worth = Math.min(worthOf(total, source, amount.currency).minor, open)
    open -= worth
    groups.set(key, { before: 0, worth, left: neededFor(money(worth, amount.currency), source) })
  }
  sources.forEach((source, i) => {
    const group = groups.get(keyOf(source))!
    const held = Math.min(natives[i]!, group.left)
    const upTo = (native: number) => Math.min(worthOf(native, source, amount.currency).minor, group.worth)
    legs.push({ ...source, held, amount: upTo(group.before + held) - upTo(group.before) })
    group.before += held
    group.left -= held
  })
  return legs
}

/** What legs pay together. */
export const paidBy = (legs: readonly Pick<Leg, 'amount'>[], currency: Currency): Money =>
  money(
    legs.reduce((all, leg) => all + leg.amount, 0),
    currency,
  )
