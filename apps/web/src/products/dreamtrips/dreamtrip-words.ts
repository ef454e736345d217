import type { DreamtripOffer } from '@sojourn/contracts'
import { andText, commaText, dateText, dayTextLong, dayTimeText, moneyText, plural, say } from '@sojourn/i18n'
import type { FoundTrip, Takes } from './dreamtrips-api.ts'

export const peopleText = (count: number): string => say`${plural(count, { one: '# person', other: '# people' })}`
export const nightsText = (count: number): string => say`${plural(count, { one: '# night', other: '# nights' })}`

/** "Needs at least 10 people; 7 have booked. We decide on …": whether a departure runs. */
export function minimumText({ people, in: count, decided_at, state }: FoundTrip['minimum']): string {
  if (state === 'runs') return say`Guaranteed: enough people are coming.`
  const when = dayTimeText(dayTextLong(decided_at.slice(0, 10)), decided_at.slice(11, 16))
  return say`Needs at least ${people} people; ${plural(count, { one: '# has', other: '# have' })} booked. We decide on ${when}. If it doesn't run, you get all your money back.`
}

/** The same in a few words, for a list. */
export const standingText = ({ people, in: count, state }: FoundTrip['minimum']): string =>
  state === 'runs' ? say`Guaranteed` : say`${count} of ${people} people booked`

export const leftText = (left: number): string => (left === 0 ? say`Full` : say`${plural(left, { one: '# place left', other: '# places left' })}`)

/** "2 people in double rooms, 1 person in a single room". */
export function partyText({ people, single_rooms: singles }: Pick<DreamtripOffer, 'people' | 'single_rooms'>): string {
  const sharing = people - singles
  return commaText([
    ...(sharing > 0 ? [say`${plural(sharing, { one: '# person in a double room', other: '# people in double rooms' })}`] : []),
    ...(singles > 0 ? [say`${plural(singles, { one: '# person in a single room', other: '# people in single rooms' })}`] : []),
  ])
}

/** What is paid when: "$200 now, the rest on 18 January 2027". */
export const splitText = ({ price, balance_on: on }: Pick<FoundTrip, 'price' | 'balance_on'>): string =>
  on ? say`${moneyText(price.pay_now, price.currency)} now, the rest on ${dateText(on)}` : say`Charged now: ${moneyText(price.pay_now, price.currency)}`

/** "Explorer, $9.49 for 1 month and Voyager, $99 for 12 months". */
export const plansText = (plans: Takes['plans']): string =>
  andText(
    plans.map(
      ({ name, amount, currency, months }) => say`${name} (${moneyText(amount, currency)} for ${plural(months, { one: '# month', other: '# months' })})`,
    ),
  )
