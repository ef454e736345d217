import { qrModules } from './modules.ts'

// Readers want four light modules around it.
const MARGIN = 4

/** A text for the camera of a phone: dark on light by day and by night, since not every reader takes it the other way. Nothing where it is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = qrModules(text)
  if (!modules) return null
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : []))).join('')
  const size = modules.length + 2 * MARGIN
  return (
    <svg role="img" aria-label={label} viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`} shapeRendering="crispEdges" className="block size-48">
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
