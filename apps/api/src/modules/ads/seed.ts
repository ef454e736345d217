// nothing here is translated: data of the demo world, whose words are said by `wordsOf`
import type { OrgId, Tx } from '@sojourn/kernel'
import { adStore } from './data/ad-store.sql.ts'
import type { Ad } from './domain/ad.ts'

const common = { position: 'banner', fromMs: 0, toMs: null, languages: [], isOn: true } as const

const demoAds = (orgId: OrgId, sponsor: string): Ad[] => [
  {
    ...common,
    ...{ orgId, sponsor, adId: 'adv_wallet', house: 'wallet', pages: ['landing'], priority: 20, audience: 'signed_in', dailyCap: 6 },
    art: 'posters/kyoto',
    title: 'Put money aside for the next trip',
    text: 'Top up your wallet whenever you like, and pay for any stay with it.',
    linkWords: 'See your wallet',
    path: '/wallet',
  },
  {
    ...common,
    ...{ orgId, sponsor, adId: 'adv_points', house: 'points', pages: ['landing'], priority: 30, audience: 'signed_in', dailyCap: 6 },
    art: 'posters/lake-como',
    title: 'Your points are worth a night away',
    text: 'See what you have collected, and use it at the next checkout.',
    linkWords: 'See coupons and points',
    path: '/user/value',
  },
  {
    ...common,
    ...{ orgId, sponsor, adId: 'adv_season', house: 'season', pages: ['landing'], priority: 40, audience: 'everyone', dailyCap: 6 },
    art: 'posters/madeira',
    title: 'Winter sun on a green island',
    text: 'Madeira is mild all year: gardens, sea pools and levada walks.',
    linkWords: 'See Madeira',
    path: '/?destination=madeira',
  },
]

/** The demo ads of an organisation; what is there, changed or not, stays. */
export async function seedAds(tx: Tx, { orgId, name }: { orgId: OrgId; name: string }, nowMs: number): Promise<void> {
  const known = new Set((await adStore.list(tx, orgId)).map(({ adId }) => adId))
  for (const ad of demoAds(orgId, name)) if (!known.has(ad.adId)) await adStore.save(tx, ad, nowMs)
}
