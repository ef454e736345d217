import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Clock, isDay } from '@sojourn/kernel'

export const DUFFEL_TOKEN = 'duffel_test_of_ours'
export const DUFFEL_WEBHOOK_SECRET = 'a secret between Duffel and us'

/**
 * How a call goes wrong. `silent`: nothing is done and nothing answered. `slow`: done, and answered when the caller has given up. `late`: answered after a while. `works_and_resets`: done, and the connection breaks. `malformed`: done,
 * and the answer is none of theirs. `limited`: asked too often. `rejects`: an error that says nothing was done. `internal`: an error of the airline that says nothing of what was done. Of an order alone:
 * `accepted` makes it after it was looked for twice, `late_price` costs more once it is held.
 */
export type DuffelFault =
  | 'silent'
  | 'slow'
  | 'late'
  | '500'
  | 'resets'
  | 'works_and_resets'
  | 'malformed'
  | 'limited'
  | 'internal'
  | 'none'
  | 'rejects'
  | 'accepted'
  | 'late_price'
export type DuffelStep =
  | 'search'
  | 'offer'
  | 'order'
  | 'orders'
  | 'getOrder'
  | 'pay'
  | 'quoteCancellation'
  | 'confirmCancellation'
  | 'cancellations'
  | 'seatMaps'
  | 'accept'
  | 'changeOffers'
  | 'createChange'
  | 'getChange'
  | 'changeOf'
  | 'confirmChange'

const AIRPORTS = {
  LIS: ['Humberto Delgado Airport', 'Lisbon', 'PT', 38.7813, -9.1359, 'Europe/Lisbon'],
  MAD: ['Barajas Airport', 'Madrid', 'ES', 40.4719, -3.5626, 'Europe/Madrid'],
  JFK: ['John F. Kennedy Airport', 'New York', 'US', 40.6398, -73.7789, 'America/New_York'],
  OPO: ['Francisco Sá Carneiro Airport', 'Porto', 'PT', 41.2481, -8.6814, 'Europe/Lisbon'],
} as const
type Iata = keyof typeof AIRPORTS

const airport = (code: string) => {
  const [name, city_name, iata_country_code, latitude, longitude, time_zone] = AIRPORTS[(code in AIRPORTS ? code : 'JFK') as Iata]
  const iata_code = code in AIRPORTS ? code : 'JFK'
  return { type: 'airport', id: `arp_${iata_code.toLowerCase()}`, iata_code, name, city_name, iata_country_code, latitude, longitude, time_zone, city: null }
}
const AIRLINE = { id: 'arl_zz', iata_code: 'ZZ', name: 'Zephyr of Tests', logo_symbol_url: null, logo_lockup_url: null, conditions_of_carriage_url: null }

/** A fare of the airline: price for an adult, what it allows, and whether it is paid at once. */
interface Fare {
  readonly name: string
  readonly minor: number
  readonly basis: string
  readonly refund: string | null
  /** What changing it costs for everyone; null where it is not changed. */
  readonly change: string | null
  readonly checked: number
  readonly instant: boolean
}
const FARES: readonly Fare[] = [
  { name: 'Light', minor: 21_000, basis: 'V14LIGHT', refund: null, change: null, checked: 0, instant: true },
  { name: 'Comfort', minor: 26_500, basis: 'M14COMF', refund: '60.00', change: '45.00', checked: 1, instant: true },
  { name: 'Flexible', minor: 39_900, basis: 'Y1FLEX', refund: '0.00', change: '0.00', checked: 2, instant: false },
]
const TAX_MINOR = 4_200
const SHARES = { adult: 100, child: 75, infant_without_seat: 10 } as const
type PassengerType = keyof typeof SHARES

interface Passenger {
  readonly id: string
  readonly type: PassengerType
}
interface Segment {
  id: string
  from: string
  to: string
  number: string
  departs: string
  arrives: string
}
interface Slice {
  id: string
  segments: Segment[]
}
/** What an order would be instead. `differenceMinor` is what its fare is more, or less. */
interface OrderChange {
  readonly id: string
  readonly order: ServedOrder
  readonly add: Slice[]
  readonly remove: Slice[]
  readonly differenceMinor: number
  readonly penaltyMinor: number
  readonly expiresMs: number
  changeId: string | null
  confirmed: boolean
}
interface Offer {
  readonly id: string
  readonly requestId: string
  readonly fare: Fare
  readonly slices: Slice[]
  readonly passengers: readonly Passenger[]
  readonly expiresMs: number
}
export interface ServedOrder {
  readonly id: string
  readonly offer: Offer
  readonly pnr: string
  readonly metadata: Record<string, string>
  readonly people: readonly Record<string, unknown>[]
  minor: number
  isPaid: boolean
  isCancelled: boolean
  cancelledMs: number | null
  /** Not to be found before it was looked for so often. */
  hiddenFor: number
  slices: Slice[]
  readonly services: readonly { readonly id: string; readonly quantity: number }[]
  /** What each change of it cost, or gave back below 0. */
  paidForChanges: number[]
  /** Of that what no cancellation gives back. */
  penaltiesMinor: number
  changes: { id: string; added: Slice[]; removed: Slice[]; action: string | null }[]
}

type Answer = readonly [status: number, body: unknown]
type Body = Record<string, unknown>

const decimals = (minor: number): string => (minor / 100).toFixed(2)
const fault = (status: number, code: string, type: string): Answer => [
  status,
  { errors: [{ code, type, title: 'No', message: 'No.', documentation_url: '' }], meta: { status, request_id: 'req_of_tests' } },
]
const invalid = (code: string): Answer => fault(422, code, 'validation_error')
const GIVEN_NAME = /^[A-Za-zÀ-ſ' -]{1,20}$/u

export type DuffelServer = ReturnType<typeof createDuffelServer>

/** A server shaped like the one of Duffel, which misbehaves on command. It keeps every order, so that a test can say what it really has. */
export function createDuffelServer(clock: Clock) {
  const control = {
    fault: (_step: DuffelStep): DuffelFault => 'none',
    /** After how long a slow call is answered. */
    laterMs: 150,
    plusMinor: 0,
    /** How many orders a page of a list has. */
    pageMax: 200,
    offersLastMs: 20 * 60_000,
    documentsRequired: false,
    fares: FARES as readonly Fare[],
    /** What a cancellation gives back besides what the fare says; null as where the airline does not say. */
    refund: undefined as string | null | undefined,
    refundTo: 'balance',
    /** What other flights cost more than those of an order. */
    /** Whether its airline sells seats: rows 11 and 12 of every flight, 12A taken. */
    sellsSeats: false,
    seatMinor: 1_250,
    /** Whether its airline sells bags: of each who has a seat two checked ones for a bound, light ones that are cheaper, and one for the cabin for all bounds. Children pay half. */
    sellsBags: false,
    bagMinor: 4_000,
    changeMoreMinor: 8_000,
    changeRefundTo: 'balance' as string,
  }
  const orderChanges = new Map<string, OrderChange>()
  const offers = new Map<string, Offer>()
  const orders: ServedOrder[] = []
  const cancellations = new Map<string, ServedOrder>()
  const booked = new Set<string>()
  const calls: DuffelStep[] = []
  /** Those who wait for an answer: they time out when the server says so, not by a clock, so that a busy machine changes nothing. */
  const waiting = new Set<() => void>()
  const giveUp = () => {
    for (const each of waiting) each()
  }
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let made = 0
  const newId = (kind: string) => `${kind}_0000${(++made).toString(36).padStart(6, '0')}`

  const priceOf = ({ fare, passengers, slices }: Offer): number =>
    passengers.reduce((sum, { type }) => sum + Math.round((fare.minor * SHARES[type]) / 100) * slices.length, 0) + taxOf(passengers, slices)
  const taxOf = (passengers: readonly Passenger[], slices: readonly Slice[]) =>
    passengers.filter(({ type }) => type !== 'infant_without_seat').length * TAX_MINOR * slices.length

  const sliceOnWire = ({ id, segments }: Slice, { fare, passengers }: Offer) => ({
    id,
    duration: null,
    fare_brand_name: fare.name,
    origin_type: 'airport',
    destination_type: 'airport',
    origin: airport(segments[0]!.from),
    destination: airport(segments.at(-1)!.to),
    segments: segments.map((segment) => ({
      id: segment.id,
      origin: airport(segment.from),
      destination: airport(segment.to),
      departing_at: `${segment.departs}:00`,
      arriving_at: `${segment.arrives}:00`,
      duration: null,
      distance: '5400.5',
      aircraft: { id: 'arc_1', name: 'Airliner 900', iata_code: '900' },
      marketing_carrier: AIRLINE,
      marketing_carrier_flight_number: segment.number,
      operating_carrier: AIRLINE,
      stops: [],
      passengers: passengers.map(({ id: passenger_id, type }) => ({
        passenger_id,
        cabin_class: 'economy',
        cabin_class_marketing_name: 'Economy',
        fare_basis_code: fare.basis,
        baggages:
          type === 'infant_without_seat' ? [] : [{ type: 'carry_on', quantity: 1 }, ...(fare.checked > 0 ? [{ type: 'checked', quantity: fare.checked }] : [])],
      })),
    })),
  })
  const conditionsOf = ({ refund, change }: Fare) => ({
    refund_before_departure:
      refund === null ? { allowed: false, penalty_amount: null, penalty_currency: null } : { allowed: true, penalty_amount: refund, penalty_currency: 'EUR' },
    change_before_departure:
      change === null ? { allowed: false, penalty_amount: null, penalty_currency: null } : { allowed: true, penalty_amount: change, penalty_currency: 'EUR' },
  })
  /** Answered of one offer, where they are asked for. */
  const bagsOf = ({ slices, passengers }: Offer) =>
    (control.sellsBags ? passengers : [])
      .filter(({ type }) => type !== 'infant_without_seat')
      .flatMap(({ id, type }) => {
        const bag = (
          of: string,
          segments: readonly Segment[],
          minor: number,
          maximum_quantity: number,
          metadata: { type: string; maximum_weight_kg: number | null },
        ) => ({
          ...{
            id: `ase_${of}_${id}_${segments[0]!.id}`,
            type: 'baggage',
            passenger_ids: [id],
            segment_ids: segments.map((segment) => segment.id),
            maximum_quantity,
          },
          ...{ total_amount: decimals(type === 'child' ? minor / 2 : minor), total_currency: 'EUR' },
          metadata: { maximum_height_cm: null, maximum_length_cm: null, maximum_depth_cm: null, ...metadata },
        })
        return [
          ...slices.flatMap(({ segments }) => [
            bag('light', segments, control.bagMinor / 4, 2, { type: 'checked', maximum_weight_kg: 15 }),
            bag('checked', segments, control.bagMinor, 2, { type: 'checked', maximum_weight_kg: 23 }),
          ]),
          bag(
            'cabin',
            slices.flatMap(({ segments }) => segments),
            control.bagMinor / 2,
            1,
            { type: 'carry_on', maximum_weight_kg: null },
          ),
        ]
      })
  const offerOnWire = (offer: Offer, withServices = false) => ({
    id: offer.id,
    live_mode: false,
    expires_at: new Date(offer.expiresMs).toISOString(),
    owner: AIRLINE,
    total_amount: decimals(priceOf(offer) + control.plusMinor),
    total_currency: 'EUR',
    tax_amount: decimals(taxOf(offer.passengers, offer.slices)),
    tax_currency: 'EUR',
    total_emissions_kg: `${400 * offer.passengers.length}`,
    passenger_identity_documents_required: control.documentsRequired,
    supported_passenger_identity_document_types: ['passport'],
    conditions: conditionsOf(offer.fare),
    passengers: offer.passengers.map(({ id, type }) => ({ id, type, age: null, fare_type: null })),
    payment_requirements: {
      requires_instant_payment: offer.fare.instant,
      payment_required_by: offer.fare.instant ? null : new Date(clock.nowMs() + 86_400_000).toISOString(),
      price_guarantee_expires_at: offer.fare.instant ? null : new Date(clock.nowMs() + 86_400_000).toISOString(),
    },
    slices: offer.slices.map((slice) => sliceOnWire(slice, offer)),
    available_services: withServices
      ? [...bagsOf(offer), { id: 'ase_cfar', type: 'cancel_for_any_reason', total_amount: '9.00', total_currency: 'EUR' }]
      : null,
  })
  const orderOnWire = (order: ServedOrder) => ({
    id: order.id,
    live_mode: false,
    booking_reference: order.pnr,
    metadata: order.metadata,
    total_amount: decimals(order.minor),
    total_currency: 'EUR',
    cancelled_at: order.cancelledMs === null ? null : new Date(order.cancelledMs).toISOString(),
    conditions: conditionsOf(order.offer.fare),
    slices: order.slices.map((slice) => sliceOnWire(slice, order.offer)),
    passengers: order.offer.passengers.map(({ id, type }, index) => ({ ...order.people[index], id, type })),
    services: order.services.map((service) => serviceOnWire(service, order)),
    payment_status: { awaiting_payment: !order.isPaid, paid_at: null },
    documents: order.isPaid
      ? order.offer.passengers.map(({ id }, index) => ({
          type: 'electronic_ticket',
          unique_identifier: `9991${order.id.slice(-6)}${String(index).padStart(3, '0')}`,
          passenger_ids: [id],
        }))
      : [],
    airline_initiated_changes: order.changes.map(({ id, added, removed, action }) => ({
      id,
      order_id: order.id,
      action_taken: action,
      added: added.map((slice) => sliceOnWire(slice, order.offer)),
      removed: removed.map((slice) => sliceOnWire(slice, order.offer)),
      available_actions: ['accept', 'cancel'],
    })),
  })

  /** A non-stop flight, and one with a change in Madrid. */
  function waysOf(slice: { origin: string; destination: string; departure_date: string }): Omit<Slice, 'id'>[] {
    const { origin: from, destination: to, departure_date: day } = slice
    const segment = (more: Omit<Segment, 'id'>): Segment => ({ id: newId('seg'), ...more })
    return [
      { segments: [segment({ from, to, number: '101', departs: `${day}T10:20`, arrives: `${day}T13:25` })] },
      {
        segments: [
          segment({ from, to: 'MAD', number: '310', departs: `${day}T07:05`, arrives: `${day}T09:20` }),
          segment({ from: 'MAD', to, number: '55', departs: `${day}T11:40`, arrives: `${day}T14:30` }),
        ],
      },
    ]
  }

  function search({ slices, passengers }: Body): Answer {
    const asked = slices as { origin: string; destination: string; departure_date: string }[]
    const types = (passengers as { type?: PassengerType }[]).map(({ type }) => type)
    if (asked.some(({ departure_date: day }) => !isDay(day)) || types.some((type) => !type || !(type in SHARES))) return invalid('validation_required')
    const people = types.map((type): Passenger => ({ id: newId('pas'), type: type! }))
    const requestId = newId('orq')
    const all = [0, 1].flatMap((way) =>
      control.fares.map((fare): Offer => {
        const offer: Offer = {
          ...{ id: newId('off'), requestId, fare, passengers: people, expiresMs: clock.nowMs() + control.offersLastMs },
          slices: asked.map((slice) => ({ id: newId('sli'), ...waysOf(slice)[way]! })),
        }
        offers.set(offer.id, offer)
        return offer
      }),
    )
    return [201, { data: { id: requestId, live_mode: false, offers: [...all.map((offer) => offerOnWire(offer)), { id: 'off_that_cannot_be_read' }] } }]
  }

  const seatMapsOf = ({ slices, passengers }: Offer) =>
    slices.flatMap(({ id: slice_id, segments }) =>
      segments.map(({ id: segment_id }) => {
        const element = (designator: string) => ({
          type: 'seat',
          designator,
          name: '',
          disclosures: [],
          available_services:
            designator === '12A'
              ? []
              : passengers
                  .filter(({ type }) => type !== 'infant_without_seat')
                  .map(({ id: passenger_id }) => ({
                    ...{ id: `ase_${segment_id}_${passenger_id}_${designator}`, passenger_id },
                    ...{ total_amount: decimals(control.seatMinor), total_currency: 'EUR' },
                  })),
        })
        const row = (nth: number) => ({ sections: ['AB', 'CD'].map((letters) => ({ elements: [...letters].map((letter) => element(`${nth}${letter}`)) })) })
        const exit = { sections: [{ elements: [{ type: 'exit_row' }] }, { elements: [{ type: 'exit_row' }] }] }
        return { id: newId('sea'), slice_id, segment_id, cabins: [{ deck: 0, cabin_class: 'economy', wings: null, aisles: 1, rows: [row(11), exit, row(12)] }] }
      }),
    )

  const isSeat = (id: string, { passengers }: Offer) =>
    control.sellsSeats && passengers.some((each) => id.includes(`_${each.id}_`)) && /_1[12][A-D]$/.test(id) && !id.endsWith('_12A')

  /** Null of what is not sold, or not so often. */
  function servicePriceOf(offer: Offer, { id, quantity }: { readonly id: string; readonly quantity: number }): number | null {
    const bag = bagsOf(offer).find((each) => each.id === id)
    if (bag) return quantity > 0 && quantity <= bag.maximum_quantity ? Math.round(Number(bag.total_amount) * 100) * quantity : null
    return isSeat(id, offer) && quantity === 1 ? control.seatMinor : null
  }

  /** By the names of segments as they were sold. */
  const serviceOnWire = ({ id, quantity }: { readonly id: string; readonly quantity: number }, { offer }: ServedOrder) => {
    const bag = bagsOf(offer).find((each) => each.id === id)
    const { type = '', passenger_ids = [], segment_ids = [], metadata = null } = bag ?? {}
    if (bag) return { id: `ser_${id.slice(4)}`, type, quantity, passenger_ids, segment_ids, metadata, total_amount: '0.00', total_currency: 'EUR' }
    const [segment = '', passenger = ''] = id.match(/(?:seg|pas)_0000[a-z0-9]+/g) ?? []
    const seat = { type: 'seat', quantity, passenger_ids: [passenger], segment_ids: [segment], metadata: { designator: id.split('_').at(-1) } }
    return { id: `ser_${id.slice(4)}`, ...seat, total_amount: decimals(control.seatMinor), total_currency: 'EUR' }
  }

  function order(body: Body, how: DuffelFault): Answer {
    const [offerId] = body.selected_offers as string[]
    const offer = offers.get(offerId ?? '')
    const people = body.passengers as Record<string, unknown>[]
    if (!offer) return fault(404, 'not_found', 'invalid_request_error')
    if (booked.has(offer.requestId)) return invalid('offer_request_already_booked')
    if (offer.expiresMs <= clock.nowMs()) return invalid('offer_expired')
    const wrong = wrongPassengers(offer, people)
    if (wrong) return invalid(wrong)
    const services = (body.services ?? []) as { id: string; quantity: number }[]
    const prices = services.map((service) => servicePriceOf(offer, service))
    if (new Set(services.map(({ id }) => id)).size !== services.length || prices.includes(null)) return invalid('invalid_service')
    if (services.length > 0 && body.type === 'pay_later') return invalid('services_not_supported')
    const minor = priceOf(offer) + control.plusMinor + prices.reduce<number>((sum, minor) => sum + (minor ?? 0), 0)
    const [payment] = (body.payments ?? []) as { type: string; amount: string; currency: string }[]
    const isHeld = body.type === 'pay_later'
    if (isHeld && offer.fare.instant) return invalid('offer_requires_instant_payment')
    if (!isHeld && (payment?.amount !== decimals(minor) || payment.currency !== 'EUR')) return invalid('payment_amount_does_not_match_order_amount')
    booked.add(offer.requestId)
    const placed: ServedOrder = {
      ...{ id: newId('ord'), offer, pnr: `ZZ${(++made).toString(36).toUpperCase().padStart(4, 'Q')}`, metadata: body.metadata as Record<string, string> },
      ...{
        people,
        minor: minor + (how === 'late_price' ? 900 : 0),
        isPaid: !isHeld,
        isCancelled: false,
        cancelledMs: null,
        hiddenFor: how === 'accepted' ? 2 : 0,
      },
      services,
      ...{ slices: offer.slices, changes: [], paidForChanges: [], penaltiesMinor: 0 },
    }
    orders.push(placed)
    return how === 'accepted' ? [202, { data: {}, meta: { status: 202, request_id: 'req_of_tests' } }] : [201, { data: orderOnWire(placed) }]
  }

  function wrongPassengers(offer: Offer, people: readonly Record<string, unknown>[]): string | null {
    if (people.length !== offer.passengers.length) return 'order_passengers_incompatible_with_offer'
    const infants = new Set(offer.passengers.flatMap(({ id, type }) => (type === 'infant_without_seat' ? [id] : [])))
    const carried = new Set<unknown>()
    for (const { id, type } of offer.passengers) {
      const person = people.find((each) => each.id === id)
      if (!person) return 'order_passengers_incompatible_with_offer'
      if (!GIVEN_NAME.test(String(person.given_name)) || !GIVEN_NAME.test(String(person.family_name))) return 'invalid_passenger_name'
      if (!isDay(String(person.born_on)) || !['m', 'f'].includes(String(person.gender)) || !person.title || !String(person.email).includes('@'))
        return 'validation_required'
      if (!/^\+\d{7,15}$/.test(String(person.phone_number))) return 'invalid_phone_number'
      if (control.documentsRequired && !Array.isArray(person.identity_documents)) return 'validation_required'
      if (type === 'adult' && person.infant_passenger_id) carried.add(person.infant_passenger_id)
    }
    return infants.size === carried.size && [...infants].every((id) => carried.has(id)) ? null : 'order_passengers_incompatible_with_offer'
  }

  function pay({ order_id, payment }: Body): Answer {
    const found = orders.find(({ id }) => id === order_id)
    if (!found) return fault(404, 'not_found', 'invalid_request_error')
    if (found.isPaid) return fault(422, 'already_paid', 'invalid_state_error')
    if (found.isCancelled) return fault(422, 'already_cancelled', 'invalid_state_error')
    if ((payment as { amount: string }).amount !== decimals(found.minor)) return invalid('payment_amount_does_not_match_order_amount')
    found.isPaid = true
    return [201, { data: { id: newId('pay') } }]
  }

  function quoteCancellation({ order_id }: Body): Answer {
    const found = orders.find(({ id }) => id === order_id)
    if (!found) return fault(404, 'not_found', 'invalid_request_error')
    if (found.isCancelled) return fault(422, 'already_cancelled', 'invalid_state_error')
    const { refund } = found.offer.fare
    const isChanged = found.changes.some(({ action }) => action === null)
    const back = !found.isPaid ? 0 : isChanged ? found.minor : refund === null ? 0 : Math.max(0, found.minor - found.penaltiesMinor - Number(refund) * 100)
    const id = newId('ore')
    cancellations.set(id, found)
    return [
      201,
      {
        data: {
          ...{ id, order_id, expires_at: new Date(clock.nowMs() + 30 * 60_000).toISOString(), confirmed_at: null, airline_credits: [] },
          refund_amount: control.refund === undefined ? decimals(back) : control.refund,
          refund_currency: control.refund === null ? null : 'EUR',
          refund_to: found.isPaid ? control.refundTo : 'awaiting_payment',
        },
      },
    ]
  }

  function end(order: ServedOrder): void {
    order.isCancelled = true
    order.cancelledMs = clock.nowMs()
  }

  function confirmCancellation(id: string): Answer {
    const found = cancellations.get(id)
    if (!found) return fault(404, 'not_found', 'invalid_request_error')
    if (found.isCancelled) return fault(422, 'already_cancelled', 'invalid_state_error')
    end(found)
    for (const change of found.changes) change.action ??= 'cancelled'
    return [200, { data: { id, order_id: found.id, confirmed_at: new Date(clock.nowMs()).toISOString() } }]
  }

  function changeOffers({ order_id, slices }: Body): Answer {
    const order = orders.find(({ id }) => id === order_id)
    if (!order) return fault(404, 'not_found', 'invalid_request_error')
    const { change } = order.offer.fare
    if (order.isCancelled || !order.isPaid || change === null) return fault(422, 'order_not_changeable', 'invalid_state_error')
    const asked = slices as { add: { origin: string; destination: string; departure_date: string }[]; remove: { slice_id: string }[] }
    const remove = order.slices.filter(({ id }) => asked.remove.some(({ slice_id }) => slice_id === id))
    if (remove.length !== asked.add.length) return invalid('validation_required')
    const made = [0, 1].map((way): OrderChange => {
      const one: OrderChange = {
        ...{ id: newId('oco'), order, remove, add: asked.add.map((slice) => ({ id: newId('sli'), ...waysOf(slice)[way]! })) },
        ...{ differenceMinor: control.changeMoreMinor, penaltyMinor: Number(change) * 100 },
        ...{ expiresMs: clock.nowMs() + control.offersLastMs, changeId: null, confirmed: false },
      }
      orderChanges.set(one.id, one)
      return one
    })
    const order_change_offers = [...made.map(changeOnWire), { id: 'oco_that_cannot_be_read' }]
    return [201, { data: { id: newId('ocr'), order_id, live_mode: false, slices: asked, order_change_offers } }]
  }

  const changeOnWire = (change: OrderChange) => ({
    ...{ id: change.id, live_mode: false, order_id: change.order.id, order_change_id: change.changeId },
    expires_at: new Date(change.expiresMs).toISOString(),
    change_total_amount: decimals(change.differenceMinor + change.penaltyMinor),
    change_total_currency: 'EUR',
    new_total_amount: decimals(change.order.minor + change.differenceMinor),
    new_total_currency: 'EUR',
    penalty_total_amount: decimals(change.penaltyMinor),
    penalty_total_currency: 'EUR',
    refund_to: change.differenceMinor + change.penaltyMinor < 0 ? control.changeRefundTo : null,
    slices: {
      add: change.add.map((slice) => sliceOnWire(slice, change.order.offer)),
      remove: change.remove.map((slice) => sliceOnWire(slice, change.order.offer)),
    },
  })
  const madeChange = (change: OrderChange) => ({
    ...changeOnWire(change),
    id: change.changeId,
    confirmed_at: change.confirmed ? new Date(clock.nowMs()).toISOString() : null,
  })

  function createChange({ selected_order_change_offer: id }: Body): Answer {
    const change = orderChanges.get(id as string)
    if (!change) return fault(404, 'not_found', 'invalid_request_error')
    if (change.expiresMs <= clock.nowMs()) return invalid('order_change_offer_expired')
    if (change.order.isCancelled) return fault(422, 'order_not_changeable', 'invalid_state_error')
    if (change.changeId) return fault(422, 'order_change_already_created', 'invalid_state_error')
    change.changeId = newId('oce')
    return [201, { data: { ...madeChange(change), change_total_amount: decimals(change.differenceMinor + change.penaltyMinor + control.plusMinor) } }]
  }

  function confirmChange(changeId: string, { payment }: Body): Answer {
    const change = [...orderChanges.values()].find((each) => each.changeId === changeId)
    if (!change) return fault(404, 'not_found', 'invalid_request_error')
    if (change.confirmed) return fault(422, 'already_confirmed', 'invalid_state_error')
    const { order, remove, add } = change
    if (order.isCancelled || !remove.every(({ id }) => order.slices.some((slice) => slice.id === id)))
      return fault(422, 'order_not_changeable', 'invalid_state_error')
    const minor = change.differenceMinor + change.penaltyMinor
    const paid = payment as { type: string; amount: string; currency: string } | undefined
    if (minor > 0 ? paid?.amount !== decimals(minor) || paid.type !== 'balance' : paid) return invalid('payment_amount_does_not_match_order_amount')
    change.confirmed = true
    order.paidForChanges.push(minor)
    order.minor += minor
    order.penaltiesMinor += change.penaltyMinor
    const put = new Map(remove.map(({ id }, index) => [id, add[index]!]))
    order.slices = order.slices.map((slice) => put.get(slice.id) ?? slice)
    return [200, { data: madeChange(change) }]
  }

  const cancellationOnWire = ({ id: order_id, cancelledMs }: ServedOrder) =>
    cancelledMs === null ? [] : [{ id: `ore_${order_id.slice(4)}`, order_id, confirmed_at: new Date(cancelledMs).toISOString() }]

  function serve(step: DuffelStep, id: string, query: URLSearchParams, body: Body, how: DuffelFault): Answer {
    switch (step) {
      case 'search':
        return search(body)
      case 'offer': {
        const offer = offers.get(id)
        if (!offer) return fault(404, 'not_found', 'invalid_request_error')
        // Once it is booked it is gone; what is over is still shown.
        return booked.has(offer.requestId)
          ? fault(422, 'offer_no_longer_available', 'airline_error')
          : [200, { data: offerOnWire(offer, query.get('return_available_services') === 'true') }]
      }
      case 'order':
        return order(body, how)
      case 'orders': {
        const [offerId, acts] = [query.get('offer_id'), query.get('requires_action')]
        const found = orders.filter((each) => {
          if (offerId && each.offer.id === offerId && each.hiddenFor > 0) each.hiddenFor--
          else if (each.hiddenFor === 0) return offerId ? each.offer.id === offerId : !acts || each.changes.some(({ action }) => action === null)
          return false
        })
        const start = Number(query.get('after') ?? 0)
        const end = start + control.pageMax
        const after = end < found.length ? `${end}` : null
        return [200, { data: found.slice(start, end).map(orderOnWire), meta: { limit: control.pageMax, before: null, after } }]
      }
      case 'getOrder': {
        const found = orders.find((each) => each.id === id)
        return found ? [200, { data: orderOnWire(found) }] : fault(404, 'not_found', 'invalid_request_error')
      }
      case 'pay':
        return pay(body)
      case 'quoteCancellation':
        return quoteCancellation(body)
      case 'confirmCancellation':
        return confirmCancellation(id)
      case 'seatMaps': {
        const offer = offers.get(query.get('offer_id') ?? '')
        return offer ? [200, { data: control.sellsSeats ? seatMapsOf(offer) : [] }] : fault(404, 'not_found', 'invalid_request_error')
      }
      case 'changeOffers':
        return changeOffers(body)
      case 'changeOf': {
        const change = orderChanges.get(id)
        return change ? [200, { data: changeOnWire(change) }] : fault(404, 'not_found', 'invalid_request_error')
      }
      case 'createChange':
        return createChange(body)
      case 'getChange': {
        const change = [...orderChanges.values()].find(({ changeId }) => changeId === id)
        return change ? [200, { data: madeChange(change) }] : fault(404, 'not_found', 'invalid_request_error')
      }
      case 'confirmChange':
        return confirmChange(id, body)
      case 'cancellations':
        return [200, { data: orders.flatMap(cancellationOnWire), meta: { limit: control.pageMax, before: null, after: null } }]
      case 'accept': {
        const found = orders.find(({ changes }) => changes.some((change) => change.id === id))
        const change = found?.changes.find((each) => each.id === id)
        if (!found || !change) return fault(404, 'not_found', 'invalid_request_error')
        change.action = 'accepted'
        const replaced = new Map(change.removed.map((slice, index) => [slice.id, change.added[index]]))
        found.slices = found.slices.map((slice) => replaced.get(slice.id) ?? slice)
        return [200, { data: { id, action_taken: 'accepted' } }]
      }
    }
  }

  function stepOf(method: string, path: string): { step: DuffelStep; id: string } | null {
    const [air, what, id = '', , action] = path.split('/').filter(Boolean)
    if (air !== 'air') return null
    const isPost = method === 'POST'
    switch (what) {
      case 'offer_requests':
        return isPost ? { step: 'search', id } : null
      case 'offers':
        return { step: 'offer', id }
      case 'orders':
        return { step: isPost ? 'order' : id ? 'getOrder' : 'orders', id }
      case 'payments':
        return { step: 'pay', id }
      case 'order_cancellations':
        if (!isPost) return { step: 'cancellations', id }
        return { step: action === 'confirm' ? 'confirmCancellation' : 'quoteCancellation', id }
      case 'seat_maps':
        return { step: 'seatMaps', id }
      case 'order_change_requests':
        return isPost ? { step: 'changeOffers', id } : null
      case 'order_change_offers':
        return { step: 'changeOf', id }
      case 'order_changes':
        return { step: action === 'confirm' ? 'confirmChange' : isPost ? 'createChange' : 'getChange', id }
      case 'airline_initiated_changes':
        return action === 'accept' ? { step: 'accept', id } : null
      default:
        return null
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = ([status, value]: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(value))
    const read = await text(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://duffel.test')
    const found = stepOf(request.method ?? 'GET', pathname)
    if (request.headers.authorization !== `Bearer ${DUFFEL_TOKEN}`) return void answer(fault(401, 'access_token_not_found', 'authentication_error'))
    if (!found || request.headers['duffel-version'] !== 'v2') return void answer(fault(404, 'not_found', 'invalid_request_error'))
    const { step, id } = found
    const body = (read ? (JSON.parse(read) as { data: Body }).data : {}) as Body
    calls.push(step)
    const how = control.fault(step)
    const act = () => serve(step, id, searchParams, body, how)
    switch (how) {
      case 'silent':
        return giveUp()
      case 'slow': {
        const late = act()
        giveUp()
        timers.add(setTimeout(() => answer(late), 10))
        return
      }
      case 'late': {
        const late = act()
        timers.add(setTimeout(() => answer(late), control.laterMs))
        return
      }
      case '500':
        return void answer(fault(500, 'internal_server_error', 'api_error'))
      case 'limited':
        return void answer(fault(429, 'rate_limit_exceeded', 'rate_limit_error'))
      case 'internal':
        act()
        return void answer(fault(422, 'airline_internal', 'airline_error'))
      case 'resets':
        return void request.socket.destroy()
      case 'works_and_resets':
        act()
        return void request.socket.destroy()
      case 'malformed':
        act()
        return void answer([200, { data: { hello: 'there' } }])
      case 'rejects':
        return void answer(invalid('invalid_passenger_name'))
      default:
        return void answer(act())
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  return {
    ...{ control, orders, calls },
    /** By what a client of it has waited too long: when the server says so. */
    patience(): { readonly over: Promise<null>; end(): void } {
      let resolve: (over: null) => void
      const over = new Promise<null>((done) => {
        resolve = done
      })
      const each = () => resolve(null)
      waiting.add(each)
      return { over, end: () => waiting.delete(each) }
    },
    /** Orders that fly, or are held to. */
    live: () => orders.filter(({ isCancelled }) => !isCancelled),
    behave(): void {
      control.fault = () => 'none'
      Object.assign(control, {
        pageMax: 200,
        laterMs: 150,
        plusMinor: 0,
        offersLastMs: 20 * 60_000,
        documentsRequired: false,
        fares: FARES,
        refund: undefined,
        refundTo: 'balance',
        sellsSeats: false,
        seatMinor: 1_250,
        sellsBags: false,
        bagMinor: 4_000,
        changeMoreMinor: 8_000,
        changeRefundTo: 'balance',
      })
    },
    /** The first so many calls of a step go wrong. */
    goesWrong(step: DuffelStep, how: DuffelFault, times = Number.POSITIVE_INFINITY): void {
      let left = times
      control.fault = (here) => (here === step && left-- > 0 ? how : 'none')
    },
    /** Somebody cancels an order by hand, in the dashboard. */
    cancelByHand: (order: ServedOrder) => end(order),
    /** An event as a webhook brings it, signed with this secret at this time. */
    event(type: string, object: Record<string, unknown>, { secret = DUFFEL_WEBHOOK_SECRET, atMs = clock.nowMs(), id = newId('wev') } = {}) {
      const body = JSON.stringify({ id, type, api_version: 'v2', live_mode: false, created_at: new Date(atMs).toISOString(), data: { object } })
      const stamp = Math.floor(atMs / 1000)
      const signature = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
      return { body, headers: { 'content-type': 'application/json', 'x-duffel-signature': `t=${stamp},v2=${signature}` } }
    },
    /** The airline moves the first flight of an order, or takes the flights of a bound away. */
    change(order: ServedOrder, to: { readonly minutes: number } | 'gone'): string {
      const id = newId('aic')
      const [first] = order.slices as [Slice]
      const moved = (at: string, minutes: number) => {
        const ms = Date.parse(`${at}:00Z`) + minutes * 60_000
        return new Date(ms).toISOString().slice(0, 16)
      }
      const added = (minutes: number): Slice => ({
        id: newId('sli'),
        segments: first.segments.map((segment) => ({
          ...segment,
          id: newId('seg'),
          departs: moved(segment.departs, minutes),
          arrives: moved(segment.arrives, minutes),
        })),
      })
      order.changes.push({ id, removed: [first], added: to === 'gone' ? [] : [added(to.minutes)], action: null })
      return id
    },
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
