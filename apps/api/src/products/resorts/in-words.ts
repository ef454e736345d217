import type { ResortOnWire, UnitOnWire } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { cityIn, viewText } from '@sojourn/world'

/** A unit as it is read: what is stored of it is English. */
export const inWords = <Offer extends { readonly resort: ResortOnWire; readonly unit: UnitOnWire }>(offer: Offer): Offer => ({
  ...offer,
  resort: { ...offer.resort, city: cityIn(offer.resort.city, currentLanguage()) },
  unit: { ...offer.unit, view: viewText(offer.unit.view) },
})
