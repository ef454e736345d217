import type { CruiseOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { cityIn, countryName, cruiseText } from '@sojourn/world'

/** A cruise as it is read: what is stored of it is English. */
export function inWords(offer: CruiseOffer): CruiseOffer {
  const language = currentLanguage()
  const named = (port: CruiseOffer['from']): CruiseOffer['from'] => ({
    ...port,
    name: cityIn(port.name, language),
    country: countryName(port.country_code, language),
    city: port.city && cityIn(port.city, language),
  })
  return {
    ...offer,
    region: { ...offer.region, name: cruiseText('region', offer.region.code) },
    from: named(offer.from),
    to: named(offer.to),
    ports: offer.ports.map((call) => ({ ...call, port: named(call.port) })),
    title: cruiseText('title', offer.title),
    ashore: offer.ashore.map((each) => ({ ...each, city: cityIn(each.city, language) })),
    grade: { ...offer.grade, name: cruiseText('grade', offer.grade.grade) },
    documents: { ...offer.documents, permits: offer.documents.permits.map(({ code }) => ({ code, name: countryName(code, language) })) },
  }
}
