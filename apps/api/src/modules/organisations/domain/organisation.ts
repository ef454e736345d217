import {
  type Currency,
  DEFAULT_PAYMENTS,
  DEFAULT_SITE,
  type LandingSettings,
  type OrgId,
  type PaymentSettings,
  type ProductCode,
  type SiteSettings,
} from '@sojourn/kernel'
import type { Theme } from './theme.ts'

/** How the head of every page is laid out: name and products in a line, the name in the middle above them, or one dense line. */
export const HEADERS = ['v1', 'v2', 'v3'] as const
export type Header = (typeof HEADERS)[number]

/** What an operator decides about their organisation. */
export interface Settings {
  readonly tagline: string
  /** The same by language, where the organisation has it in others. */
  readonly taglines?: Readonly<Record<string, string>>
  readonly header: Header
  /** The currency that prices are stored and shown in, unless a person chose another. */
  readonly currency: Currency
  readonly language: string
  /** Codes of the products on offer, in the order of the menu. */
  readonly products: readonly ProductCode[]
  readonly theme: Theme
  /** The picture and the words of landing pages; absent where the products' own are shown. */
  readonly landings?: readonly LandingSettings[]
  /** Share put on the net price, in basis points: `b2b` where an agent asks, `b2c` for everyone else. Never leaves the server. */
  readonly markup: { readonly b2c: number; readonly b2b: number }
  /** Days from today, at the property, to the earliest check-in that can be booked. */
  readonly minimumCheckinDays: number
  /** True where booking needs a plan. */
  readonly requiresPlan: boolean
  /** True where agents may choose the invoice instead of a card. */
  readonly payByInvoice: boolean
  /** Whom a person may write to: in the footer, and in the message to a blocked person. */
  readonly contactEmail?: string
  readonly contactPhone?: string
  /** How bookings are paid; absent where it was not decided, which means the default settings. */
  readonly payments?: Omit<PaymentSettings, 'chosenBy'>
  /** What its operators decided about the site; absent where they have not. */
  readonly site?: SiteSettings & {
    readonly products: readonly ProductCode[]
    readonly minimumCheckinDays?: number
    /** Null: as the organisation began. */
    readonly header: Header | null
    /** Null: as the organisation began. */
    readonly landings: readonly LandingSettings[] | null
  }
}

/** One brand: the hosts it answers at and what its operator decided. */
export interface Organisation {
  readonly orgId: OrgId
  readonly name: string
  readonly hosts: readonly string[]
  readonly settings: Settings
}

export const contactOf = ({ contactEmail, contactPhone }: Pick<Settings, 'contactEmail' | 'contactPhone'>) => ({
  email: contactEmail ?? null,
  phone: contactPhone ?? null,
})

export const paymentsOf = ({ payments }: Pick<Settings, 'payments'>): PaymentSettings =>
  payments ? { ...DEFAULT_PAYMENTS, ...payments, chosenBy: 'organisation' } : DEFAULT_PAYMENTS

/** What holds for the site: what its operators decided, else the default. */
export const siteOf = ({ site }: Pick<Settings, 'site'>): SiteSettings => ({ ...DEFAULT_SITE, ...site })

/** The products on offer, in their order: as its operators decided, else as the organisation began. */
export const productsOf = ({ site, products }: Pick<Settings, 'site' | 'products'>): readonly ProductCode[] => site?.products ?? products

/** Days from today to the earliest check-in: as its operators decided, else as the organisation began. */
export const minimumDaysOf = ({ site, minimumCheckinDays }: Pick<Settings, 'site' | 'minimumCheckinDays'>): number =>
  site?.minimumCheckinDays ?? minimumCheckinDays
/** The header of its pages: as its operators decided, else as the organisation began. */
export const headerOf = ({ site, header }: Pick<Settings, 'site' | 'header'>): Header => site?.header ?? header

/** The pictures and the words of its landing pages: as its operators decided, else as the organisation began. */
export const landingsOf = ({ site, landings }: Pick<Settings, 'site' | 'landings'>): readonly LandingSettings[] => site?.landings ?? landings ?? []

/** Puts what operators decided so far onto settings that are written again. */
export const keepChoices = (fresh: Settings, { payments, site }: Settings): Settings => ({ ...fresh, ...(payments && { payments }), ...(site && { site }) })
