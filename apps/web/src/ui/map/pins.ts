import { type Dot, isOn, type Size, type Spot } from './camera.ts'
import { type Box, page } from './labels.ts'

export interface MapPin extends Spot {
  readonly id: string
  readonly name: string
  /** Its label: `$526`. */
  readonly label: string
  /** What is said of it. */
  readonly spoken: string
  /** Those of the list next to it get their label where there is room, the others are dots. */
  readonly listed: boolean
}

export interface PlacedPin extends Dot {
  readonly pin: MapPin
  readonly width: number
  readonly shows: 'label' | 'dot'
  /** The label is above the point, or below where there is no room above. */
  readonly side: 'above' | 'below'
}

export const PIN = { height: 24, foot: 7 } as const

export const pinWidth = (label: string): number => Math.round(label.length * 7.7 + 16)

export function labelBox({ x, y }: Dot, width: number, side: PlacedPin['side']): Box {
  const reach = PIN.height + PIN.foot + 2
  return { left: x - width / 2 - 2, right: x + width / 2 + 2, top: side === 'above' ? y - reach : y - 2, bottom: side === 'above' ? y + 2 : y + reach }
}

/** Earlier pins get their label first; a label never covers another. Only what is in sight. */
export function placePins(pins: readonly MapPin[], see: (spot: Spot) => Dot, size: Size, furniture: readonly Box[] = []): readonly PlacedPin[] {
  const sheet = page(size)
  for (const box of furniture) sheet.take(box)
  return pins.flatMap((pin): PlacedPin[] => {
    const dot = see(pin)
    if (!isOn(dot, size, 3)) return []
    const width = pinWidth(pin.label)
    const side = pin.listed ? (['above', 'below'] as const).find((one) => sheet.fits(labelBox(dot, width, one))) : undefined
    if (side) sheet.take(labelBox(dot, width, side))
    return [{ pin, ...dot, width, shows: side ? 'label' : 'dot', side: side ?? (dot.y > PIN.height + PIN.foot + 4 ? 'above' : 'below') }]
  })
}

/** As one reads: from the top in bands, in each from the left. */
export function inReadingOrder(pins: readonly PlacedPin[]): readonly PlacedPin[] {
  const band = (pin: PlacedPin) => Math.floor(pin.y / 36)
  return [...pins].sort((a, b) => band(a) - band(b) || a.x - b.x)
}

/** The nearest pin in a direction, for the arrow keys; with none there, none. */
export function neighbour(pins: readonly PlacedPin[], from: PlacedPin, key: string): PlacedPin | null {
  const order = inReadingOrder(pins)
  const at = order.findIndex(({ pin }) => pin.id === from.pin.id)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return order[at + 1] ?? null
    case 'ArrowLeft':
    case 'ArrowUp':
      return order[at - 1] ?? null
    case 'Home':
      return order[0] ?? null
    case 'End':
      return order.at(-1) ?? null
    default:
      return null
  }
}
