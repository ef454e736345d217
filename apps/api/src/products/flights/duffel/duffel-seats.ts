import type { DataOf, FlightOffer, flightSeats } from '@sojourn/contracts'
import { type Money, toMajor } from '@sojourn/kernel'
import { type Party, seatedIn } from '../domain/party.ts'
import type { OrderedService } from './duffel-bags.ts'
import { flightOf, moneyOf, segmentOf } from './duffel-journey.ts'
import { netOf } from './duffel-offer.ts'
import type { Reading } from './duffel-parts.ts'
import { passengersOf } from './duffel-passengers.ts'
import type { DuffelOffer, DuffelSeatMap } from './duffel-schema.ts'

type WireFlight = DataOf<typeof flightSeats>['flights'][number]
type Cabin = DuffelSeatMap['cabins'][number]
type Row = Cabin['rows'][number]
type Element = Row['sections'][number]['elements'][number]
type Place = Element & { readonly designator: string }

/** As our maps name seats: those that are named otherwise are not shown. */
const NAME = /^(\d{1,2})([A-K])$/
const isSeat = (element: Element): element is Place => element.type === 'seat' && NAME.test(element.designator ?? '')

const segmentsOf = ({ slices }: Pick<DuffelOffer, 'slices'>) => slices.flatMap(({ segments }) => segments)

/** The seats of each flight that an airline sells them of, as ours are answered. What they cost is for one traveller; where they pay differently, the most. */
export function seatsOnWire(offer: DuffelOffer, maps: readonly DuffelSeatMap[], asked: FlightOffer['cabin'], reading: Reading): WireFlight[] {
  return segmentsOf(offer).flatMap((segment, index): WireFlight[] => {
    const cabin = maps.find(({ segment_id }) => segment_id === segment.id)?.cabins[0]
    const rows = (cabin?.rows ?? []).flatMap((row) => rowOnWire(row, reading) ?? [])
    if (!cabin || rows.length === 0) return []
    const { aircraft, cabin: flown, from, to } = segmentOf(segment, asked)
    return [{ ...{ segment: index + 1, flight: flightOf(segment), from: from.iata, to: to.iata, aircraft, cabin: flown }, columns: columnsOf(cabin), rows }]
  })
}

/** The letters of its widest row, with an aisle between its sections. */
function columnsOf({ rows }: Cabin): (string | null)[] {
  const lettersIn = ({ sections }: Row) => sections.map(({ elements }) => elements.filter(isSeat).map(({ designator }) => designator.slice(-1)))
  const [widest] = rows.map(lettersIn).sort((a, b) => b.flat().length - a.flat().length)
  return (widest ?? []).flatMap((letters, section) => [...(section > 0 ? [null] : []), ...letters])
}

function rowOnWire({ sections }: Row, reading: Reading): WireFlight['rows'][number] | null {
  const exit = sections.some(({ elements }) => elements.some(({ type }) => type === 'exit_row'))
  const inSections = sections.map(({ elements }) => elements.filter(isSeat))
  const [first] = inSections.flat()
  if (!first) return null
  const last = inSections.length - 1
  const seats = inSections.flatMap((own, section) =>
    own.map((seat, at) => {
      const isWindow = (section === 0 && at === 0) || (section === last && at === own.length - 1)
      const isAisle = (section > 0 && at === 0) || (section < last && at === own.length - 1)
      const prices = seat.available_services.flatMap((service) => reading.of(priceOf(service)) ?? [])
      return {
        seat: seat.designator,
        at: isWindow ? ('window' as const) : isAisle ? ('aisle' as const) : ('middle' as const),
        kind: exit ? ('exit' as const) : ('standard' as const),
        is_free: prices.length > 0,
        amount: prices.length > 0 ? Math.max(...prices.map(toMajor)) : 0,
      }
    }),
  )
  return { row: Number(NAME.exec(first.designator)![1]), exit, wing: false, seats }
}

const priceOf = ({ total_amount, total_currency }: Element['available_services'][number]): Money =>
  moneyOf(total_amount, total_currency) ?? { minor: 0, currency: total_currency }

/** Seats as they are ordered: a service of each, and what each costs. */
export interface ChosenSeats {
  readonly services: readonly OrderedService[]
  readonly nets: readonly Money[]
}

/** The services of chosen seats; the seat that is not to be had by its traveller, where there is one. */
export function seatServices(
  offer: DuffelOffer,
  maps: readonly DuffelSeatMap[],
  { party, seats }: { readonly party: Party; readonly seats: readonly { readonly segment: number; readonly traveller: number; readonly seat: string }[] },
): ChosenSeats | { readonly taken: string } {
  const passengers = passengersOf(offer, party) ?? []
  const segments = segmentsOf(offer)
  const { currency } = netOf(offer)
  const used = new Set<string>()
  const services: OrderedService[] = []
  const nets: Money[] = []
  for (const { segment, traveller, seat } of seats) {
    const map = maps.find(({ segment_id }) => segment_id === segments[segment - 1]?.id)
    const found = map?.cabins
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)))
      .find((element) => isSeat(element) && element.designator === seat)
    const service = found?.available_services.find(({ passenger_id }) => passenger_id === passengers[traveller - 1])
    const keys = [`${segment} ${seat}`, `${segment} traveller ${traveller}`]
    if (!service || traveller > seatedIn(party) || service.total_currency !== currency || keys.some((key) => used.has(key))) return { taken: seat }
    for (const key of keys) used.add(key)
    services.push({ id: service.id, quantity: 1 })
    nets.push(priceOf(service))
  }
  return { services, nets }
}
