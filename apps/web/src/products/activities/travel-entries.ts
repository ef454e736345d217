import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { activityProducts } from './site-products.ts'

export const activityEntries: readonly (TravelEntry & { readonly code: string })[] = activityProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'do',
  label,
  line: say`Tickets and guided days`,
  icon,
  landing: pages.landing,
}))
