import { createContext } from 'react'
import type { RangeKind } from './range-kind.ts'

/** What the two days of a calendar are called, and what its prices are for. */
export const CalendarWords = createContext<Pick<RangeKind, 'labels' | 'prices'>>({ labels: { from: '', until: '' } })
