import { z } from 'zod'

/** What is read of an OCTO server's answers: the core of the standard, with `octo/content` and `octo/pricing`. Fields beyond these are ignored. */

const pricing = z.object({
  retail: z.int(),
  /** What we owe; null where the supplier does not say. */
  net: z.int().nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  currencyPrecision: z.int().min(0).max(4),
})

const unit = z.object({
  id: z.string().min(1),
  type: z.string(),
  restrictions: z.object({ minAge: z.int().nullish(), maxAge: z.int().nullish() }),
})

const option = z.object({
  id: z.string().min(1),
  default: z.boolean(),
  internalName: z.string(),
  title: z.string().nullish(),
  cancellationCutoffAmount: z.number().min(0),
  cancellationCutoffUnit: z.enum(['minute', 'hour', 'day']),
  restrictions: z.object({ minUnits: z.int().nullish(), maxUnits: z.int().nullish() }).nullish(),
  units: z.array(unit).min(1),
})

const position = z.object({ latitude: z.number().nullish(), longitude: z.number().nullish() })

export const octoProduct = z.object({
  id: z.string().min(1).max(80),
  internalName: z.string(),
  /** A name that others know it by: ours, where the same activity is in our own catalogue. */
  reference: z.string().nullish(),
  locale: z.string(),
  timeZone: z.string(),
  instantConfirmation: z.boolean(),
  options: z.array(option).min(1),
  title: z.string().nullish(),
  features: z.array(z.object({ type: z.string(), shortDescription: z.string().nullish() })).default([]),
  locations: z
    .array(z.object({ types: z.array(z.string()).default([]), title: z.string().nullish(), place: position.extend({ postalAddress: z.string().nullish() }) }))
    .default([]),
})

export const octoSupplier = z.object({ id: z.string(), name: z.string(), contact: z.object({ telephone: z.string().nullish() }).nullish() })

export const octoCalendar = z.array(z.object({ localDate: z.iso.date(), available: z.boolean() }))

export const octoAvailability = z.object({
  id: z.string().min(1),
  localDateTimeStart: z.iso.datetime({ offset: true }),
  localDateTimeEnd: z.iso.datetime({ offset: true }),
  allDay: z.boolean(),
  available: z.boolean(),
  vacancies: z.int().nullish(),
  /** Of all units that were asked for. */
  pricing: pricing.nullish(),
  /** Of one of each. */
  unitPricing: z.array(pricing.extend({ unitId: z.string() })).nullish(),
})

const delivery = z.object({ deliveryOptions: z.array(z.object({ deliveryFormat: z.string(), deliveryValue: z.string() })) }).nullish()

export const octoBooking = z.object({
  uuid: z.string().min(1),
  status: z.enum(['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED', 'PENDING', 'REJECTED']),
  supplierReference: z.string().nullish(),
  utcUpdatedAt: z.iso.datetime({ offset: true }),
  utcExpiresAt: z.iso.datetime({ offset: true }).nullish(),
  cancellation: z.object({ reason: z.string().nullish() }).nullish(),
  pricing: pricing.nullish(),
  voucher: delivery,
  unitItems: z.array(z.object({ supplierReference: z.string().nullish(), ticket: delivery })).default([]),
})

export const octoFault = z.object({ error: z.string().regex(/^[A-Z]+(_[A-Z]+)*$/), errorMessage: z.string().optional() })

export type OctoPricing = z.output<typeof pricing>
export type OctoUnit = z.output<typeof unit>
export type OctoOption = z.output<typeof option>
export type OctoProduct = z.output<typeof octoProduct>
export type OctoAvailability = z.output<typeof octoAvailability>
export type OctoBooking = z.output<typeof octoBooking>
