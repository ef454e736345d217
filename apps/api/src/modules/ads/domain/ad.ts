import type { OrgId } from '@sojourn/kernel'

/** The viewer: a guest, or a person signed in without or with a plan whose benefits apply now. */
export type Viewer = 'guest' | 'no_plan' | 'plan'

export type Audience = 'everyone' | 'guests' | 'signed_in' | 'plan' | 'no_plan'

const AUDIENCES: Readonly<Record<Audience, readonly Viewer[]>> = {
  everyone: ['guest', 'no_plan', 'plan'],
  guests: ['guest'],
  signed_in: ['no_plan', 'plan'],
  plan: ['plan'],
  no_plan: ['guest', 'no_plan'],
}

/** Ads of our own, whose words are said in every language. */
export const HOUSE_ADS = ['wallet', 'points', 'season'] as const
export type HouseAd = (typeof HOUSE_ADS)[number]

export interface Ad {
  readonly orgId: OrgId
  readonly adId: string
  readonly pages: readonly string[]
  readonly position: string
  /** 1 comes first. */
  readonly priority: number
  readonly fromMs: number
  readonly toMs: number | null
  /** None: all. */
  readonly languages: readonly string[]
  readonly audience: Audience
  readonly dailyCap: number | null
  readonly art: string
  readonly title: string
  readonly text: string
  readonly linkWords: string
  readonly house: HouseAd | null
  readonly path: string
  readonly sponsor: string
  readonly isOn: boolean
}

export interface AdRequest {
  readonly page: string
  readonly position: string
  readonly language: string
  readonly viewer: Viewer
  readonly nowMs: number
  /** How often this person has seen an ad today. */
  seenToday(adId: string): number
}

/** Whether an ad is for this person, here and now. */
export const isFor = (ad: Ad, { page, position, language, viewer, nowMs, seenToday }: AdRequest): boolean =>
  ad.isOn &&
  ad.position === position &&
  ad.pages.includes(page) &&
  ad.fromMs <= nowMs &&
  (ad.toMs === null || nowMs < ad.toMs) &&
  (ad.languages.length === 0 || ad.languages.includes(language)) &&
  AUDIENCES[ad.audience].includes(viewer) &&
  (ad.dailyCap === null || seenToday(ad.adId) < ad.dailyCap)

/** Those for this person, the most urgent first. */
export const chooseAds = (ads: readonly Ad[], request: AdRequest): Ad[] =>
  ads.filter((ad) => isFor(ad, request)).toSorted((a, b) => a.priority - b.priority || (a.adId < b.adId ? -1 : 1))
