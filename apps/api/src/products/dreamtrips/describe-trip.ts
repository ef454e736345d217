import type { DreamtripOffer } from '@sojourn/contracts'
import { andText, commaText, dateText, dayTextLong, dayTimeText, languageNameText, listText, plural, say, stopText } from '@sojourn/i18n'
import { addDays, daysBetween, instantMs } from '@sojourn/kernel'
import type { Description, Fact } from '../../sale/description.ts'
import { inWords } from './in-words.ts'
import { dinnersIn, excludesOf, freeDayText, includesOf, minimumText, partyText } from './trip-words.ts'

const MINUTE_MS = 60_000
/** What is at an hour and has no length of its own. */
const USUAL_MINUTES = 120

/** What neutral code shows of places in a group: the voucher is made of these facts, the calendar has the program. */
export function describeTrip(stored: DreamtripOffer): Description {
  const offer = inWords(stored)
  const { title, hotel, host, starts_on, ends_on, time_zone, city, art, program, nights, people } = offer
  const address = commaText([hotel.name, hotel.address])
  return {
    title,
    summary: commaText([say`${plural(nights, { one: '# night', other: '# nights' })}`, say`${plural(people, { one: '# person', other: '# people' })}`]),
    place: { city, address, phone: hotel.phone, image: hotel.art, art },
    span: { from: starts_on, to: ends_on },
    starts: { label: say`Meeting time`, on: starts_on, time: program[0]!.parts[0]!.time },
    facts: factsOf(offer, address),
    calendar: program.flatMap(({ day, parts }) =>
      parts.map((part) => {
        const startsAtMs = instantMs(day, part.time, time_zone)
        return {
          startsAtMs,
          endsAtMs: startsAtMs + (part.minutes ?? USUAL_MINUTES) * MINUTE_MS,
          summary: part.title,
          location: commaText([address, city]),
          details: stopText([title, host.name, hotel.phone]),
        }
      }),
    ),
    // One person cannot be on two trips on one day.
    clash: { place: 'dreamtrip', slots: Array.from({ length: daysBetween(starts_on, ends_on) + 1 }, (_, at) => addDays(starts_on, at)) },
    sleeps: true,
  }
}

function factsOf(offer: DreamtripOffer, address: string): Fact[] {
  const { starts_on, program, host, minimum, balance_on, nights } = offer
  const names = (all: readonly { readonly name: string }[]) => listText(all.map(({ name }) => name))
  return [
    { label: say`Meeting time`, value: dayTimeText(dayTextLong(starts_on), program[0]!.parts[0]!.time) },
    { label: say`Hotel`, value: stopText([address, offer.hotel.phone]) },
    { label: say`Host`, value: stopText([host.name, andText(host.languages.map((language) => languageNameText(language)))]) },
    { label: say`Who is coming`, value: partyText(offer) },
    { label: say`Minimum group size`, value: minimumText(minimum) },
    ...(balance_on ? [{ label: say`Remaining balance`, value: say`Charged on ${dateText(balance_on)}` }] : []),
    { label: say`Included`, value: names(includesOf({ nights, dinners: dinnersIn(program) })) },
    { label: say`Not included`, value: names(excludesOf()) },
    ...program.map(({ day, parts }) => ({
      label: dayTextLong(day),
      value: parts.length === 0 ? freeDayText() : stopText(parts.map(({ time, title }) => dayTimeText(title, time))),
    })),
  ]
}
