import type { FlightOffer } from '@sojourn/contracts'
import { commaText, countText, dayTextLong, dayTimeText, plural, say, semicolonText, stopText } from '@sojourn/i18n'
import { addDays, instantMs } from '@sojourn/kernel'
import type { CalendarEvent, Description, Fact } from '../../sale/description.ts'
import { travelTimeText } from './flight-words.ts'
import { inWords } from './in-words.ts'

type Bound = FlightOffer['bounds'][number]
type Segment = Bound['segments'][number]

const DAY = 10
const when = (local: string): string => dayTimeText(dayTextLong(local.slice(0, DAY)), local.slice(DAY + 1))
const msOf = (local: string, { time_zone }: Segment['from']): number => instantMs(local.slice(0, DAY), local.slice(DAY + 1), time_zone)

const fromOf = ({ segments }: Bound): Segment['from'] => segments[0]!.from
const toOf = ({ segments }: Bound): Segment['to'] => segments.at(-1)!.to

/** "Lisbon to New York". */
const wayText = (bound: Bound): string => say`${fromOf(bound).city} to ${toOf(bound).city}`

/** "2 adults, 1 child" */
function partyText({ party }: FlightOffer): string {
  return commaText([
    ...(party.adult > 0 ? [say`${plural(party.adult, { one: '# adult', other: '# adults' })}`] : []),
    ...(party.child > 0 ? [say`${plural(party.child, { one: '# child', other: '# children' })}`] : []),
    ...(party.infant > 0 ? [say`${plural(party.infant, { one: '# infant', other: '# infants' })}`] : []),
  ])
}

const flightText = ({ flight, airline, from, to, departs_at, arrives_at }: Segment): string =>
  stopText([commaText([flight, airline.name]), `${from.iata} ${when(departs_at)} → ${to.iata} ${when(arrives_at)}`])

function boundLabel({ triptype }: FlightOffer, index: number): string {
  if (triptype === 3) return say`Flight ${index + 1}`
  return index === 0 ? say`Outbound` : say`Return`
}

function documentText({ document }: FlightOffer): string | null {
  switch (document) {
    case 'none':
      return null
    case 'any':
      return say`A passport or ID card for everyone who flies`
    case 'passport':
      return say`A passport for everyone who flies, infants too`
  }
}

function bagsText({ checked, bounds }: FlightOffer): string {
  const hasCabinBag = bounds.every(({ cabin_bag }) => cabin_bag)
  const pieces = checked.reduce((sum, each) => sum + each.pieces, 0)
  const all = commaText([
    hasCabinBag ? say`A cabin bag each` : say`A small bag each, under the seat`,
    pieces === 0 ? say`no checked bags` : say`${plural(pieces, { one: '# checked bag', other: '# checked bags' })}`,
  ])
  if (new Set(checked.map((each) => each.pieces)).size < 2) return all
  // Whose they are, where not all have as many.
  const each = checked.filter((own) => own.pieces > 0).map((own) => say`traveler ${own.traveller}: ${countText(own.pieces)}`)
  return semicolonText([all, commaText(each)])
}

/** What was bought for flights that are no more and is not taken over: it is told before anything is agreed to. */
function lostFact({ supplier, seats_lost: seats = 0, bags_lost: bags = 0 }: FlightOffer): Fact[] {
  if (supplier === null || seats + bags === 0) return []
  const lost = [
    ...(bags > 0 ? [say`${plural(bags, { one: '# bag you bought', other: '# bags you bought' })}`] : []),
    ...(seats > 0 ? [say`${plural(seats, { one: '# seat you chose', other: '# seats you chose' })}`] : []),
  ]
  return [{ label: say`Not kept on the new flights`, value: commaText(lost) }]
}

/** Which seats they have, and how many of a changed journey could not be kept. */
function seatsFact({ supplier, bounds, seats, seats_lost }: FlightOffer): Fact[] {
  // What another company does not keep is told with its bags.
  const lost = supplier === null ? (seats_lost ?? 0) : 0
  if (seats.length === 0 && lost === 0) return []
  const segments = bounds.flatMap((bound) => bound.segments)
  const own = seats.map(({ segment, seat }) => `${segments[segment - 1]!.flight} ${seat}`)
  const gone = lost > 0 ? [say`${plural(lost, { one: "# seat isn't free on these flights", other: "# seats aren't free on these flights" })}`] : []
  return [{ label: say`Seats`, value: semicolonText([...own, ...gone]) }]
}

function factsOf(offer: FlightOffer): Fact[] {
  const { bounds, brand_name, conditions, carbon_kg } = offer
  const document = documentText(offer)
  return [
    ...bounds.map((bound, index) => ({
      label: boundLabel(offer, index),
      value: semicolonText([...bound.segments.map(flightText), ...bound.layovers.map(({ text }) => text)]),
    })),
    { label: say`Who is flying`, value: partyText(offer) },
    { label: say`Fare`, value: brand_name },
    { label: say`Bags`, value: bagsText(offer) },
    ...seatsFact(offer),
    ...lostFact(offer),
    {
      label: say`Conditions`,
      value: stopText(conditions.filter(({ code }) => code === 'change' || code === 'refund' || code === 'no_show').map(({ text }) => text)),
    },
    ...(document ? [{ label: say`What to bring`, value: document }] : []),
    { label: say`CO₂ per traveler`, value: say`${countText(carbon_kg)} kg` },
  ]
}

/** The flights that are flown with the days they leave on: two numbers of one flight are one. What another company sells is known by its numbers alone. */
function flownOf({ supplier, itinerary_id, bounds }: FlightOffer): { readonly flight: string; readonly day: string }[] {
  if (supplier !== null) return bounds.flatMap(({ segments }) => segments.map(({ flight, departs_at }) => ({ flight, day: departs_at.slice(0, DAY) })))
  return itinerary_id.split(/[~.]/).map((flown) => ({ flight: flown.slice(0, -DAY - 1), day: flown.slice(-DAY) }))
}

/** "Lisbon to New York and back"; of several cities all of them in their order. */
function titleOf({ triptype, bounds }: FlightOffer): string {
  const [first] = bounds
  if (triptype === 2) return say`${fromOf(first!).city} to ${toOf(first!).city} and back`
  return bounds.length === 1 ? wayText(first!) : [fromOf(first!).city, ...bounds.map((bound) => toOf(bound).city)].join(' – ')
}

/** What neutral code shows of a journey: the ticket is made of these facts. */
export function describeFlight(stored: FlightOffer): Description {
  const offer = inWords(stored)
  const { bounds, art } = offer
  const [first, last] = [bounds[0]!, bounds.at(-1)!]
  const from = fromOf(first)
  return {
    title: titleOf(offer),
    summary: commaText([offer.brand_name, partyText(offer)]),
    // Where it begins: every deadline is by the clock there. The picture is of where it goes.
    place: { city: from.city, address: commaText([from.name, from.iata]), phone: '', image: art, art, picturedCity: toOf(first).city },
    span: { from: first.departs_at.slice(0, DAY), to: last.arrives_at.slice(0, DAY) },
    starts: { label: say`Departure`, on: first.departs_at.slice(0, DAY), time: first.departs_at.slice(DAY + 1) },
    facts: factsOf(offer),
    calendar: bounds.map(eventOf),
    clash: flownOf(offer).map(({ flight, day }) => ({ place: flight, slots: [day] })),
  }
}

function eventOf(bound: Bound): CalendarEvent {
  const [first, last] = [bound.segments[0]!, bound.segments.at(-1)!]
  return {
    startsAtMs: msOf(first.departs_at, first.from),
    endsAtMs: msOf(last.arrives_at, last.to),
    summary: say`Flight: ${wayText(bound)}`,
    location: commaText([first.from.name, first.from.iata]),
    details: stopText([...bound.segments.map(flightText), travelTimeText(bound.minutes)]),
    isWay: true,
    daysEnding: Array.from({ length: Math.max(0, bound.days_later) }, (_, after) => addDays(bound.departs_at.slice(0, DAY), after)),
  }
}
