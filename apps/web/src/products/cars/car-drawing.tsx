import { classes } from '../../ui/classes.ts'
import { bodyPath, carShape } from './car-shapes.ts'

/** A class of car as a drawing in lines, in the colour of the text around it. No model: what is rented is a class. */
export function CarDrawing({ silhouette, className }: { silhouette: string; className?: string }) {
  const shape = carShape(silhouette)
  return (
    <svg
      viewBox="8 2 220 94"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={classes('[&_*]:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d={bodyPath(shape)} className="fill-sheet" />
      <path d={shape.windows} strokeWidth="1.5" />
      {shape.lines && <path d={shape.lines} strokeWidth="1.5" />}
      {shape.wheels.map((middle) => (
        <g key={middle}>
          <circle cx={middle} cy="77" r="13.5" />
          <circle cx={middle} cy="77" r="5" strokeWidth="1.5" />
        </g>
      ))}
      <path d="M8 92H228" strokeWidth="1.5" opacity="0.5" />
    </svg>
  )
}
