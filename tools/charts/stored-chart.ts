import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart } from './chart-of.ts'

/** Where pages find the chart of an itinerary by its key. */
export const CHARTS = join(import.meta.dirname, '../../apps/web/public/charts')

export const storedChart = (key: string): Chart => JSON.parse(readFileSync(join(CHARTS, `${key}.json`), 'utf8'))
