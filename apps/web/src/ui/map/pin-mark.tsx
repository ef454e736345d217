import { classes } from '../classes.ts'
import { labelBox, PIN, type PlacedPin } from './pins.ts'

interface PinMarkProps {
  readonly placed: PlacedPin
  readonly pointed: boolean
  readonly width: number
}

/** A label with a foot, or a dot; the chosen one in ink. */
export function PinMark({ placed: { pin, x, y, width, shows, side }, pointed, width: whole }: PinMarkProps) {
  if (shows === 'dot' && !pointed)
    return (
      <>
        <circle cx={x} cy={y} r="11" fill="transparent" />
        <circle cx={x} cy={y} r={pin.listed ? 5 : 4} className={pin.listed ? 'map-dot-listed' : 'map-dot'} />
      </>
    )
  const box = labelBox({ x, y }, width, side)
  const left = Math.min(Math.max(3, box.left + 2), whole - width - 3)
  const down = side === 'below' ? -1 : 1
  const near = y - down * PIN.foot
  const top = side === 'above' ? near - PIN.height : near
  return (
    <g className={classes('map-label', pointed && 'map-label-chosen')}>
      <rect x={left} y={top} width={width} height={PIN.height} rx="2" />
      <path d={`M${x - 5.5} ${near}L${x} ${y}L${x + 5.5} ${near}`} />
      <path d={`M${x - 5} ${near}h10`} className="map-label-joint" />
      <text x={left + width / 2} y={top + 16.5} textAnchor="middle">
        {pin.label}
      </text>
    </g>
  )
}
