import { useId } from 'react'
import type { Camera, Dot, Size } from './camera.ts'
import { blob, type MapGround } from './ground.ts'

/** How far each waterline is from the coast, from the outermost in: a stroke in its ink less one in water's. */
const WATERLINES = [
  { off: 36, ink: 1 },
  { off: 26, ink: 1 },
  { off: 17.5, ink: 2 },
  { off: 10.5, ink: 2 },
  { off: 4.5, ink: 3 },
] as const
const LINE = 1.1

interface LandProps {
  readonly ground: MapGround
  readonly camera: Camera
  readonly size: Size
  readonly see: (spot: MapGround['districts'][number]) => Dot
}

/** Water with five lines along each coast, land, and the parts of the town in stipple. */
export function Land({ ground, camera, size, see }: LandProps) {
  const id = useId()
  const move = `translate(${(size.width / 2 - camera.x / camera.scale).toFixed(2)} ${(size.height / 2 - camera.y / camera.scale).toFixed(2)}) scale(${(1 / camera.scale).toPrecision(6)})`
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing of svg takes no focus
    <g aria-hidden="true">
      <defs>
        <path id={`${id}land`} d={ground.path} />
        <pattern id={`${id}dots`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
          <circle cx="1.5" cy="1.5" r=".8" className="map-stipple" />
          <circle cx="5" cy="5" r=".8" className="map-stipple" />
        </pattern>
      </defs>
      <rect width={size.width} height={size.height} className="map-water" />
      <g transform={move}>
        {WATERLINES.map(({ off, ink }) => (
          <g key={off} className="map-waterline">
            <use href={`#${id}land`} className={`map-waterline-${ink}`} strokeWidth={2 * (off + LINE) * camera.scale} />
            <use href={`#${id}land`} className="map-waterline-in" strokeWidth={2 * off * camera.scale} />
          </g>
        ))}
        <use href={`#${id}land`} className="map-land" strokeWidth={1.2 * camera.scale} />
      </g>
      {ground.districts.map((district, i) => {
        const radius = district.radius_metres / camera.scale
        const { x, y } = see(district)
        if (x < -90 || y < -90 || x > size.width + 90 || y > size.height + 90) return null
        return (
          <g key={district.key}>
            <path d={blob(x, y, Math.max(9, radius * 1.9), i + 2)} className="map-quarter-wide" />
            <path d={blob(x, y, Math.max(6, radius * 1.25), i)} className="map-quarter" />
            <path d={blob(x, y, Math.max(6, radius * 1.25), i)} fill={`url(#${id}dots)`} />
          </g>
        )
      })}
    </g>
  )
}
