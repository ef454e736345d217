// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { reason } from './audit.ts'
import { defineCall } from './call.ts'
import { id, instant, language, sitePath } from './wire.ts'

/** Where ads may be. Never where a card is typed. */
export const AD_PAGES = ['landing', 'results', 'details', 'confirmed', 'account'] as const
export const AD_POSITIONS = ['banner'] as const

const line = (most: number) =>
  z
    .string()
    .overwrite(typedLine)
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}<>]*$/u, { error: () => say`use lines of plain text for an ad` })

/** The name of one of our drawings. */
const art = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'a drawing is named like posters/lisbon')

const placed = z.object({
  /** The position it was asked for. */
  petitionTypeStr: z.string(),
  /** 1 comes first. */
  priority: z.int(),
  /** Of this showing: counts once, however often it is said to have been seen. */
  uuid: z.string(),
  id,
  art,
  title: z.string(),
  text: z.string(),
  link_words: z.string(),
  path: sitePath,
  /** Who paid for it. */
  sponsor: z.string(),
  /** Why it is shown to this person here, in the caller's language. */
  why: z.array(z.string()),
})

const ad = z.object({
  ad_id: id,
  pages: z.array(z.enum(AD_PAGES)).min(1),
  position: z.enum(AD_POSITIONS),
  priority: z.int().min(1).max(1_000),
  from: instant,
  /** Null: until it is switched off. */
  to: instant.nullable(),
  /** None: all. */
  languages: z.array(language).max(20),
  /** `plan`: a person who has a plan whose benefits hold now; `no_plan`: everyone else, guests included. */
  audience: z.enum(['everyone', 'guests', 'signed_in', 'plan', 'no_plan']),
  /** How often a day one person sees it; null is as often as they come. */
  daily_cap: z.int().min(1).max(100).nullable(),
  art,
  title: line(80),
  text: line(200),
  link_words: line(40),
  path: sitePath,
  sponsor: line(80),
  is_on: z.boolean(),
})
const listed = ad.extend({
  /** Of the last 90 days. */
  impressions: z.int(),
  clicks: z.int(),
})

export const getAds = defineCall({
  path: '/api/ads/getAds',
  tag: 'Ads',
  summary: 'The ads for a kind of page, first one first. A guest gets none where the organisation shows ads after sign-in alone (B3.7, B6.3)',
  forgiving: true,
  body: z.object({ petitionTypeStr: z.string().max(40).optional(), page: z.string().max(200).optional(), lang: language.optional() }),
  data: z.object({ ads: z.array(placed) }),
  top: ['ads'],
})

const showing = z.object({ id, uuid: z.string().max(120) })

export const adsSeen = defineCall({
  path: '/api/ads/seen',
  tag: 'Ads',
  summary: 'Half of these ads was to be seen for a second. Each showing counts once; one that this server did not hand out does not count',
  body: z.object({ seen: z.array(showing).min(1).max(20) }),
  data: z.object({}),
})

export const adClicked = defineCall({
  path: '/api/ads/clicked',
  tag: 'Ads',
  summary: 'An ad was followed. Each showing counts once',
  body: showing,
  data: z.object({}),
})

export const listAds = defineCall({
  path: '/api/operator/listAds',
  tag: 'Operator',
  summary: 'The ads of the organisation, with how often they were seen and followed in the last 90 days',
  who: 'user',
  body: z.object({}),
  data: z.object({ ads: z.array(listed) }),
  refusals: ['not_allowed'],
})

export const saveAd = defineCall({
  path: '/api/operator/saveAd',
  tag: 'Operator',
  summary: 'Makes an ad, or changes the one of this ad_id. Recorded as an act with its reason',
  who: 'user',
  body: ad.extend({
    ad_id: id.optional(),
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }).nullable().default(null),
    languages: ad.shape.languages.default([]),
    audience: ad.shape.audience.default('everyone'),
    daily_cap: ad.shape.daily_cap.default(null),
    is_on: z.boolean().default(true),
    reason,
  }),
  data: z.object({ ad: listed }),
  refusals: ['not_allowed', 'not_found', 'bad_window'],
})

export type PlacedAdShape = z.output<typeof placed>
export type ListedAdShape = z.output<typeof listed>
