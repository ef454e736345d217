import { diceOf } from './dice.ts'
import type { Facts, Point } from './facts.ts'

const BEFORE = ['Old', 'New', 'Upper', 'Lower', 'North', 'South', 'East', 'West', 'Great', 'Little', 'Far'] as const
const AFTER = ['Ferry', 'Bridge', 'Mill', 'Cross', 'Green', 'Hill', 'Field', 'Market', 'Gate'] as const

/** Copies that have a name each. */
export const COPIES_MAX = BEFORE.length * AFTER.length

/** How far copies lie from their place, in degrees: near enough to share its climate and airport. */
const REACH = 0.6

/**
 * A town that is not there: a copy of a place a little way off, with a key, a name and hotels of its own, for a catalogue larger than the world. `number`
 * from 1 to `COPIES_MAX`; the same number gives the same town.
 */
export function copyOf(facts: Facts, number: number): Facts {
  const key = `${facts.key}-x${String(number).padStart(2, '0')}`
  const dice = diceOf('copy', key)
  const [north, east] = [dice.unit('north'), dice.unit('east')].map((unit) => (unit - 0.5) * 2 * REACH) as [number, number]
  const moved = ([latitude, longitude]: Point): Point => [round5(latitude + north), round5(longitude + east)]
  return {
    ...facts,
    key,
    name: `${BEFORE[(number - 1) % BEFORE.length]} ${facts.name} ${AFTER[Math.floor((number - 1) / BEFORE.length)]}`,
    aliases: [],
    at: moved(facts.at),
    districts: facts.districts.map((district) => ({ ...district, at: moved(district.at) })),
    landmarks: facts.landmarks.map((landmark) => ({ ...landmark, at: moved(landmark.at) })),
  }
}

const round5 = (degrees: number): number => Math.round(degrees * 100_000) / 100_000
