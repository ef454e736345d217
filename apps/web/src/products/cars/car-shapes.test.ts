import { carClasses } from '@sojourn/world'
import { expect, test } from 'vitest'
import { bodyPath, carShape } from './car-shapes.ts'

test('every class that is rented has a drawing of its body; an unknown name is drawn as a hatchback', () => {
  const unknown = carShape('of a later time')
  const drawn = new Set(carClasses().map(({ silhouette }) => silhouette))
  for (const name of drawn) if (name !== 'hatchback') expect(carShape(name), name).not.toBe(unknown)
  expect(carShape('hatchback')).toBe(unknown)
})

test('an outline is closed over both of its wheels', () => {
  expect(bodyPath(carShape('mini'))).toMatch(/V76H180A18 18 0 0 0 144 76H98A18 18 0 0 0 62 76Z$/)
})
