import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { facadePlates, namedPlaces, roomPlates } from '@sojourn/art'
import { createWorld, facadePool, interiorPool, roomKinds } from '@sojourn/world'
import { expect, test } from 'vitest'
import { platesOf } from './plates.ts'

const ART = join(import.meta.dirname, '../../apps/web/public/art')

const numbered = (pool: Readonly<Record<string, number>>, digits: number) =>
  Object.entries(pool).flatMap(([name, count]) => Array.from({ length: count }, (_, i) => `${name}-${String(i + 1).padStart(digits, '0')}`))

test('the world deals what the engine draws, no more and no less', () => {
  expect([...facadePlates].sort()).toEqual(numbered(facadePool, 2).sort())
  expect([...roomPlates].sort()).toEqual(
    numbered(interiorPool, 1)
      .flatMap((interior) => roomKinds.map((kind) => `${interior}-${kind}`))
      .sort(),
  )
  const { destinations } = createWorld({ places: 'all' })
  expect(destinations.filter(({ key, art }) => art !== key || !namedPlaces.includes(key)).map(({ key }) => key)).toEqual([])
})

test('every drawing is rendered in every size', () => {
  const missing = (['drawings', 'heroes', 'posters', 'facades', 'rooms', 'charts'] as const).flatMap((kind) =>
    platesOf(kind, ART).filter(({ path }) => !existsSync(path)),
  )
  expect(missing.map(({ path }) => path)).toEqual([])
})
