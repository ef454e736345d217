import type { cruiseDetails, DataOf } from '@sojourn/contracts'
import { accept, addDays, daysBetween, type Outcome, type Tx } from '@sojourn/kernel'
import { cabinGrades, cruiseText, finalPaymentOn, penaltiesOf, type Sailing } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import type { PricedFor } from './cruise-ask.ts'
import { DINING_TIMES } from './cruise-words.ts'
import { optionHoursOf } from './domain/cruise-terms.ts'
import { type AskedSailing, assignable, findAskedSailing, firstZone, freeCabins } from './find-sailing.ts'
import type { CruiseParts } from './parts.ts'
import { priceCabin, USUALLY } from './price-cabin.ts'
import { coded, countriesOf, includedIn, viewOf, wireAshore, wireCabinPrice, wireDocuments, wireGrade, wireRule, wireSailing, wireShipTime } from './to-wire.ts'

type Answer = DataOf<typeof cruiseDetails>

interface Asking {
  readonly priced: PricedFor
  readonly agent: AgentTerms | null
  readonly minimumDays: number
}

const OTHER_DATES_MAX = 6
const OTHER_DAYS = 120

/** A sailing with everything that is known of it. Refuses what `findAskedSailing` refuses. */
export async function detailsOf(
  parts: CruiseParts,
  tx: Tx,
  sailingId: string,
  { priced, agent, minimumDays }: Asking,
): Promise<Outcome<Omit<Answer, 'member_prices'>>> {
  const found = await findAskedSailing(parts, tx, sailingId, priced)
  if (!found.ok) return found
  const { catalogue, sailing, at, today, timeZone, exchange } = found.value
  const { ship } = sailing
  return accept({
    sailing: {
      ...wireSailing(catalogue, sailing),
      countries: countriesOf(sailing),
      option_hours: optionHoursOf(sailing, today),
      included: includedIn(sailing),
    },
    way: catalogue.routeOf(sailing).map((leg) => leg.map(([latitude, longitude]): [number, number] => [latitude, longitude])),
    ship_time: wireShipTime(catalogue, sailing),
    decks: ship.decks.map(({ deck, name, has }) => ({
      deck,
      name,
      has: has.map((part) => coded('deck', part)),
      cabins: ship.cabins.filter((cabin) => cabin.deck === deck).length,
    })),
    grades: gradesOf(found.value, priced, agent),
    penalties: penaltiesOf(sailing).map(({ from, farePercent }) => ({ from, fare_percent: farePercent })),
    final_payment_on: finalPaymentOn(sailing),
    documents: wireDocuments(catalogue, sailing),
    party_rule: wireRule(at),
    dining: (['early', 'late', 'open'] as const).map((seating) => ({ seating, name: cruiseText('seating', seating), time: DINING_TIMES[seating] ?? null })),
    ashore: wireAshore(catalogue, sailing),
    other_dates: await otherDates(parts, tx, found.value, priced, agent),
    bookable_from: bookableFrom({ startsOn: sailing.startsOn, timeZone }, minimumDays, parts.clock.nowMs()),
    currency: exchange.currency,
  })
}

function gradesOf(asked: AskedSailing, priced: PricedFor, agent: AgentTerms | null): Answer['grades'] {
  const { catalogue, sailing } = asked
  const guests = priced.guests.length
  const ofShip = cabinGrades().filter((grade) => catalogue.cabinsOf(sailing.ship, grade).length > 0)
  return ofShip.map((grade) => {
    const cabins = catalogue.cabinsOf(sailing.ship, grade)
    const left = freeCabins(asked, grade, guests).length
    const guarantee = assignable(asked, grade, guests).length > 0
    const price = left > 0 || guarantee ? priceCabin(asked, grade, { ...priced, ...USUALLY }, agent) : null
    return {
      ...wireGrade(grade),
      view: viewOf(grade),
      decks: grade.decks === null ? [] : [...new Set(cabins.map(({ deck }) => deck))].sort((a, b) => a - b),
      left,
      guarantee,
      cabin: price && wireCabinPrice(price),
    }
  })
}

/** What the same itinerary costs on the nearest other days. */
async function otherDates(
  { clock, stock }: CruiseParts,
  tx: Tx,
  { catalogue, sailing, exchange }: AskedSailing,
  priced: PricedFor,
  agent: AgentTerms | null,
): Promise<Answer['other_dates']> {
  const away = ({ startsOn }: Sailing) => Math.abs(daysBetween(sailing.startsOn, startsOn))
  const taken = await stock.listTaken(tx, addDays(sailing.startsOn, -OTHER_DAYS), addDays(sailing.startsOn, OTHER_DAYS))
  return catalogue
    .onSale(clock.nowMs())
    .filter((at) => at.sailing.itinerary.key === sailing.itinerary.key && at.sailing.sailingId !== sailing.sailingId && away(at.sailing) <= OTHER_DAYS)
    .sort((a, b) => away(a.sailing) - away(b.sailing) || (a.sailing.sailingId < b.sailing.sailingId ? -1 : 1))
    .slice(0, OTHER_DATES_MAX)
    .flatMap((at) => {
      const [first] = [...at.cheapest(priced.guests.length, taken.get(at.sailing.sailingId))].sort((a, b) => a.totalMinor - b.totalMinor)
      const asked = { catalogue, at, exchange, timeZone: firstZone(catalogue, at.sailing) }
      const cabin = first && priceCabin(asked, first.grade, { ...priced, ...USUALLY }, agent)
      return cabin ? [{ sailing_id: at.sailing.sailingId, ship: at.sailing.ship.name, starts_on: at.sailing.startsOn, price: cabin.price }] : []
    })
}
