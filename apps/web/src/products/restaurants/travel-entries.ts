import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { restaurantProducts } from './site-products.ts'

export const restaurantEntries: readonly (TravelEntry & { readonly code: string })[] = restaurantProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'do',
  label,
  line: say`Free to book, yours until a time you know`,
  icon,
  landing: pages.landing,
}))
