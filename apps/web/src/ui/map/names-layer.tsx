import type { Names, PlacedName } from './names.ts'
import { LandmarkSign } from './signs.tsx'

/** The names of districts, landmarks and waters, and the drawings of the landmarks. */
export function NamesLayer({ names }: { readonly names: Names }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing of svg takes no focus
    <g aria-hidden="true" className="pointer-events-none">
      {names.waters.map((water) => (
        <text
          key={water.key}
          transform={`translate(${water.x.toFixed(1)} ${water.y.toFixed(1)}) rotate(${water.turn})`}
          dy="4"
          textAnchor="middle"
          className="map-water-name"
        >
          {water.lines[0]}
        </text>
      ))}
      {names.landmarks.map(({ key, name, x, y, words }) => (
        <g key={key}>
          <LandmarkSign name={name} x={x} y={y} />
          {words && <Lines name={words} className="map-landmark" />}
        </g>
      ))}
      {names.districts.map((name) => (
        <Lines key={name.key} name={name} className="map-district" />
      ))}
    </g>
  )
}

function Lines({ name: { lines, x, y }, className }: { readonly name: PlacedName; readonly className: string }) {
  return (
    <text x={x.toFixed(1)} y={y.toFixed(1)} textAnchor="middle" className={className}>
      {lines.map((line, i) => (
        <tspan key={line} x={x.toFixed(1)} dy={i === 0 ? 0 : 13}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
