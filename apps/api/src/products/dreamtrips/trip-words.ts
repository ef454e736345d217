import type { DreamtripOffer } from '@sojourn/contracts'
import { commaText, dayTextLong, dayTimeText, plural, say } from '@sojourn/i18n'

/** "Needs at least 10 people; 7 have booked. We decide on …": whether a departure runs. */
export function minimumText({ people, in: count, decided_at, state }: DreamtripOffer['minimum']): string {
  if (state === 'runs') return say`Guaranteed: enough people are coming.`
  const when = dayTimeText(dayTextLong(decided_at.slice(0, 10)), decided_at.slice(11, 16))
  return say`Needs at least ${people} people; ${plural(count, { one: '# has', other: '# have' })} booked. We decide on ${when}. If it doesn't run, you get all your money back.`
}

/** "2 people in a double room, 1 in a single room". */
export function partyText({ people, single_rooms: singles }: Pick<DreamtripOffer, 'people' | 'single_rooms'>): string {
  const sharing = people - singles
  return commaText([
    ...(sharing > 0 ? [say`${plural(sharing, { one: '# person in a double room', other: '# people in double rooms' })}`] : []),
    ...(singles > 0 ? [say`${plural(singles, { one: '# person in a single room', other: '# people in single rooms' })}`] : []),
  ])
}

export const freeDayText = (): string => say`A day to yourself`

/** What is in the price of every trip, and what is not, by a code. */
export const includesOf = ({ nights, dinners }: { readonly nights: number; readonly dinners: number }) => [
  { code: 'nights', name: say`${plural(nights, { one: '# night at the hotel', other: '# nights at the hotel' })}` },
  { code: 'breakfast', name: say`Breakfast every day` },
  { code: 'dinners', name: say`${plural(dinners, { one: '# dinner together', other: '# dinners together' })}` },
  { code: 'activities', name: say`Everything in the program, with tickets and guides` },
  { code: 'transfers', name: say`Airport transfers both ways` },
  { code: 'host', name: say`A host who is with the group all the time` },
  { code: 'taxes', name: say`All taxes, city tax among them` },
]

export const excludesOf = () => [
  { code: 'flights', name: say`Flights` },
  { code: 'meals', name: say`Other meals and drinks` },
  { code: 'insurance', name: say`Travel insurance` },
]

export const dinnersIn = (program: DreamtripOffer['program']): number => program.flatMap(({ parts }) => parts).filter(({ what }) => what === 'dinner').length
