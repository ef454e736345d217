import { say } from '@sojourn/i18n'
import { type KeyboardEvent, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { Minus } from '../icons/minus.tsx'
import { Plus } from '../icons/plus.tsx'
import { type Dot, type Size, type Spot, seenBy } from './camera.ts'
import { Furniture, furnitureBoxes } from './furniture.tsx'
import type { MapGround } from './ground.ts'
import { Land } from './land.tsx'
import { placeNames } from './names.ts'
import { NamesLayer } from './names-layer.tsx'
import { PinMark } from './pin-mark.tsx'
import { inReadingOrder, type MapPin, neighbour, placePins } from './pins.ts'
import { useCamera } from './use-camera.ts'

const at = ({ x, y }: Dot): string => `${x.toFixed(1)} ${y.toFixed(1)}`

interface AtlasMapProps {
  readonly ground: MapGround
  readonly pins: readonly MapPin[]
  /** What should be visible besides the pins. */
  readonly around?: readonly Spot[]
  /** Lines below the pins: the way of a ship. */
  readonly ways?: readonly (readonly Spot[])[]
  readonly size: Size
  /** What the map is of, for those who do not see it. */
  readonly label: string
  readonly pointed: string | null
  readonly onPoint: (id: string | null) => void
  /** A pin was clicked, or Enter pressed. */
  readonly onOpen: (id: string) => void
  /** Alone on the screen: fingers move the map and not the page. */
  readonly whole?: boolean
  /** Which pins are in sight at first: those that lie together, or all. */
  readonly shows?: 'usual' | 'all'
}

/**
 * A page of an atlas with pins on it. One tab stop: arrow keys go from pin to pin in reading order, Enter opens, Escape closes. Drawn by the server in its
 * first position; moving it needs scripts.
 */
export function AtlasMap({ ground, pins, around = [], ways = [], size, label, pointed, onPoint, onOpen, whole = false, shows }: AtlasMapProps) {
  const id = useId()
  const [focused, setFocused] = useState(false)
  const { camera, plane, nearer, further, look, wasMoved, grips } = useCamera(ground, [...pins, ...around], size, shows)
  const see = (spot: Spot) => seenBy(camera, size)(plane.place(spot))
  const airport = ground.airport && see(ground.airport)
  const furniture = furnitureBoxes(camera, size, airport)
  const placed = placePins(pins, see, size, furniture)
  const names = placeNames(ground, placed, see, size, camera.scale, furniture)
  const lead = placed.find(({ pin }) => pin.id === pointed)
  const order = inReadingOrder(placed)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && pointed !== null) {
      // The first Escape closes the pin, the next one the sheet around the map.
      event.preventDefault()
      event.stopPropagation()
      onPoint(null)
    } else if ((event.key === 'Enter' || event.key === ' ') && lead) {
      event.preventDefault()
      onOpen(lead.pin.id)
    } else if (event.key === '+' || event.key === '=') nearer()
    else if (event.key === '-') further()
    else if (/^(Arrow|Home|End)/.test(event.key)) {
      event.preventDefault()
      const next = lead ? neighbour(placed, lead, event.key) : order[0]
      if (next) onPoint(next.pin.id)
    }
  }
  const drawn = [...placed].sort((a, b) => Number(a.shows === 'label') - Number(b.shows === 'label') || a.y - b.y)
  const off = pointed !== null && !lead ? pins.find((pin) => pin.id === pointed) : undefined
  return (
    <div className="map-frame">
      <svg
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a drawing whose pins are options that arrow keys go through
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={lead && `${id}-${lead.pin.id}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={classes('map-drawing', whole && 'map-drawing-whole')}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        {...grips}
      >
        <Land ground={ground} camera={camera} size={size} see={see} />
        <NamesLayer names={names} />
        {ways.length > 0 && <path className="map-way" d={ways.map((way) => `M${way.map((spot) => at(see(spot))).join('L')}`).join('')} />}
        <Furniture ground={ground} camera={camera} size={size} airport={airport} />
        {drawn.map((one) => (
          <g
            key={one.pin.id}
            id={`${id}-${one.pin.id}`}
            role="option"
            aria-selected={one === lead}
            aria-label={one.pin.spoken}
            className="map-pin"
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(one.pin.id)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && !whole && onPoint(null)}
            onClick={() => !wasMoved() && onOpen(one.pin.id)}
          >
            <PinMark placed={one} pointed={false} width={size.width} />
          </g>
        ))}
        {lead && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing of svg takes no focus
          <g aria-hidden="true" className="pointer-events-none">
            <circle cx={lead.x} cy={lead.y} r="4" className="map-dot-chosen" />
            <PinMark placed={lead} pointed width={size.width} />
            {focused && (
              <rect
                x={lead.x - lead.width / 2 - 4}
                y={lead.side === 'above' ? lead.y - 35 : lead.y + 3}
                width={lead.width + 8}
                height="32"
                rx="3"
                className="map-focus"
              />
            )}
          </g>
        )}
      </svg>
      <div className="map-buttons">
        <button type="button" aria-label={say`Zoom in`} className="map-button" onClick={nearer}>
          <Plus aria-hidden size={18} />
        </button>
        <button type="button" aria-label={say`Zoom out`} className="map-button" onClick={further}>
          <Minus aria-hidden size={18} />
        </button>
      </div>
      {off && (
        <button type="button" className="map-off" onClick={() => look(plane.place(off))}>
          {say`Show ${off.name} on the map`}
        </button>
      )}
    </div>
  )
}
