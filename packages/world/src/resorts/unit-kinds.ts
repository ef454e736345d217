import type { UnitKind, UnitSize } from './resort.ts'

/** Sleeps and privacy are those that exchange companies use for these sizes. */
export const unitKinds: Readonly<Record<UnitSize, UnitKind>> = {
  studio: { size: 'studio', bedrooms: 0, sleeps: 2, privacy: 2, kitchen: 'mini', sizeM2: 34 },
  one: { size: 'one', bedrooms: 1, sleeps: 4, privacy: 2, kitchen: 'full', sizeM2: 58 },
  two: { size: 'two', bedrooms: 2, sleeps: 6, privacy: 4, kitchen: 'full', sizeM2: 92 },
  three: { size: 'three', bedrooms: 3, sleeps: 8, privacy: 6, kitchen: 'full', sizeM2: 128 },
}

/** What a unit costs against one with a bedroom, in percent. */
export const UNIT_PERCENT: Readonly<Record<UnitSize, number>> = { studio: 70, one: 100, two: 145, three: 200 }

export const UNIT_SIZES: readonly UnitSize[] = ['studio', 'one', 'two', 'three']
