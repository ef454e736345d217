// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { HERO_PICTURES, OUTSIDE_CHAT_KINDS, PAGE_KINDS, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { reason } from './audit.ts'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { id, language, normalisedAddress } from './wire.ts'

/** One line of text, and nothing that a page could take for more than text. */
const line = (lengthMax: number) =>
  z
    .string()
    .overwrite(typedLine)
    .min(1)
    .max(lengthMax)
    .regex(/^[^\p{Cc}<>]*$/u, { error: () => say`use one line of text for a label` })

/** What a button says. */
const label = line(40)

const isOwn = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}

/** An address of the organisation's own: a whole one, over https, without a name and password in it. It is stored as a URL parser writes it. */
const ownAddress = z
  .string()
  .overwrite(typedLine)
  .max(500)
  .refine(isOwn, { abort: true, error: 'an address begins with https:// and a domain, such as https://example.com/book' })
  .overwrite(normalisedAddress)

/** A chat that another company's script brings. The page's Content-Security-Policy is opened for the origin of the script, on pages that take no payment alone. */
const outsideChat = z.object({
  /** How the script gets the account of the chat: `attribute` in `data-account` on its element, `settings` in `window.chatSettings` before it is fetched, `start` by `window.startChat` that it defines. */
  kind: z.enum(OUTSIDE_CHAT_KINDS),
  script_url: ownAddress,
  account_id: z.string().regex(/^[\w.:-]{1,100}$/, { error: () => say`an account id has letters, digits and . : _ - only` }),
})

const percent = z
  .number()
  .min(0)
  .max(100)
  .multipleOf(0.01, { error: () => say`use at most two decimals for a percentage` })

const once = <T>(values: readonly T[]): boolean => new Set(values).size === values.length

/** A headline and the sentence below it. */
const landingWords = { title: line(40), lead: line(160) }
const landingOf = { product: productCode, picture: z.enum(HERO_PICTURES) }

/** The picture and the words that an organisation has on the landing page of a product, in the language of the person who asks; without words the page says the product's own. */
export const shownLanding = z.object({ ...landingOf, words: z.object(landingWords).nullable() })

/** The same as it is decided, in every language that it is written in. */
const landing = z.object({
  ...landingOf,
  words: z
    .array(z.object({ language, ...landingWords }))
    .max(20)
    .refine((words) => once(words.map((one) => one.language)), { error: () => say`list each language once` }),
})

/** What pages need to know of an organisation's choices. */
export const siteSettings = z.object({
  /** Travellers may write to support from every page. */
  chat: z.boolean(),
  /** In place of our own chat, where there is one at all; null is our own. */
  outside_chat: outsideChat.nullable(),
  /** What the button of a checkout says; null is "COMPLETE BOOKING". */
  complete_label: label.nullable(),
  /** What the button of a search says; null is "Search". */
  search_label: label.nullable(),
  /** Where the organisation takes bookings itself: every button to book leads there, and nothing is held or booked here (`books_elsewhere`). */
  no_book_link: ownAddress.nullable(),
  ads_before_login: z.boolean(),
  /** The checkout of a flight is for those who are signed in. */
  flight_login: z.boolean(),
  /** The kinds of pages without a footer. */
  footer_hidden_on: z.array(z.enum(PAGE_KINDS)).refine(once, { error: () => say`list each kind of page once` }),
})

const settings = siteSettings.extend({
  /** Other companies whose offers are searched and sold here besides our own, by the names that the server knows them by. */
  suppliers: z
    .array(z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/))
    .max(20)
    .refine(once, { error: () => say`list each supplier once` }),
  /** In the order of the header; what is not in it is not sold, and its pages are 404. */
  products: z
    .array(productCode)
    .min(1)
    .refine(once, { error: () => say`list each product once` }),
  /** Days from today, at the property, to the earliest check-in that can be booked. Pages that are open follow. */
  minimum_checkin_days: z.int().min(0).max(365),
  /** Devices of those who sign in or pay are read against fraud. */
  fingerprint: z.boolean(),
  /** Countries (ISO 3166, two letters) whose visitors' devices are not read; where the country is not known it may be any of them. */
  fingerprint_off_in: z
    .array(z.string().regex(/^[A-Z]{2}$/, { error: () => say`use two capital letters for a country, such as DE` }))
    .max(250)
    .refine(once, { error: () => say`list each country once` }),
  /** The picture and the words of landing pages, in place of the product's own. */
  landings: z
    .array(landing)
    .max(20)
    .refine((landings) => once(landings.map(({ product }) => product)), { error: () => say`list each product once` }),
  /** How the head of every page is laid out: name and products in a line, the name in the middle above them, or one dense line. */
  header: z.enum(['v1', 'v2', 'v3']),
  /** The least and the most an agent may put on the price of the trade, in percent of it. */
  agent_markup: z.object({ min_percent: percent, max_percent: percent }).refine(({ min_percent, max_percent }) => min_percent <= max_percent, {
    error: () => say`the minimum can't be more than the maximum`,
    path: ['min_percent'],
  }),
})
const settingsData = settings.extend({ org_id: id, chosen_by: z.enum(['organisation', 'house']) })

const ofOrganisation = z.object({ org_id: id.optional() })

export const getSettings = defineCall({
  path: '/api/operator/getSettings',
  tag: 'Operator',
  summary:
    'What the organisation decided about its site: chat and whose it is, labels, where bookings are taken, advertisements, header, landing pages, products in order, other suppliers, markup of agents, footer, devices',
  who: 'user',
  body: ofOrganisation,
  data: settingsData,
  refusals: ['not_allowed'],
})

export const saveSettings = defineCall({
  path: '/api/operator/saveSettings',
  tag: 'Operator',
  summary: 'Decides about the site; what is left out stays as it is. Other nodes follow within three seconds',
  who: 'user',
  body: settings.partial().extend({ org_id: id.optional(), reason }),
  data: settingsData,
  refusals: ['not_allowed'],
})

export const resetSettings = defineCall({
  path: '/api/operator/resetSettings',
  tag: 'Operator',
  summary: 'Takes back what operators decided about the site: the default settings apply again',
  who: 'user',
  body: ofOrganisation.extend({ reason }),
  data: settingsData,
  refusals: ['not_allowed'],
})

export type SiteShape = z.output<typeof siteSettings>
export type LandingShape = z.output<typeof landing>
export type ShownLanding = z.output<typeof shownLanding>
