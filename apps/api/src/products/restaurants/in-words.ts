import type { TableOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { type Cuisine, cityIn, countryName } from '@sojourn/world'
import { cuisineText } from './words.ts'

/** A table as it is read: its texts are made from the stored codes. The stored texts are English. */
export function inWords(offer: TableOffer): TableOffer {
  const { restaurant } = offer
  const language = currentLanguage()
  return {
    ...offer,
    restaurant: {
      ...restaurant,
      cuisine_name: cuisineText(restaurant.cuisine as Cuisine),
      city: cityIn(restaurant.city, language),
      country: language.startsWith('en') ? restaurant.country : countryName(restaurant.country_code, language),
    },
  }
}
