import type { DistrictMark } from '../map-marks.ts'
import type { Plane } from '../map-plane.ts'

interface GroundProps {
  readonly plane: Plane
  readonly centre: { readonly x: number; readonly y: number } | null
  readonly scale: { readonly metres: number; readonly length: number }
}

/** Paper, a net of squares as wide as the scale, the middle of the town, north, the scale. No coast and no street that we do not have. */
export function Ground({ plane, centre, scale }: GroundProps) {
  const at = centre ?? { x: plane.width / 2, y: plane.height / 2 }
  return (
    <>
      <path d={netOf(plane, at, scale.length)} className="stroke-rule" strokeWidth={1} fill="none" />
      {centre && (
        <g className="stroke-ink-3" strokeWidth={1.25} fill="none">
          <circle cx={centre.x} cy={centre.y} r={3.5} />
          <circle cx={centre.x} cy={centre.y} r={8} />
        </g>
      )}
      <path d={`M${plane.width - 18} ${plane.height - 26}v-14m-4 5l4-6l4 6`} className="stroke-ink-2" strokeWidth={1.25} fill="none" />
      <text x={plane.width - 18} y={plane.height - 12} textAnchor="middle" className="fill-ink-2 text-tag font-[600]">
        N
      </text>
      <path d={`M14 ${plane.height - 20}v5h${scale.length}v-5`} className="stroke-ink" fill="none" />
      <text x={scale.length + 20} y={plane.height - 12} className="fill-ink text-tag">
        {scale.metres >= 1000 ? `${scale.metres / 1000} km` : `${scale.metres} m`}
      </text>
    </>
  )
}

function netOf(plane: Plane, at: { x: number; y: number }, step: number): string {
  const lines: string[] = []
  for (let x = at.x % step; x < plane.width; x += step) lines.push(`M${x.toFixed(1)} 0v${plane.height}`)
  for (let y = at.y % step; y < plane.height; y += step) lines.push(`M0 ${y.toFixed(1)}h${plane.width}`)
  return lines.join('')
}

const POINTERS = { up: 'm-4 2l4-6l4 6', down: 'm-4-4l4 6l4-6', left: 'm2-4l-6 4l6 4', right: 'm-2-4l6 4l-6 4' } as const

/** A district in spaced capitals; off the map, a pointer says where. */
export function DistrictName({ mark }: { mark: DistrictMark }) {
  const half = mark.name.length * 4.2
  const before = mark.off === 'left'
  return (
    <g className="pointer-events-none">
      {mark.off && (
        <path
          d={`M${before ? mark.x - half - 10 : mark.x + half + 10} ${mark.y - 4}${POINTERS[mark.off]}`}
          className="stroke-ink-2"
          strokeWidth={1.25}
          fill="none"
        />
      )}
      <text x={mark.x} y={mark.y} textAnchor="middle" className="map-district">
        {mark.name}
      </text>
    </g>
  )
}
