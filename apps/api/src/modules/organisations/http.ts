import { getShell } from '@sojourn/contracts'
import { currentLanguage, DEFAULT_LANGUAGE, type LanguageInfo } from '@sojourn/i18n'
import { accept, invariant, listedWith, type OrgId, type ProductCode, type Transactions, type Tx, takesFingerprint, type UserId } from '@sojourn/kernel'
import { type Caller, type Route, route } from '../../http/index.ts'
import { type CurrencyEntry, currencies } from './currencies.ts'
import { contactOf, headerOf, landingsOf, minimumDaysOf, type Organisation, productsOf, siteOf } from './domain/organisation.ts'
import { siteOnWire } from './site-on-wire.ts'

/** The currencies there are rates for: no other can be shown or chosen. */
export interface KnownCurrencies {
  codes(): readonly string[]
}

/** What is sold at all: an organisation may list products that are not sold yet, and a site announces only what can be booked. */
export interface SoldProducts {
  isSold(code: ProductCode): boolean
}

/** The number under which a person collects points; null where they have none. */
export type MembershipNo = (tx: Tx, of: { orgId: OrgId; userId: UserId }) => Promise<string | null>

interface OrganisationsHttpDeps {
  readonly db: Transactions
  readonly membershipNo: MembershipNo
  readonly known: KnownCurrencies
  readonly sold: SoldProducts
  readonly languages: readonly LanguageInfo[]
  find(orgId: OrgId): Promise<Organisation | null>
}

/** The name of a currency in the current language, begun with a capital as in a list. */
function currencyName({ code, name }: CurrencyEntry): string {
  const language = currentLanguage()
  if (language === DEFAULT_LANGUAGE) return name
  const found = new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? name
  return found.charAt(0).toLocaleUpperCase(language) + found.slice(1)
}

export function organisationsHttp(deps: OrganisationsHttpDeps): Route[] {
  return [
    route(getShell, async (_body, caller) => {
      const organisation = await deps.find(caller.orgId)
      invariant(organisation, `the door found the organisation ${caller.orgId} a moment ago`)
      const known = new Set(deps.known.codes())
      return accept({
        organisation: onTheWire(organisation, deps.sold, caller.language),
        user: caller.user && whoAsks(caller.user, await numberOf(deps, caller.orgId, caller.user.userId)),
        is_blocked: caller.isBlocked ?? false,
        impersonator: caller.impersonator ? { name: caller.impersonatorName ?? '' } : null,
        needs_second_factor: caller.user?.mustEnrol ?? false,
        currency: caller.currency,
        language: caller.language,
        languages: deps.languages.map(({ tag, id, name }) => ({ code: tag, id, name })),
        minimum_checkin_days: minimumDaysOf(organisation.settings),
        takes_fingerprint: takesFingerprint(siteOf(organisation.settings), caller.country ?? null),
        currencies: currencies.filter(({ code }) => known.has(code)).map((entry) => ({ ...entry, name: currencyName(entry) })),
      })
    }),
  ]
}

function onTheWire({ orgId, name, settings }: Organisation, sold: SoldProducts, readIn: string) {
  const { currency, language, theme } = settings
  const tagline = settings.taglines?.[readIn] ?? settings.tagline
  const header = headerOf(settings)
  const { email: contact_email, phone: contact_phone } = contactOf(settings)
  const products = listedWith(productsOf(settings)).filter((code) => sold.isSold(code))
  const shown = { org_id: orgId, name, tagline, header, currency, language, theme, contact_email, contact_phone }
  const landings = landingsOf(settings).map(({ product, picture, words }) => {
    const own = words.find((one) => one.language === readIn)
    return { product, picture, words: own ? { title: own.title, lead: own.lead } : null }
  })
  return { ...shown, products, landings, site: siteOnWire(siteOf(settings)) }
}

const numberOf = ({ db, membershipNo }: OrganisationsHttpDeps, orgId: OrgId, userId: UserId): Promise<string | null> =>
  db.inTenant(orgId, (tx) => membershipNo(tx, { orgId, userId }), { readOnly: true })

const whoAsks = (user: NonNullable<Caller['user']>, membershipNo: string | null) => ({
  user_id: user.userId,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  title: user.title,
  phone: user.phone,
  usr_type: user.usrType,
  // A blocked person has no session, so the caller is not blocked.
  is_blocked: false,
  preferred_language: user.preferredLanguage,
  preferred_currency: user.preferredCurrency,
  loyalty_membership_no: membershipNo,
})
