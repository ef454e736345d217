import { classes } from './classes.ts'

interface RangePairProps {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly low: number
  readonly high: number
  readonly names: readonly [low: string, high: string]
  readonly labels: readonly [low: string, high: string]
  /** The value in words, for screen readers. */
  readonly valueText: (value: number) => string
  readonly onLow: (value: number) => void
  readonly onHigh: (value: number) => void
  readonly className?: string
}

/** Two native sliders on one line: the lower never passes the higher. Fields of a form, so they work without scripts. */
export function RangePair({ min, max, step, low, high, names, labels, valueText, onLow, onHigh, className }: RangePairProps) {
  const common = { min, max, step, className: 'range-end' } as const
  return (
    <div className={classes('range-pair', className)}>
      <input
        {...common}
        type="range"
        name={names[0]}
        aria-label={labels[0]}
        aria-valuetext={valueText(low)}
        value={low}
        onChange={(event) => onLow(Math.min(Number(event.target.value), high))}
      />
      <input
        {...common}
        type="range"
        name={names[1]}
        aria-label={labels[1]}
        aria-valuetext={valueText(high)}
        value={high}
        onChange={(event) => onHigh(Math.max(Number(event.target.value), low))}
      />
    </div>
  )
}
