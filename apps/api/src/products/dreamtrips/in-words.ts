import type { DreamtripOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { cityIn, DREAMTRIP_THEMES, dreamtripThemeText, dreamtripTitle } from '@sojourn/world'
import { partTitle } from './to-wire.ts'

/** Places in a group as they are read: the texts are made from the stored codes. The stored texts are English. */
export function inWords(offer: DreamtripOffer): DreamtripOffer {
  const theme = DREAMTRIP_THEMES.find((each) => each === offer.theme.code)
  const program = offer.program.map(({ day, parts }) => ({ day, parts: parts.map((part) => ({ ...part, title: partTitle(part.what, part.activity) })) }))
  const said = { ...offer, city: cityIn(offer.city, currentLanguage()), program }
  return theme ? { ...said, title: dreamtripTitle(theme, offer.city), theme: { code: theme, name: dreamtripThemeText(theme) } } : said
}
