import type { AD_PAGES, AD_POSITIONS, ListedAdShape, PlacedAdShape } from '@sojourn/contracts'
import { plural, say } from '@sojourn/i18n'
import { wordsOf } from './ad-texts.ts'
import type { AdCounts } from './data/ad-store.ts'
import type { Ad } from './domain/ad.ts'

export const placedOnWire = (ad: Ad, uuid: string): PlacedAdShape => ({
  petitionTypeStr: ad.position,
  priority: ad.priority,
  uuid,
  id: ad.adId,
  art: ad.art,
  ...wordsOf(ad),
  path: ad.path,
  sponsor: ad.sponsor,
  why: whyShown(ad),
})

/** All that this ad was chosen by. */
function whyShown({ sponsor, audience, languages, dailyCap }: Ad): string[] {
  const why = [say`${sponsor} paid for this ad or runs this site.`, say`Shown on this kind of page. Your searches and bookings play no part.`]
  if (audience === 'guests') why.push(say`Shown to visitors who aren't signed in.`)
  if (audience === 'signed_in') why.push(say`Shown to visitors who are signed in.`)
  if (audience === 'plan') why.push(say`Shown to members with a plan.`)
  if (audience === 'no_plan') why.push(say`Shown to visitors without a plan.`)
  if (languages.length > 0) why.push(say`Shown to people who read this site in your language.`)
  if (dailyCap !== null) why.push(say`You see it at most ${plural(dailyCap, { one: '# time', other: '# times' })} a day.`)
  return why
}

export const listedOnWire = (ad: Ad, counts: AdCounts | undefined): ListedAdShape => ({
  ad_id: ad.adId,
  pages: ad.pages as (typeof AD_PAGES)[number][],
  position: ad.position as (typeof AD_POSITIONS)[number],
  priority: ad.priority,
  from: new Date(ad.fromMs).toISOString(),
  to: ad.toMs === null ? null : new Date(ad.toMs).toISOString(),
  languages: [...ad.languages],
  audience: ad.audience,
  daily_cap: ad.dailyCap,
  art: ad.art,
  title: ad.title,
  text: ad.text,
  link_words: ad.linkWords,
  path: ad.path,
  sponsor: ad.sponsor,
  is_on: ad.isOn,
  impressions: counts?.impressions ?? 0,
  clicks: counts?.clicks ?? 0,
})
