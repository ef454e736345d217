import { decimalText, metresText, say } from '@sojourn/i18n'
import { type Camera, type Dot, isOn, type Size, scaleBar } from './camera.ts'
import type { MapGround } from './ground.ts'
import type { Box } from './labels.ts'
import { PLANE } from './signs.tsx'

interface FurnitureProps {
  readonly ground: MapGround
  readonly camera: Camera
  readonly size: Size
  /** Where the airport is seen, if it is known. */
  readonly airport: Dot | null
}

const COMPASS = { inset: 30, top: 42 } as const

/** What the edge of an atlas page has: a scale of two inks, north, and the way to the airport. */
export function Furniture({ ground, camera, size, airport }: FurnitureProps) {
  const { metres, length } = scaleBar(camera, size)
  const step = length / 4
  const base = size.height - 20
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing of svg takes no focus
    <g aria-hidden="true" className="pointer-events-none">
      <rect x="4.5" y="4.5" width={size.width - 9} height={size.height - 9} className="map-neat" />
      <path d={neatTicks(size)} className="map-neat-ticks" />
      {airport && <Airport iata={ground.airport?.iata ?? ''} camera={camera} size={size} at={airport} />}
      <g transform={`translate(${COMPASS.inset} ${COMPASS.top})`}>
        <circle r="13" className="map-compass" />
        <path d="M0-17L4 0H-4Z" className="map-compass-north" />
        <path d="M0 17L4 0H-4Z" className="map-compass-south" />
        <path d="M-13 0H-9M9 0H13" className="map-compass-line" />
        <text y="-20" textAnchor="middle" className="map-small">
          N
        </text>
      </g>
      <path d={`M20 ${base}h${step}v4h${-step}zM${20 + 2 * step} ${base}h${step}v4h${-step}z`} className="map-scale-full" />
      <path d={`M20 ${base}h${length}v4h${-length}zM${20 + step} ${base}v4M${20 + 2 * step} ${base}v4M${20 + 3 * step} ${base}v4`} className="map-scale-line" />
      <text x="20" y={base - 6} textAnchor="middle" className="map-small">
        0
      </text>
      <text x={20 + length} y={base - 6} textAnchor="middle" className="map-small">
        {metres >= 1000 ? say`${metres / 1000} km` : metresText(metres)}
      </text>
    </g>
  )
}

/** Drawn where it is, or as a sign at the edge with the way and how far it is from the middle. */
function Airport({ iata, camera, size, at }: { readonly iata: string; readonly camera: Camera; readonly size: Size; readonly at: Dot }) {
  if (isOn(at, size, 16))
    return (
      <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
        <circle r="11" className="map-plate-round" />
        <path d={PLANE} className="map-sign" />
        <text y="23" textAnchor="middle" className="map-landmark">
          {iata}
        </text>
      </g>
    )
  const { x, y, dx, dy } = atEdge(at, size)
  const km = (Math.hypot(dx, dy) * camera.scale) / 1000
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x="-38" y="-11" width="76" height="22" rx="2" className="map-plate-edge" />
      <path d={PLANE} transform="translate(-25 0) scale(.85)" className="map-sign" />
      <text x="-14" y="4" className="map-small">
        {say`${decimalText(km, km < 10 ? 1 : 0)} km`}
      </text>
      <path d="M-4 3L0-4L4 3Z" transform={`translate(29 0) rotate(${((Math.atan2(dy, dx) * 180) / Math.PI + 90).toFixed(0)})`} className="map-sign" />
    </g>
  )
}

/** Where the way to a place off the map crosses its edge, clear of the corners. */
function atEdge(at: Dot, { width, height }: Size) {
  const [dx, dy] = [at.x - width / 2, at.y - height / 2]
  const reach = Math.min((width / 2 - 54) / Math.abs(dx || 1), (height / 2 - 26) / Math.abs(dy || 1))
  const free = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
  const [x, y] = [width / 2 + dx * reach, height / 2 + dy * reach]
  const sides = Math.abs(x - width / 2) > width / 2 - 100
  return { x: x, y: sides ? free(y, 120, height - 70) : y, dx, dy }
}

/** The edge of a page: short strokes that alternate, every eighth of its shorter side. */
function neatTicks({ width, height }: Size): string {
  const step = Math.min(width, height) / 8
  const lines: string[] = []
  for (let x = 4.5; x < width - 9; x += 2 * step)
    lines.push(`M${x.toFixed(1)} 3H${Math.min(width - 4.5, x + step).toFixed(1)}M${x.toFixed(1)} ${height - 3}H${Math.min(width - 4.5, x + step).toFixed(1)}`)
  for (let y = 4.5; y < height - 9; y += 2 * step)
    lines.push(`M3 ${y.toFixed(1)}V${Math.min(height - 4.5, y + step).toFixed(1)}M${width - 3} ${y.toFixed(1)}V${Math.min(height - 4.5, y + step).toFixed(1)}`)
  return lines.join('')
}

/** What prices and names keep clear of. */
export function furnitureBoxes(camera: Camera, size: Size, airport: Dot | null): Box[] {
  const { length } = scaleBar(camera, size)
  const boxes = [
    { left: 0, right: 52, top: 0, bottom: 62 },
    { left: 0, right: length + 60, top: size.height - 44, bottom: size.height },
    { left: size.width - 56, right: size.width, top: 0, bottom: 98 },
  ]
  if (!airport) return boxes
  if (isOn(airport, size, 16)) return [...boxes, { left: airport.x - 16, right: airport.x + 16, top: airport.y - 14, bottom: airport.y + 28 }]
  const { x, y } = atEdge(airport, size)
  return [...boxes, { left: x - 40, right: x + 40, top: y - 13, bottom: y + 13 }]
}
