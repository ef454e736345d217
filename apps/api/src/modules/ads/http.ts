import { AD_PAGES, AD_POSITIONS, adClicked, adsSeen, getAds } from '@sojourn/contracts'
import { accept } from '@sojourn/kernel'
import { type Caller, type Route, route } from '../../http/index.ts'
import type { AdsDeps } from './ads-deps.ts'
import { adStore } from './data/ad-store.sql.ts'
import { chooseAds } from './domain/ad.ts'
import { placedOnWire } from './present.ts'
import { isShowing, newShowing, viewerToday } from './showing.ts'

const ADS_MAX = 3

/** Who looks, if anything is known of them: a guest whose browser has no name yet is not counted against a cap. */
const whoLooks = ({ user, knownBrowserId }: Caller): string | null => user?.userId ?? knownBrowserId

/** The calls of pages. Staff acting in a person's place see what the person sees, and none of it is counted. */
export function adsHttp({ db, clock, secret, hasPlan }: AdsDeps): Route[] {
  type Seen = { readonly id: string; readonly uuid: string }
  const views = (shown: readonly Seen[], caller: Caller, nowMs: number) => {
    const { orgId } = caller
    if (caller.impersonator) return []
    const viewer = viewerToday(secret, { orgId, who: whoLooks(caller) ?? caller.browserId() }, nowMs)
    return shown.filter(({ id, uuid }) => isShowing(secret, { orgId, adId: id, uuid }, nowMs)).map(({ id, uuid }) => ({ orgId, adId: id, uuid, viewer }))
  }
  return [
    route(getAds, async ({ petitionTypeStr: asked, page: askedPage, lang }, caller) => {
      const position = AD_POSITIONS.find((name) => name === asked) ?? AD_POSITIONS[0]
      // Older clients say the address of the page.
      const page = AD_PAGES.find((kind) => kind === askedPage) ?? (askedPage === undefined || askedPage.startsWith('/') ? 'landing' : null)
      const { orgId, user, org } = caller
      if (!page || (!user && !org.site.adsBeforeLogin)) return accept({ ads: [] })
      const nowMs = clock.nowMs()
      const who = whoLooks(caller)
      return db.inTenant(
        orgId,
        async (tx) => {
          const ads = await adStore.list(tx, orgId)
          const plan =
            user !== null && ads.some(({ audience }) => audience === 'plan' || audience === 'no_plan') && (await hasPlan(tx, { orgId, userId: user.userId }))
          const isCapped = who !== null && ads.some(({ dailyCap }) => dailyCap !== null)
          const seen = isCapped ? await adStore.seenBy(tx, orgId, viewerToday(secret, { orgId, who }, nowMs)) : null
          const chosen = chooseAds(ads, {
            page,
            position,
            language: lang ?? caller.language,
            viewer: user === null ? 'guest' : plan ? 'plan' : 'no_plan',
            nowMs,
            seenToday: (adId) => seen?.get(adId) ?? 0,
          })
          return accept({
            ads: chosen.slice(0, ADS_MAX).map((ad) => placedOnWire(ad, newShowing(secret, { ...ad, who: who ?? `${caller.ip} ${caller.userAgent}` }, nowMs))),
          })
        },
        { readOnly: true },
      )
    }),
    route(adsSeen, async ({ seen }, caller) => {
      const nowMs = clock.nowMs()
      const counted = views(seen, caller, nowMs)
      if (counted.length > 0)
        await db.inTenant(caller.orgId, async (tx) => {
          for (const view of counted) await adStore.see(tx, view, nowMs)
        })
      return accept({})
    }),
    route(adClicked, async (showing, caller) => {
      const nowMs = clock.nowMs()
      const [view] = views([showing], caller, nowMs)
      if (view) await db.inTenant(caller.orgId, (tx) => adStore.click(tx, view, nowMs))
      return accept({})
    }),
  ]
}
