/** The kinds of pages that may have a footer or none. */
export const PAGE_KINDS = ['landing', 'results', 'details', 'checkout', 'confirmed', 'account', 'agency', 'pay_link', 'legal', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** What an organisation decides about its own site, beside its look and how it is paid. */
export interface SiteSettings {
  /** Travellers may write to support from every page. */
  readonly chat: boolean
  /** What the button of a checkout says; null is "COMPLETE BOOKING". */
  readonly completeLabel: string | null
  /** What the button of a search says; null is "Search". */
  readonly searchLabel: string | null
  /** Where the organisation takes bookings itself: search and details stay, every button to book leads there, and nothing is held or booked here. */
  readonly noBookLink: string | null
  /** Guests see advertisements too, not only who is signed in. */
  readonly adsBeforeLogin: boolean
  /** The checkout of a flight is for who is signed in. */
  readonly flightLogin: boolean
  readonly footerHiddenOn: readonly PageKind[]
  /** The least and the most an agent may put on the price of the trade, in basis points of it. */
  readonly agentMarkup: { readonly minBasisPoints: number; readonly maxBasisPoints: number }
  /** Devices of who signs in or pays are read against fraud. */
  readonly fingerprint: boolean
  /** Countries, by two letters, whose visitors' devices are not read. */
  readonly fingerprintOffIn: readonly string[]
}

/** Whether the device of a visitor from there may be read; null where nobody knows from where, which may be any country that is listed. */
export const takesFingerprint = ({ fingerprint, fingerprintOffIn }: Pick<SiteSettings, 'fingerprint' | 'fingerprintOffIn'>, country: string | null): boolean =>
  fingerprint && (fingerprintOffIn.length === 0 || (country !== null && !fingerprintOffIn.includes(country)))

/** What holds where an organisation has decided nothing. */
export const DEFAULT_SITE: SiteSettings = {
  chat: true,
  completeLabel: null,
  searchLabel: null,
  noBookLink: null,
  adsBeforeLogin: true,
  flightLogin: false,
  footerHiddenOn: [],
  agentMarkup: { minBasisPoints: 0, maxBasisPoints: 3_000 },
  fingerprint: true,
  fingerprintOffIn: [],
}
