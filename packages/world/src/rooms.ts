// nothing here is translated: stored in English, and said by `said/` where it is shown
import { type Dice, diceOf } from './dice.ts'
import type { Facts } from './facts.ts'
import type { RoomType, Stars } from './hotel.ts'
import { roomArt } from './pictures/interiors.ts'
import type { RoomKind } from './pictures/pool.ts'

interface Template {
  readonly name: string
  readonly beds: string
  readonly size: readonly [number, number]
  readonly adultsMax: number
  readonly sleeps: number
  readonly factor: number
  readonly art: RoomKind
  readonly view: 0 | 1 | 2
  readonly stars: readonly Stars[]
  /** In every property of its classes. */
  readonly always: boolean
}

const t = (
  name: string,
  beds: string,
  size: readonly [number, number],
  adultsMax: number,
  sleeps: number,
  factor: number,
  art: RoomKind,
  view: 0 | 1 | 2,
  stars: readonly Stars[],
  always = false,
): Template => ({
  name,
  beds,
  size,
  adultsMax,
  sleeps,
  factor,
  art,
  view,
  stars,
  always,
})

const TEMPLATES: readonly Template[] = [
  t('Single', 'one single bed', [11, 15], 1, 1, 80, 'single', 2, [2, 3]),
  t('Small double', 'one double bed', [12, 14], 2, 2, 90, 'double', 2, [2, 3, 4]),
  t('Double', 'one double bed', [15, 20], 2, 2, 100, 'double', 1, [2, 3, 4, 5], true),
  t('Twin', 'two single beds', [16, 21], 2, 2, 102, 'twin', 2, [2, 3, 4, 5], true),
  t('Superior double', 'one double bed', [20, 25], 2, 3, 115, 'superior', 0, [3, 4, 5]),
  t('King', 'one king bed', [20, 27], 2, 2, 122, 'king', 0, [3, 4, 5]),
  t('Corner double', 'one double bed', [19, 24], 2, 2, 112, 'superior', 1, [2, 3, 4]),
  t('Triple', 'one double and one single bed', [21, 27], 3, 3, 130, 'triple', 1, [2, 3, 4]),
  t('Studio', 'one double bed and a sofa bed', [26, 32], 3, 3, 138, 'junior-suite', 2, [3, 4, 5]),
  t('Family room', 'one double and two single beds', [26, 34], 4, 4, 150, 'family', 2, [2, 3, 4, 5], true),
  t('Deluxe king', 'one king bed', [28, 36], 2, 3, 148, 'king', 0, [4, 5]),
  t('Junior suite', 'one king bed and a sofa bed', [30, 40], 3, 4, 172, 'junior-suite', 1, [4, 5]),
  t('Family suite', 'one king and two single beds in two rooms', [40, 52], 4, 5, 205, 'family', 2, [4, 5]),
  t('Suite', 'one king bed, separate living room', [44, 62], 3, 4, 240, 'suite', 0, [5]),
]

const PERKS: Readonly<Record<Stars, readonly string[]>> = {
  2: ['desk', 'shower', 'kettle'],
  3: ['desk', 'rain shower', 'kettle', 'safe'],
  4: ['desk', 'rain shower', 'minibar', 'espresso machine', 'safe', 'bathrobe'],
  5: ['bath', 'rain shower', 'espresso machine', 'minibar', 'bathrobe', 'turn-down service', 'writing desk'],
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Four to nine types: the larger the hotel, the more. */
const typesOf = (keys: number, dice: Dice): number => Math.min(9, 4 + dice.whole('room count', 0, 2) + (keys > 90 ? 1 : 0) + (keys > 180 ? 2 : 0))

export function roomsOf(
  facts: Facts,
  { stars, amenities, keys, interior }: { stars: Stars; amenities: readonly string[]; keys: number; interior: string },
  scope: readonly (string | number)[],
): RoomType[] {
  const dice = diceOf(...scope)
  const fitting = TEMPLATES.filter((template) => template.stars.includes(stars))
  const extra = fitting.filter((template) => !template.always)
  const wanted = typesOf(keys, dice) - fitting.filter((template) => template.always).length
  const left = new Set(
    extra
      .map((template, index) => ({ template, at: dice.unit(`extra ${index}`) }))
      .sort((a, b) => a.at - b.at)
      .slice(0, wanted)
      .map((e) => e.template),
  )
  return fitting
    .filter((template) => template.always || left.has(template))
    .map((template, index) => roomOf(template, `r${index + 1}`, facts, { stars, amenities, interior }, diceOf(...scope, template.name)))
}

function roomOf(
  template: Template,
  key: string,
  facts: Facts,
  { stars, amenities, interior }: { stars: Stars; amenities: readonly string[]; interior: string },
  dice: Dice,
): RoomType {
  const view = facts.views[template.view]
  const facts_ = new Set<string>()
  if (amenities.includes('air_conditioning')) facts_.add('Air conditioning')
  if (template.view === 0 && amenities.includes('balcony')) facts_.add('Balcony')
  if (template.view === 2 && amenities.includes('step_free')) facts_.add('Step-free')
  for (let i = 0; facts_.size < 3; i++) facts_.add(upper(dice.pick(`perk ${i}`, PERKS[stars])))
  return {
    key,
    name: `${template.name}, ${view}`,
    sizeM2: dice.whole('size', ...template.size) + (stars - 3) * 2,
    beds: template.beds,
    adultsMax: template.adultsMax,
    sleeps: template.sleeps,
    view,
    facts: [...facts_],
    art: roomArt(interior, template.art),
    factor: template.factor + dice.whole('factor', -3, 3),
    allotment: template.factor > 160 ? dice.whole('allotment', 1, 3) : dice.whole('allotment', 3, 9),
  }
}
