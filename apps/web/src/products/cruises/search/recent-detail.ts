import { monthText, say } from '@sojourn/i18n'
import type { RecentCruise } from '../recent-cruises.ts'

/** When the cruises of a search of before begin. */
export const recentDetail = ({ month }: Pick<RecentCruise, 'month'>): string => (month ? monthText(month) : say`Next twelve months`)
