import type { SiteShape } from '@sojourn/contracts'
import type { SiteSettings } from '@sojourn/kernel'

export const siteOnWire = (site: SiteSettings): SiteShape => ({
  chat: site.chat,
  complete_label: site.completeLabel,
  search_label: site.searchLabel,
  no_book_link: site.noBookLink,
  ads_before_login: site.adsBeforeLogin,
  flight_login: site.flightLogin,
  footer_hidden_on: [...site.footerHiddenOn],
})
