import type { TableArea, TableDiet, TableOccasion } from '@sojourn/contracts'
import { percentText, plural, say, sayAs } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { Cuisine } from '@sojourn/world'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'
import type { LineWords } from '../../sale/quote.ts'
import type { LineReason } from './domain/table-price.ts'

export const tableTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your table costs`,
  waitingForPayment: say`Your table is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your table is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We're confirming your table.`,
  expired: say`You didn't confirm in time, so your table was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: the table was taken before we could confirm it.`,
  tooLateToCancel: say`The time of your table has passed, so this booking can no longer be canceled. Nothing was changed.`,
})

export const atTheRestaurant = (): string => say`at the restaurant`

export function cuisineText(cuisine: Cuisine): string {
  const texts: Record<Cuisine, string> = {
    local: say`Local cuisine`,
    seafood: say`Seafood`,
    grill: say`Grill`,
    bistro: say`Bistro food`,
    contemporary: say`Contemporary`,
    international: say`International`,
    italian: sayAs('a cuisine')`Italian`,
    french: sayAs('a cuisine')`French`,
    indian: sayAs('a cuisine')`Indian`,
    chinese: sayAs('a cuisine')`Chinese`,
    japanese: sayAs('a cuisine')`Japanese`,
    thai: sayAs('a cuisine')`Thai`,
    korean: sayAs('a cuisine')`Korean`,
    levantine: sayAs('a cuisine')`Levantine`,
    turkish: sayAs('a cuisine')`Turkish`,
    georgian: sayAs('a cuisine')`Georgian`,
    german: sayAs('a cuisine')`German`,
    british: sayAs('a cuisine')`British`,
    mexican: sayAs('a cuisine')`Mexican`,
    nordic: sayAs('a cuisine')`Nordic`,
    vegetarian: sayAs('a cuisine')`Vegetarian`,
    street_food: say`Street food`,
    fine_dining: say`Fine dining`,
  }
  return texts[cuisine]
}

export function areaText(area: TableArea): string {
  const texts: Record<TableArea, string> = { inside: say`Inside`, terrace: sayAs('where a table is')`Terrace`, bar: say`At the bar` }
  return texts[area]
}

export function dietText(diet: TableDiet): string {
  const texts: Record<TableDiet, string> = {
    vegetarian: sayAs('a diet')`Vegetarian`,
    vegan: sayAs('a diet')`Vegan`,
    halal: say`Halal`,
    kosher: say`Kosher`,
    gluten_free: say`Gluten-free`,
    dairy_free: say`Dairy-free`,
    nut_allergy: say`Nut allergy`,
    shellfish_allergy: say`Shellfish allergy`,
  }
  return texts[diet]
}

export function occasionText(occasion: TableOccasion): string {
  const texts: Record<TableOccasion, string> = {
    birthday: say`Birthday`,
    anniversary: say`Anniversary`,
    date: sayAs('of two people')`Date`,
    business: say`Business meal`,
    celebration: say`Celebration`,
  }
  return texts[occasion]
}

export const partyText = (party: number): string => say`Table for ${plural(party, { one: '# person', other: '# people' })}`

/** What a line of a price is called, and by what rule it is due. */
export function lineWords(reason: LineReason): LineWords {
  switch (reason.of) {
    case 'table':
      return { label: partyText(reason.party), rule: say`you pay for what you order at the restaurant` }
    case 'menu':
      return {
        label: say`Set menu of ${plural(reason.courses, { one: '# course', other: '# courses' })}`,
        rule: say`for ${plural(reason.party, { one: '# person', other: '# people' })}, taxes included`,
      }
    case 'service':
      return { label: say`Service charge`, rule: say`${percentText(reason.ppm / 10_000)} of the menu` }
    default:
      return never(reason)
  }
}
