import { type DataOf, getSettings, type ParsedBodyOf, resetSettings, saveSettings } from '@sojourn/contracts'
import { accept, type Outcome } from '@sojourn/kernel'
import { type Route, signedInRoute } from '../../http/index.ts'
import { headerOf, landingsOf, minimumDaysOf, type Organisation, productsOf, type Settings, siteOf } from './domain/organisation.ts'
import { changeOwn, type OperatorHttpDeps, readOwn } from './own-organisation.ts'
import { siteOnWire } from './site-on-wire.ts'

const SAVED = 'site_settings_saved'

/** What an organisation decided about its site, for its operators. */
export const siteSettingsHttp = (deps: OperatorHttpDeps): Route[] => [
  signedInRoute(getSettings, async (_body, caller) => dataOf(await readOwn(deps, caller))),
  signedInRoute(saveSettings, async ({ reason, ...body }, caller) =>
    dataOf(await changeOwn(deps, caller, { to: (settings) => ({ ...settings, site: chosen(settings, body) }), kind: SAVED, reason })),
  ),
  signedInRoute(resetSettings, async ({ reason }, caller) =>
    dataOf(await changeOwn(deps, caller, { to: ({ site: _, ...settings }) => settings, kind: SAVED, reason })),
  ),
]

/** What is left out of a body stays as it is. */
function chosen(settings: Settings, body: Omit<ParsedBodyOf<typeof saveSettings>, 'reason'>): NonNullable<Settings['site']> {
  const now = { ...siteOf(settings), products: productsOf(settings), header: headerOf(settings), landings: landingsOf(settings) }
  const { agent_markup: markup, outside_chat: outside } = body
  const or = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value)
  return {
    chat: or(body.chat, now.chat),
    outsideChat: or(outside && { kind: outside.kind, scriptUrl: outside.script_url, accountId: outside.account_id }, now.outsideChat),
    completeLabel: or(body.complete_label, now.completeLabel),
    searchLabel: or(body.search_label, now.searchLabel),
    noBookLink: or(body.no_book_link, now.noBookLink),
    adsBeforeLogin: or(body.ads_before_login, now.adsBeforeLogin),
    flightLogin: or(body.flight_login, now.flightLogin),
    suppliers: or(body.suppliers, now.suppliers),
    footerHiddenOn: or(body.footer_hidden_on, now.footerHiddenOn),
    products: or(body.products, now.products),
    minimumCheckinDays: or(body.minimum_checkin_days, minimumDaysOf(settings)),
    fingerprint: or(body.fingerprint, now.fingerprint),
    fingerprintOffIn: or(body.fingerprint_off_in, now.fingerprintOffIn),
    header: or(body.header, now.header),
    landings: or(body.landings, now.landings),
    agentMarkup: markup ? { minBasisPoints: pointsOf(markup.min_percent), maxBasisPoints: pointsOf(markup.max_percent) } : now.agentMarkup,
  }
}

const pointsOf = (percent: number): number => Math.round(percent * 100)

function dataOf(organisation: Outcome<Organisation>): Outcome<DataOf<typeof getSettings>> {
  if (!organisation.ok) return organisation
  const { orgId, settings } = organisation.value
  const site = siteOf(settings)
  const { agentMarkup, fingerprint, fingerprintOffIn, suppliers } = site
  return accept({
    ...siteOnWire(site),
    suppliers: [...suppliers],
    products: [...productsOf(settings)],
    minimum_checkin_days: minimumDaysOf(settings),
    fingerprint,
    fingerprint_off_in: [...fingerprintOffIn],
    header: headerOf(settings),
    landings: landingsOf(settings).map(({ words, ...landing }) => ({ ...landing, words: [...words] })),
    agent_markup: { min_percent: agentMarkup.minBasisPoints / 100, max_percent: agentMarkup.maxBasisPoints / 100 },
    org_id: orgId,
    chosen_by: settings.site ? ('organisation' as const) : ('house' as const),
  })
}
