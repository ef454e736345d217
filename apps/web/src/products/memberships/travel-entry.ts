import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { IdCard } from '../../ui/icons/id-card.tsx'
import type { TravelEntry } from '../travel-entry.ts'

export const membershipEntry: TravelEntry = {
  group: 'own',
  label: say`Membership`,
  line: say`Plans with member prices`,
  icon: IdCard,
  landing: PRODUCT_PAGES.SUB.landing,
}
