import type { ProductCode } from './product.ts'

/** The kinds of pages that may have a footer or none. */
export const PAGE_KINDS = ['landing', 'results', 'details', 'checkout', 'confirmed', 'account', 'agency', 'pay_link', 'legal', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** How the chat of another company gets our account: on its script's element, in an object that its script reads, or by a function that its script leaves behind. */
export const OUTSIDE_CHAT_KINDS = ['attribute', 'settings', 'start'] as const

/** A chat that another company's script brings to the pages that take no payment, in place of our own. */
export interface OutsideChat {
  readonly kind: (typeof OUTSIDE_CHAT_KINDS)[number]
  /** A whole address over https. */
  readonly scriptUrl: string
  /** Whose chat it is, in the other company's words. */
  readonly accountId: string
}

/** The great pictures of landing pages: each is drawn wide and, for phones, high, by day and by night. */
export const HERO_PICTURES = [
  'hero',
  'hero-homes',
  'hero-roads',
  'hero-harbour',
  'hero-islands',
  'hero-cliffs',
  'hero-towers',
  'hero-arch',
  'hero-peaks',
  'hero-voyage',
  'hero-viaduct',
  'hero-dunes',
] as const
export type HeroPicture = (typeof HERO_PICTURES)[number]

/** What an organisation puts in place of the picture and the words of a product's landing page. */
export interface LandingSettings {
  readonly product: ProductCode
  readonly picture: HeroPicture
  /** The headline and the sentence below it, each language once; in others the product's own are shown. */
  readonly words: readonly { readonly language: string; readonly title: string; readonly lead: string }[]
}

/** What an organisation decides about its own site, besides its look and how it is paid. */
export interface SiteSettings {
  /** Travellers may write to support from every page. */
  readonly chat: boolean
  /** Null: the chat is our own. */
  readonly outsideChat: OutsideChat | null
  /** What the button of a checkout says; null is "COMPLETE BOOKING". */
  readonly completeLabel: string | null
  /** What the button of a search says; null is "Search". */
  readonly searchLabel: string | null
  /** Where the organisation takes bookings itself: search and details stay, every button to book leads there, and nothing is held or booked here. */
  readonly noBookLink: string | null
  /** Guests see advertisements too, not only those who are signed in. */
  readonly adsBeforeLogin: boolean
  /** The checkout of a flight is for those who are signed in. */
  readonly flightLogin: boolean
  /** Remote suppliers whose offers are searched and sold here, by their names. */
  readonly suppliers: readonly string[]
  readonly footerHiddenOn: readonly PageKind[]
  /** The least and the most an agent may put on the price of the trade, in basis points of it. */
  readonly agentMarkup: { readonly minBasisPoints: number; readonly maxBasisPoints: number }
  /** Devices of those who sign in or pay are read against fraud. */
  readonly fingerprint: boolean
  /** Countries, by two letters, whose visitors' devices are not read. */
  readonly fingerprintOffIn: readonly string[]
}

/** Whether the device of a visitor from there may be read; null where the country is unknown, which may be any country that is listed. */
export const takesFingerprint = ({ fingerprint, fingerprintOffIn }: Pick<SiteSettings, 'fingerprint' | 'fingerprintOffIn'>, country: string | null): boolean =>
  fingerprint && (fingerprintOffIn.length === 0 || (country !== null && !fingerprintOffIn.includes(country)))

/** What holds where an organisation has decided nothing. */
export const DEFAULT_SITE: SiteSettings = {
  chat: true,
  outsideChat: null,
  completeLabel: null,
  searchLabel: null,
  noBookLink: null,
  adsBeforeLogin: true,
  flightLogin: false,
  suppliers: [],
  footerHiddenOn: [],
  agentMarkup: { minBasisPoints: 0, maxBasisPoints: 3_000 },
  fingerprint: true,
  fingerprintOffIn: [],
}
