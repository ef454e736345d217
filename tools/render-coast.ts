// Draws the ground of every destination once: coast, rivers and lakes, as packages/world keeps them. Run by hand when districts or sketches change:
//   node tools/render-coast.ts
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { createWorld } from '@sojourn/world'
import { groundOf } from './coast/ground-of.ts'
import { naturalEarth } from './coast/natural-earth.ts'
import { sketchOf } from './coast/sketches/index.ts'
import { storedGround } from './coast/stored-ground.ts'

const earth = naturalEarth()
const all: [string, ReturnType<typeof storedGround>][] = []
for (const facts of createWorld({ places: 'all' }).destinations) all.push([facts.key, storedGround(groundOf(facts, sketchOf(facts.key), earth))])
all.sort(([a], [b]) => (a < b ? -1 : 1))

const lines = all.map(([key, ground]) => `  ${JSON.stringify(key)}: ${JSON.stringify(ground)}`)
const file = `{\n${lines.join(',\n')}\n}\n`
writeFileSync(new URL('../packages/world/data/coasts.json', import.meta.url), file)
const sizes = lines.map((line) => line.length).sort((a, b) => a - b)
process.stdout.write(
  `${all.length} places, ${Math.round(file.length / 1000)} KB (${Math.round(gzipSync(file).length / 1000)} KB packed); one has ${sizes[sizes.length >> 1]} bytes in the middle, ${sizes.at(-1)} at most\n`,
)
