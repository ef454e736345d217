import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { resortProducts } from './site-products.ts'

const LINES: Readonly<Record<string, string>> = { RST: say`Seven nights, for money or in exchange`, STY: say`Apartments at resorts, two nights and more` }

export const resortEntries: readonly (TravelEntry & { readonly code: string })[] = resortProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'sleep',
  label,
  line: LINES[code] ?? '',
  icon,
  landing: pages.landing,
}))
