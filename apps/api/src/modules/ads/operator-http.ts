import { listAds, saveAd } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse } from '@sojourn/kernel'
import { type Refusals, type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import type { AdsDeps } from './ads-deps.ts'
import { adStore } from './data/ad-store.sql.ts'
import type { Ad } from './domain/ad.ts'
import { listedOnWire } from './present.ts'

const OPERATOR = 1
const REFUSALS: Refusals = { bad_window: [400, () => say`An ad must end after it begins.`, 'to'] }

const isOperator = ({ user, impersonator }: SignedInCaller): boolean => user.usrType === OPERATOR && !impersonator

/** What operators ask of the ads of their organisation. */
export const adsOperatorHttp = ({ db, clock, ids, acts }: AdsDeps): Route[] => [
  signedInRoute(listAds, async (_body, caller) => {
    if (!isOperator(caller)) return refuse('not_allowed')
    return db.inTenant(
      caller.orgId,
      async (tx) => {
        const ads = await adStore.list(tx, caller.orgId)
        const counts = await adStore.counts(tx, caller.orgId)
        return accept({ ads: ads.map((ad) => listedOnWire(ad, counts.get(ad.adId))) })
      },
      { readOnly: true },
    )
  }),
  signedInRoute(
    saveAd,
    async ({ reason, ...body }, caller) => {
      if (!isOperator(caller)) return refuse('not_allowed')
      const [fromMs, toMs] = [Date.parse(body.from), body.to === null ? null : Date.parse(body.to)]
      if (toMs !== null && toMs <= fromMs) return refuse('bad_window')
      const { orgId } = caller
      return db.inTenant(orgId, async (tx) => {
        const before = body.ad_id === undefined ? null : (await adStore.list(tx, orgId)).find(({ adId }) => adId === body.ad_id)
        if (before === undefined) return refuse('not_found')
        const isReworded = before?.title !== body.title || before.text !== body.text || before.linkWords !== body.link_words
        const { pages, position, priority, languages, audience, art, title, text, path, sponsor } = body
        const ad: Ad = {
          ...{ orgId, pages, position, priority, languages, audience, art, title, text, path, sponsor, fromMs, toMs },
          adId: before?.adId ?? ids.next<'ad'>('adv'),
          dailyCap: body.daily_cap,
          linkWords: body.link_words,
          // Other words than ours are in the language they were written in.
          house: isReworded ? null : before.house,
          isOn: body.is_on,
        }
        await adStore.save(tx, ad, clock.nowMs())
        await acts.record(tx, caller, { kind: 'site_settings_saved', subjectId: null, reason })
        return accept({ ad: listedOnWire(ad, (await adStore.counts(tx, orgId)).get(ad.adId)) })
      })
    },
    REFUSALS,
  ),
]
