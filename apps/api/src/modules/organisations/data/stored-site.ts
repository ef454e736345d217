import { normalisedAddress } from '@sojourn/contracts'
import { DEFAULT_SITE, HERO_PICTURES, OUTSIDE_CHAT_KINDS, PAGE_KINDS, PRODUCT_CODES } from '@sojourn/kernel'
import { z } from 'zod'
import { HEADERS } from '../domain/organisation.ts'

const bareMarkup = z.object({ minBasisPoints: z.int(), maxBasisPoints: z.int() })

const bareLanding = z.object({
  product: z.enum(PRODUCT_CODES),
  picture: z.enum(HERO_PICTURES),
  words: z.array(z.object({ language: z.string(), title: z.string(), lead: z.string() })),
})

/** Older rows have addresses as they were typed. */
const storedAddress = z.string().overwrite(normalisedAddress)

/** An operator's choices as stored in a row; settings that did not exist then have their defaults. */
export const storedSite = z.object({
  chat: z.boolean().default(DEFAULT_SITE.chat),
  outsideChat: z
    .object({ kind: z.enum(OUTSIDE_CHAT_KINDS), scriptUrl: storedAddress, accountId: z.string() })
    .nullable()
    .default(null),
  completeLabel: z.string().nullable().default(null),
  searchLabel: z.string().nullable().default(null),
  noBookLink: storedAddress.nullable().default(null),
  adsBeforeLogin: z.boolean().default(DEFAULT_SITE.adsBeforeLogin),
  flightLogin: z.boolean().default(DEFAULT_SITE.flightLogin),
  suppliers: z.array(z.string()).default([]),
  footerHiddenOn: z.array(z.enum(PAGE_KINDS)).default([]),
  agentMarkup: bareMarkup.default(DEFAULT_SITE.agentMarkup),
  minimumCheckinDays: z.int().optional(),
  fingerprint: z.boolean().default(DEFAULT_SITE.fingerprint),
  fingerprintOffIn: z.array(z.string()).default([]),
  products: z.array(z.enum(PRODUCT_CODES)),
  header: z.enum(HEADERS).nullable().default(null),
  landings: z.array(bareLanding).nullable().default(null),
})
