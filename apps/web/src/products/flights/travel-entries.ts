import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { flightProducts } from './site-products.ts'

export const flightEntries: readonly (TravelEntry & { readonly code: string })[] = flightProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'go',
  label,
  line: say`Every tax and bag in the price`,
  icon,
  landing: pages.landing,
}))
