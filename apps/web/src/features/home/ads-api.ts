import type { Client, Data } from '@sojourn/contracts/client'

/** An ad that the server chose for this person and page. */
export type PlacedAd = Data<'/api/ads/getAds'>['ads'][number]

/** The first ad for a landing page; null where there is none, or no answer: the page is whole without it. */
export async function fetchLandingAd(from: Client): Promise<PlacedAd | null> {
  const answer = await from.post('/api/ads/getAds', { petitionTypeStr: 'banner', page: 'landing' })
  return (answer.ok && answer.data.ads[0]) || null
}
