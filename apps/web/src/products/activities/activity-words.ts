import { andText, commaText, dayText, dayTimeText, languageNameText, plural, say, stopText } from '@sojourn/i18n'
import type { FoundActivity, Session } from './activities-api.ts'
import type { Hours, Party } from './activity-address.ts'

/** "2 adults, 1 child". */
export const partyText = ({ adults, seniors, children }: Party): string =>
  commaText([
    ...(adults > 0 ? [say`${plural(adults, { one: '# adult', other: '# adults' })}`] : []),
    ...(seniors > 0 ? [say`${plural(seniors, { one: '# senior', other: '# seniors' })}`] : []),
    ...(children.length > 0 ? [say`${plural(children.length, { one: '# child', other: '# children' })}`] : []),
  ])

/** "3 h 30", "1 day". */
export function lengthText(minutes: number): string {
  const days = Math.floor(minutes / 1_440)
  if (days > 0) return say`${plural(days, { one: '# day', other: '# days' })}`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return say`${rest} min`
  return rest === 0 ? say`${plural(hours, { one: '# hour', other: '# hours' })}` : say`${hours} h ${rest} min`
}

export const clockOf = (startsAt: string): string => startsAt.slice(11, 16)

/** What stands on the button of a departure. */
export const slotText = ({ starts_at, any_time }: Pick<Session, 'starts_at' | 'any_time'>): string => (any_time ? say`Any time` : clockOf(starts_at))

export const whenText = ({ starts_at, any_time }: Pick<Session, 'starts_at' | 'any_time'>): string =>
  any_time ? say`${dayText(starts_at)}, at any time` : dayTimeText(dayText(starts_at), clockOf(starts_at))

/** "Between 08:45 and 15:00". Null where all hours are meant. */
export function hoursText({ after, before }: Hours): string | null {
  if (after && before) return say`Between ${after} and ${before}`
  return after ? say`From ${after}` : before ? say`Until ${before}` : null
}

/** Why a departure is not within some hours, for those that are outside of them. */
export function outsideText({ after, before }: Hours): string {
  if (after && before) return say`Starts before ${after} or ends after ${before}`
  return after ? say`Starts before ${after}` : say`Ends after ${before ?? ''}`
}

/** "Guide speaks English and Portuguese". */
export function languagesText({ languages, languages_by }: Pick<FoundActivity, 'languages' | 'languages_by'>): string | null {
  if (languages.length === 0 || languages_by === 'none') return null
  if (languages_by === 'audio') return say`Audio in ${plural(languages.length, { one: '# language', other: '# languages' })}`
  return andText(languages.map(languageNameText))
}

export const factsText = (found: FoundActivity): string =>
  stopText([found.category.name, found.any_time ? say`Any time of the day` : lengthText(found.minutes), languagesText(found)])

export const meetingText = ({ meeting: { landmark, address } }: Pick<FoundActivity, 'meeting'>): string =>
  landmark ? say`Meet in front of ${landmark}` : say`Meet at ${address}`

/** "Free to cancel until 24 hours before". */
export function cancelText(hours: number | null): string {
  if (hours === null) return say`Non-refundable`
  if (hours === 0) return say`Free to cancel until it starts`
  return hours % 24 === 0 && hours > 48
    ? say`Free to cancel until ${plural(hours / 24, { one: '# day', other: '# days' })} before`
    : say`Free to cancel until ${hours} hours before`
}

/** "Runs from 4; 2 are in. Decided Tue 16 Mar, 18:00, else money back". */
export function minimumText(minimum: NonNullable<Session['minimum']>): string {
  if (minimum.state === 'runs') return say`It runs: enough people are coming.`
  const when = dayTimeText(dayText(minimum.decided_at), minimum.decided_at.slice(11, 16))
  return say`Runs from ${minimum.people} people; ${plural(minimum.in, { one: '# is in', other: '# are in' })}. Decided ${when}, or you get all your money back.`
}
