import { fromMajor } from '@sojourn/kernel'
import { z } from 'zod'

/** What we read of the answers of Duffel (v2): everything else in them is ignored. Times are local to their airport, without an offset. */

const airport = z.object({
  iata_code: z.string().length(3),
  name: z.string(),
  city_name: z.string().nullish(),
  iata_country_code: z.string().length(2),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
})
const airline = z.object({ iata_code: z.string().nullable(), name: z.string() })
const signed = z.string().regex(/^-?\d+(\.\d+)?$/)
const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const local = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)
const cabin = z.enum(['economy', 'premium_economy', 'business', 'first'])

const penalty = z.object({ allowed: z.boolean(), penalty_amount: decimal.nullish(), penalty_currency: currency.nullish() }).nullish()
const conditions = z.object({ refund_before_departure: penalty, change_before_departure: penalty })

const segment = z.object({
  id: z.string(),
  origin: airport,
  destination: airport,
  departing_at: local,
  arriving_at: local,
  duration: z.string().nullish(),
  distance: z.string().nullish(),
  aircraft: z.object({ name: z.string() }).nullish(),
  marketing_carrier: airline,
  marketing_carrier_flight_number: z.string(),
  operating_carrier: airline,
  passengers: z.array(
    z.object({
      passenger_id: z.string().optional(),
      cabin_class: cabin.nullable(),
      fare_basis_code: z.string().nullish(),
      baggages: z.array(z.object({ type: z.string(), quantity: z.int() })).default([]),
    }),
  ),
})
const slice = z.object({ id: z.string(), segments: z.array(segment).min(1), duration: z.string().nullish(), fare_brand_name: z.string().nullish() })

/** Those of a list that can be read: one that cannot does not hide the others. */
const readable = <T>(one: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((all): T[] => (all ?? []).flatMap((each) => one.safeParse(each).data ?? []))

const bagType = z.enum(['carry_on', 'checked'])
/** Bags of one passenger on one bound, or on all: so many can be bought, each at its price. Answered where they are asked for. */
const bagService = z.object({
  id: z.string().regex(/^[^\s,*]+$/),
  type: z.literal('baggage'),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  maximum_quantity: z.int(),
  total_amount: decimal,
  total_currency: currency,
  metadata: z.object({ type: bagType, maximum_weight_kg: z.number().nullish() }),
})
/** What was bought with an order: a seat by its designator, bags by their type. */
const orderService = z.object({
  type: z.string(),
  quantity: z.int().default(1),
  passenger_ids: z.array(z.string()).default([]),
  segment_ids: z.array(z.string()).default([]),
  metadata: z.object({ type: bagType.optional().catch(undefined), designator: z.string().optional().catch(undefined) }).nullish(),
})

const passengerType = z.enum(['adult', 'child', 'infant_without_seat'])

export const duffelOffer = z
  .object({
    id: z.string(),
    expires_at: z.iso.datetime({ offset: true }),
    total_amount: decimal,
    total_currency: currency,
    tax_amount: decimal.nullish(),
    tax_currency: currency.nullish(),
    total_emissions_kg: z.string().nullish(),
    passenger_identity_documents_required: z.boolean().default(false),
    supported_passenger_identity_document_types: z.array(z.string()).default([]),
    owner: airline,
    conditions,
    passengers: z.array(z.object({ id: z.string(), type: passengerType.nullish(), age: z.int().nullish() })),
    payment_requirements: z.object({ requires_instant_payment: z.boolean() }),
    slices: z.array(slice).min(1),
    available_services: readable(bagService),
  })
  .refine(({ total_amount, total_currency }) => (fromMajor(Number(total_amount), total_currency)?.minor ?? 0) > 0)

const change = z.object({
  id: z.string(),
  action_taken: z.string().nullable(),
  added: z.array(slice),
  removed: z.array(slice),
})

export const duffelOrder = z.object({
  id: z.string(),
  booking_reference: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  total_amount: decimal,
  total_currency: currency,
  cancelled_at: z.string().nullish(),
  conditions,
  slices: z.array(slice).min(1),
  passengers: z.array(z.object({ id: z.string(), type: passengerType.nullish() })),
  services: readable(orderService),
  payment_status: z.object({ awaiting_payment: z.boolean() }),
  documents: z.array(z.object({ unique_identifier: z.string(), type: z.string(), passenger_ids: z.array(z.string()).default([]) })).nullish(),
  airline_initiated_changes: z.array(change).nullish(),
})

export const duffelCancellation = z.object({
  id: z.string(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  /** Null where the airline says nothing of what comes back. */
  refund_amount: decimal.nullable(),
  refund_currency: currency.nullable(),
  refund_to: z.string(),
})

/** What changing an order to other flights would be. `change_total_amount` is what is paid for it in all, its penalty included, or what comes back where it is below 0. */
export const duffelChangeOffer = z.object({
  id: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
  change_total_amount: signed,
  change_total_currency: currency,
  /** By the names of its documentation, and of the types of its package. */
  penalty_total_amount: decimal.nullish(),
  penalty_total_currency: currency.nullish(),
  penalty_amount: decimal.nullish(),
  penalty_currency: currency.nullish(),
  refund_to: z.string().nullish(),
  slices: z.object({ add: z.array(slice).min(1), remove: z.array(z.object({ id: z.string() })) }),
})

/** What was chosen of them; nothing is changed before it is confirmed. */
export const duffelChange = z.object({
  id: z.string(),
  change_total_amount: signed,
  change_total_currency: currency,
  confirmed_at: z.string().nullish(),
})

/** Whether something was chosen of it already. */
export const duffelChosenOffer = z.object({ order_change_id: z.string().nullish() })

const seat = z.object({
  type: z.string(),
  designator: z.string().nullish(),
  available_services: z
    .array(z.object({ id: z.string(), passenger_id: z.string(), total_amount: decimal, total_currency: currency }))
    .nullish()
    .transform((all) => all ?? []),
})
/** Where seats of a flight are, and what each costs whom. What is no seat (a galley, an exit) is an element, too. */
export const duffelSeatMap = z.object({
  segment_id: z.string(),
  cabins: z.array(z.object({ rows: z.array(z.object({ sections: z.array(z.object({ elements: z.array(seat) })) })) })),
})

export const duffelCancelled = z.object({ order_id: z.string(), confirmed_at: z.iso.datetime({ offset: true }).nullish() })

export type DuffelChangeOffer = z.output<typeof duffelChangeOffer>
export type DuffelOffer = z.output<typeof duffelOffer>
export type DuffelOrder = z.output<typeof duffelOrder>
export type DuffelSeatMap = z.output<typeof duffelSeatMap>
export type DuffelSlice = z.output<typeof slice>
export type DuffelSegment = z.output<typeof segment>
