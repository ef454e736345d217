import { say } from '@sojourn/i18n'
import { carriesLink, isDay, NAME_LENGTH_MAX, nameFault, phoneFault, typedCode, typedEmail, typedLine, typedPhone, typedProse } from '@sojourn/kernel'
import { z } from 'zod'

/** Money on the wire: a number in major units. Its currency is a field next to it. */
export const amount = z.number()
export const currency = z
  .string()
  .overwrite(typedCode)
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'a currency has three letters, such as USD')
export const day = z.string().refine(isDay, 'a day reads YYYY-MM-DD')
/** The first day that can be booked, where the asked one is too soon for the organisation (`too_soon` at prebook); null where it can be. */
export const bookableFrom = day.nullable()
/** ISO 8601 with offset. */
export const instant = z.string()
export const id = z.string().min(1).max(120)
const BASE = 'https://site.invalid'
const SITE_PATH = 'an address here begins with one slash, such as /hotel-checkout'
const isOfThisSite = (path: string): boolean => URL.canParse(path, BASE) && !new URL(path, BASE).pathname.startsWith('//')

/** An address as a URL parser writes it, with quotes encoded in its path too: so it ends no attribute in which it is ever written. */
export const normalisedAddress = (address: string): string => {
  const { href } = new URL(address, BASE)
  return (href.startsWith(`${BASE}/`) ? href.slice(BASE.length) : href).replaceAll("'", '%27')
}

/** A path of this site, as a URL parser writes it. Never another site's address, whatever a browser makes of slashes. */
export const sitePath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u, { abort: true, error: SITE_PATH })
  .refine(isOfThisSite, { abort: true, error: SITE_PATH })
  .overwrite(normalisedAddress)
export const language = z.string().max(12)
/** As typed or pasted on any keyboard; stored in lower case, the domain by its ASCII name. */
export const email = z
  .string()
  .overwrite(typedEmail)
  .max(254)
  .pipe(z.email({ error: () => say`enter an email such as name@example.com` }))
const PHONE_FAULTS = {
  signs: () => say`enter a phone number such as +351 912 555 018`,
  short: () => say`a phone number has at least 6 digits`,
  long: () => say`a phone number has at most 15 digits`,
}
/** In the digits and signs of any keyboard; stored in ours. */
export const phone = z
  .string()
  .overwrite(typedPhone)
  .check((made) => {
    const fault = phoneFault(made.value)
    if (fault) made.issues.push({ code: 'custom', input: made.value, message: PHONE_FAULTS[fault]() })
  })

const NAME_FAULTS = {
  link: () => say`a name can't have links or line breaks`,
  letterless: () => say`a name needs at least one letter`,
}
/** What `nameFault` finds beyond an empty text and a long one, which the schema says itself. */
const asName = (made: z.core.ParsePayload<string>): void => {
  const fault = nameFault(made.value)
  if (fault === 'link' || fault === 'letterless') made.issues.push({ code: 'custom', input: made.value, message: NAME_FAULTS[fault]() })
}
/** A person's name as they have it. It goes into mails and files: no address of a page, no line break, nothing invisible. Mails show it so that no program makes a link of it. */
export const nameText = z
  .string()
  .overwrite(typedLine)
  .min(1, { error: () => say`please fill this in` })
  .max(NAME_LENGTH_MAX)
  .check(asName)
/** What something that is sold, or a place, is called. */
export const titleText = z
  .string()
  .overwrite(typedLine)
  .min(1, { error: () => say`please fill this in` })
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text) && !carriesLink(text), { error: NAME_FAULTS.link })
/** The last name: empty of a person who has one name only. Left out, it was forgotten. */
export const lastName = z
  .string({
    error: ({ input }) => (input === undefined || input === null ? say`please fill this in, or send an empty text for a person with one name` : undefined),
  })
  .overwrite(typedLine)
  .max(NAME_LENGTH_MAX)
  .check(asName)
  .describe('Empty where the person has one name.')
/** Words for another person, mailed to them: no address with its scheme; others are shown so that no mail program makes a link of them. */
export const messageText = z
  .string()
  .overwrite(typedProse)
  .max(500)
  .refine((text) => !carriesLink(text), { error: () => say`a message can't have links` })

export const roomParty = z.object({
  adults: z
    .int()
    .min(1, { error: () => say`each room needs at least one adult` })
    .max(8),
  children: z.array(z.int().min(0).max(17)).max(6).default([]),
})
export const rooms = z.array(roomParty).min(1).max(5)

/** An amount in another currency than that of the object around it. */
export const localAmount = z.object({ amount, currency })
/** A part of a price that is charged on a day after the booking, without its traveller. */
export const instalment = z.object({ amount, on: day })
export const price = z.object({
  total: amount,
  currency,
  base: amount,
  taxes: amount,
  fees: amount,
  pay_now: amount,
  /** What is charged later, the soonest first; absent where nothing is. With `pay_now` and `pay_at_property` it sums to the total. */
  instalments: z.array(instalment).optional(),
  pay_at_property: amount,
  /** The amount paid there in the local currency, where that is another one. */
  pay_at_property_local: localAmount.optional(),
  per_night: z.array(z.object({ date: day, amount })),
  /** For agents alone: the price of the trade, which is `total`, what they put on, and what their client pays. */
  agency: z.object({ net: amount, markup: amount, sell: amount }).optional(),
})

/**
 * One stretch of the terms: cancelling from `from` until `to` costs `amount` of what is paid in money, or may be charged to a card that is saved as a guarantee. Times carry the
 * property's offset. The terms alone: `if_cancelled` begins with the time in which a booking can be undone.
 */
export const cancellationRule = z.object({
  from: instant.nullable(),
  to: instant.nullable(),
  amount,
  currency,
  time_zone: z.string(),
})

/** What a coupon or a discount card took off a price, and how much of that comes back: less than all of it is a coupon that cannot be used again. */
export const discountBack = z.object({ kind: z.enum(['coupon', 'discount_card']), amount, back: amount })

/**
 * One part of what cancelling means, from now on, in order of time: what is lost of the money paid or guaranteed, what comes back, and what becomes of discounts. `undo` is the
 * time just after booking in which all comes back whatever the terms say; `no_show` begins with the service.
 */
export const cancelPart = z.object({
  /** Which item of the order, from 1. */
  item_no: z.int(),
  kind: z.enum(['undo', 'terms', 'no_show']),
  /** With the offset of the place; null is now, or no end. */
  from: instant.nullable(),
  to: instant.nullable(),
  /** Of `undo` before there is a booking: for so many minutes after it. Null once `to` is known. */
  minutes: z.int().nullable(),
  lose: amount,
  refund: amount,
  /** What of `lose` was not paid, and may be charged to the card that is saved as a guarantee. */
  may_charge: amount,
  currency,
  discounts: z.array(discountBack),
  time_zone: z.string(),
})

/** One line of "what you pay and why". The lines of a block sum to its total to the minor unit. */
export const priceLine = z.object({
  label: z.string(),
  /** Why: the tax rate, the tender's rule, the night. */
  rule: z.string().nullable(),
  amount,
  /** Of `pay_at_property`: how much it is in the currency it is paid in there, where that is another one. */
  local: localAmount.optional(),
  /** Of a line of the price: which item it is of, and which traveller, both from 1, and what the amount is of where it is not of all. */
  item_no: z.int().optional(),
  traveller: z.int().optional(),
  per: z.enum(['night', 'day', 'person', 'unit']).optional(),
  /** Of a discount: it is given because several items are bought as one, and is no part of what this one costs by itself. */
  together: z.literal(true).optional(),
  kind: z.enum([
    'night',
    'base',
    'tax',
    'fee',
    'discount',
    'total',
    'pay_now',
    // How `pay_now` is paid: these sum to it. What is given (coupon, discount card, a small amount waived) lowers what the order costs; the others pay it.
    'coupon',
    'cash_card',
    'points',
    'agent_extra',
    'payment_card',
    'discount_card',
    'waived',
    'invoice',
    'card',
    'pay_at_property',
    // Charged by us on a day after the booking.
    'instalment',
  ]),
})
/** What any page may show of an offer, whatever its product. */
export const description = z.object({
  title: z.string(),
  summary: z.string(),
  place: z
    .object({
      city: z.string(),
      address: z.string(),
      phone: z.string(),
      image: z.string(),
      art: z.string(),
      /** The city of the picture, where that is another one: a flight leaves from `city`. */
      pictured_city: z.string().optional(),
    })
    .nullable(),
  /** From which day to which, by the clock of the place. */
  from: day.nullable(),
  to: day.nullable(),
  /** When the service begins, by the clock of the place, and what that is called: "Check-in". */
  starts: z.object({ label: z.string(), on: day, time: z.string() }).nullable(),
  /** `in_head`: title and place say it already, for a page that begins with them. */
  facts: z.array(z.object({ label: z.string(), value: z.string(), in_head: z.boolean() })),
})
export type DescriptionShape = z.output<typeof description>
export type Price = z.output<typeof price>
export type CancellationRule = z.output<typeof cancellationRule>
export type CancelPart = z.output<typeof cancelPart>
export type PriceLine = z.output<typeof priceLine>
export type RoomParty = z.output<typeof roomParty>
