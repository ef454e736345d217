import { commaText, dayText, moneyText, plural, say, sayAs } from '@sojourn/i18n'
import type { Guests, Nights } from './cruise-address.ts'
import type { CabinKind, Call, FoundSailing } from './cruises-api.ts'

export const KIND_WORDS: Readonly<Record<CabinKind, string>> = {
  inside: say`Inside`,
  oceanview: say`Outside`,
  balcony: say`Balcony`,
  suite: say`Suite`,
  solo: say`Solo`,
}
export const NIGHTS_WORDS: Readonly<Record<Nights, string>> = { '1-5': say`Up to 5 nights`, '6-8': say`6 to 8 nights`, '9-40': say`9 nights or more` }

export const cruisesText = (count: number): string => say`${plural(count, { one: '# cruise', other: '# cruises' })}`
export const nightsText = (count: number): string => say`${plural(count, { one: '# night', other: '# nights' })}`
export const guestsCountText = (count: number): string => say`${plural(count, { one: '# guest', other: '# guests' })}`

/** What each guest pays: one amount, or from the least to the most where a third pays less. */
export function eachText(shares: readonly number[], currency: string): string {
  const [least, most] = [moneyText(Math.min(...shares), currency), moneyText(Math.max(...shares), currency)]
  return least === most ? least : say`${least} to ${most}`
}

/** "2 adults, 1 child". */
export const guestsText = ({ adults, children }: Guests): string =>
  commaText([
    say`${plural(adults, { one: '# adult', other: '# adults' })}`,
    ...(children.length > 0 ? [say`${plural(children.length, { one: '# child', other: '# children' })}`] : []),
  ])

/** "Balcony, 2 adults". */
export const cabinText = (kind: CabinKind | '', guests: Guests): string => commaText([kind ? KIND_WORDS[kind] : say`Any cabin`, guestsText(guests)])

/** "8 h 30 min ashore". */
export function ashoreText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? say`${hours} h ashore` : say`${hours} h ${rest} min ashore`
}

/** "from Barcelona", or "from Vancouver to Seward". */
export const wayText = ({ from, to }: Pick<FoundSailing, 'from' | 'to'>): string =>
  from.port === to.port ? sayAs('of a port')`from ${from.name}` : say`from ${from.name} to ${to.name}`

/** A day in port in words, for those who do not see its row. */
export const callText = ({ port, date }: Pick<Call, 'port' | 'date'>): string => commaText([port.name, dayText(date)])

/** "Deck 8, midship, port side". */
export const PLACES = { fore: sayAs('of a ship')`forward`, mid: sayAs('of a ship')`midship`, aft: sayAs('of a ship')`aft` } as const
export const SIDES = { port: say`port side`, starboard: say`starboard side` } as const
