import type { SiteShape } from '@sojourn/contracts'
import type { SiteSettings } from '@sojourn/kernel'

export const siteOnWire = (site: SiteSettings): SiteShape => ({
  chat: site.chat,
  outside_chat: site.outsideChat && { kind: site.outsideChat.kind, script_url: site.outsideChat.scriptUrl, account_id: site.outsideChat.accountId },
  complete_label: site.completeLabel,
  search_label: site.searchLabel,
  no_book_link: site.noBookLink,
  ads_before_login: site.adsBeforeLogin,
  flight_login: site.flightLogin,
  footer_hidden_on: [...site.footerHiddenOn],
})
