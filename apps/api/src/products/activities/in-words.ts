import type { ActivityOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { activityTemplate, activityText, activityTitle, cityIn } from '@sojourn/world'

/** Places in a departure as they are read: its texts are made from the stored codes. The stored texts are English. */
export function inWords(offer: ActivityOffer): ActivityOffer {
  // What its supplier says in its own words stays as it was said.
  if (!activityTemplate(offer.template)) return { ...offer, city: cityIn(offer.city, currentLanguage()) }
  const named = (kind: Parameters<typeof activityText>[0], { code }: { readonly code: string }) => ({ code, name: activityText(kind, code) })
  return {
    ...offer,
    title: activityTitle(offer.template, offer.about, offer.about_town),
    city: cityIn(offer.city, currentLanguage()),
    category: named('category', offer.category),
    option: named('option', offer.option),
    level: named('level', offer.level),
    access: named('access', offer.access),
    includes: offer.includes.map((each) => named('part', each)),
    excludes: offer.excludes.map((each) => named('part', each)),
  }
}
