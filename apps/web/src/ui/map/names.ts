import { type Dot, isOn, type Size, type Spot } from './camera.ts'
import type { MapGround } from './ground.ts'
import { boxAround, broken, page } from './labels.ts'
import { labelBox, type PlacedPin } from './pins.ts'

export interface PlacedName extends Dot {
  readonly key: string
  readonly lines: readonly string[]
}
export interface PlacedLandmark extends Dot {
  readonly key: string
  readonly name: string
  /** Where its name is placed, or null where there is no room for it. */
  readonly words: PlacedName | null
}
export interface Names {
  readonly districts: readonly PlacedName[]
  readonly landmarks: readonly PlacedLandmark[]
  readonly waters: readonly (PlacedName & { readonly turn: number })[]
}

/** Drawings of the edge that names keep clear of: the scale, north, the buttons. */
type Furniture = readonly { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }[]

/** Names are placed where there is room: never over a price, a dot, or each other. Districts first, then landmarks, then waters. */
export function placeNames(ground: MapGround, pins: readonly PlacedPin[], see: (spot: Spot) => Dot, size: Size, scale: number, furniture: Furniture): Names {
  const sheet = page(size)
  for (const box of furniture) sheet.take(box)
  for (const pin of pins) sheet.take(pin.shows === 'label' ? labelBox(pin, pin.width, pin.side) : boxAround(pin, 5, 5, 5))

  const landmarks = ground.landmarks
    .map((landmark) => ({ landmark, at: see(landmark) }))
    .filter(({ at }) => isOn(at, size, 10) && sheet.isFree(boxAround(at, 6, 6, 6)))
  for (const { at } of landmarks) sheet.take(boxAround(at, 8, 8, 8))

  const districts = ground.districts.flatMap(({ key, name, radius_metres, ...spot }): PlacedName[] => {
    const dot = see(spot)
    if (!isOn(dot, size, -20)) return []
    const lines = broken(name, 15)
    const half = Math.max(...lines.map((line) => line.length)) * 4.15 + 2
    const high = lines.length * 13
    const radius = Math.max(8, radius_metres / scale)
    const tries = [radius + 12, -radius - high + 8, 4, radius + 26, -radius - high - 8, -radius - high - 24, radius + 40, radius + 56]
    for (const dy of tries)
      for (const dx of [0, half * 0.7, -half * 0.7]) {
        const at = { x: dot.x + dx, y: dot.y + dy }
        const box = boxAround(at, half, 10, high - 9)
        if (!sheet.fits(box)) continue
        sheet.take(box)
        return [{ key, lines, ...at }]
      }
    return []
  })

  const named = landmarks.map(({ landmark, at }): PlacedLandmark => {
    const lines = broken(landmark.name)
    const half = Math.max(...lines.map((line) => line.length)) * 3.1 + 2
    const high = lines.length * 13
    for (const [dx, dy] of [
      [0, 20],
      [half + 11, 4],
      [-half - 11, 4],
      [0, -high + 2],
    ] as const) {
      const words = { key: landmark.key, lines, x: at.x + dx, y: at.y + dy }
      const box = boxAround(words, half, 10, high - 9)
      if (!sheet.fits(box)) continue
      sheet.take(box)
      return { key: landmark.key, name: landmark.name, ...at, words }
    }
    return { key: landmark.key, name: landmark.name, ...at, words: null }
  })

  const data = new Set<string>()
  const waters = ground.waters.flatMap(({ name, turn, ...spot }) => {
    // A long water has its name in several places; one of them is enough.
    if (data.has(name)) return []
    const at = see(spot)
    const along = name.length * 3.9
    const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
    const box = boxAround(at, along * cos + 8 * sin, along * sin + 10 * cos, along * sin + 4 * cos)
    if (!sheet.fits(box)) return []
    sheet.take(box)
    data.add(name)
    return [{ key: name, lines: [name], turn, ...at }]
  })
  return { districts, landmarks: named, waters }
}
