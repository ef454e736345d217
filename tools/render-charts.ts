// Draws the chart of every cruise once: the coast around its way. Run by hand when itineraries change, and then `node tools/render-art.ts all --only charts`:
//   node tools/render-charts.ts
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCruiseWorld, itineraries } from '@sojourn/world'
import { chartOf } from './charts/chart-of.ts'
import { CHARTS } from './charts/stored-chart.ts'
import { naturalEarth } from './coast/natural-earth.ts'

const earth = naturalEarth()
const { routeOf } = createCruiseWorld({ seed: '' })
mkdirSync(CHARTS, { recursive: true })
const named = new Set(itineraries().map(({ key }) => `${key}.json`))
for (const file of readdirSync(CHARTS)) if (!named.has(file)) rmSync(join(CHARTS, file))
const sizes = itineraries().map((itinerary) => {
  const text = JSON.stringify(chartOf(routeOf({ itinerary }).flat(), earth))
  writeFileSync(join(CHARTS, `${itinerary.key}.json`), text)
  return text.length
})
sizes.sort((a, b) => a - b)
process.stdout.write(`${sizes.length} charts; one has ${sizes[sizes.length >> 1]} bytes in the middle, ${sizes.at(-1)} at most\n`)
