import type { ActivityOffer } from '@sojourn/contracts'
import { commaText, dayTextLong, dayTimeText, listText, plural, say, stopText } from '@sojourn/i18n'
import { dayIn, instantMs } from '@sojourn/kernel'
import type { Description, Fact } from '../../sale/description.ts'
import { languageText, lengthText, partyText, weatherText } from './activity-words.ts'
import { clockOf, dayOf } from './domain/session-id.ts'
import { inWords } from './in-words.ts'
import { STANDARD } from './options.ts'
import { answersTexts } from './questions.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

/** What neutral code shows of places in a departure: the voucher is made of these facts. */
export function describeActivity(stored: ActivityOffer): Description {
  const offer = inWords(stored)
  const { title, operator, phone, starts_at, time_zone, minutes, any_time, city, meeting, art } = offer
  const startsAtMs = instantMs(dayOf(starts_at), clockOf(starts_at), time_zone)
  const endsAtMs = startsAtMs + (any_time ? Math.max(minutes, DAY_MINUTES) - 1 : minutes) * MINUTE_MS
  const meet = meetingText(offer)
  return {
    title,
    summary: commaText([...(offer.option.code === STANDARD ? [] : [offer.option.name]), operator, partyText(offer)]),
    place: { city, address: meet, phone, image: art, art },
    span: { from: dayOf(starts_at), to: dayIn(time_zone, endsAtMs) },
    starts: { label: any_time ? say`Valid from` : say`Starts`, on: dayOf(starts_at), time: clockOf(starts_at) },
    facts: factsOf(offer, meet),
    calendar: [
      {
        startsAtMs,
        endsAtMs,
        summary: title,
        location: commaText([meet, city]),
        details: stopText([operator, phone, ...(meeting.landmark ? [] : [meeting.address])]),
      },
    ],
    clash: { place: offer.activity_id, slots: [starts_at] },
  }
}

/** "At Belém Tower", "Rua Garrett 12, Chiado". */
export const meetingText = ({ meeting: { landmark, address } }: Pick<ActivityOffer, 'meeting'>): string =>
  landmark ? say`In front of ${landmark}, ${address}` : address

function factsOf(offer: ActivityOffer, meet: string): Fact[] {
  const { starts_at, any_time, minutes, language, option, operator, phone, includes, excludes, minimum, level, access, on_request } = offer
  const day = dayTextLong(dayOf(starts_at))
  const weather = weatherText(offer.weather)
  return [
    { label: say`When`, value: any_time ? say`${day}, at any time` : stopText([dayTimeText(day, clockOf(starts_at)), lengthText(minutes)]) },
    { label: say`Who is coming`, value: partyText(offer) },
    ...(option.code === STANDARD ? [] : [{ label: say`Option`, value: option.name }]),
    ...(language ? [{ label: say`Language of the guide`, value: languageText(language) }] : []),
    { label: say`Meeting point`, value: meet },
    { label: say`Operator`, value: stopText([operator, phone]) },
    ...answersTexts(offer.answers),
    { label: say`Included`, value: listText(includes.map(({ name }) => name)) },
    ...(excludes.length > 0 ? [{ label: say`Not included`, value: listText(excludes.map(({ name }) => name)) }] : []),
    { label: say`Good to know`, value: listText([level.name, access.name, ...(weather ? [weather] : [])]) },
    ...(minimum ? [{ label: say`Minimum group size`, value: minimumText(minimum) }] : []),
    ...(on_request ? [{ label: say`On request`, value: say`The operator answers within 24 hours. If they can't take you, you get a full refund.` }] : []),
  ]
}

/** "Runs from 4 people; 2 are in. It is decided on …; if it doesn't run, you get all your money back." */
export function minimumText({ people, in: count, decided_at, state }: NonNullable<ActivityOffer['minimum']>): string {
  if (state === 'runs') return say`It runs: enough people are coming.`
  const when = dayTimeText(dayTextLong(decided_at.slice(0, 10)), decided_at.slice(11, 16))
  return say`Runs from ${people} people; ${plural(count, { one: '# is in', other: '# are in' })}. This is decided on ${when}. If it doesn't run, you get all your money back.`
}
