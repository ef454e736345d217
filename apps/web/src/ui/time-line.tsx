import { classes } from './classes.ts'

interface TimePoint {
  /** `free` is sea, `part` is sun, `end` is ink. The title says it in words as well. */
  readonly tone: 'free' | 'part' | 'end'
  readonly title: string
  readonly text: string
  /** How many parts of twelve the stretch that begins here takes where the line lies flat; without it stretches are alike. */
  readonly parts?: number | undefined
}

const DOTS = { free: 'border-sea', part: 'border-sun', end: 'border-ink' } as const
const BARS = { free: 'bg-sea', part: 'bg-sun', end: 'bg-transparent' } as const
const WORDS = { free: 'text-sea', part: 'text-sun', end: 'text-ink' } as const
const PARTS = ['', '', '', 'sm:@sm:grow-3', 'sm:@sm:grow-4', 'sm:@sm:grow-5', 'sm:@sm:grow-6', 'sm:@sm:grow-7', 'sm:@sm:grow-8', 'sm:@sm:grow-9'] as const

/** Points joined by a bar, in the order of time: next to each other where there is room, below each other on a phone and in a narrow column. */
export function TimeLine({ label, points }: { label: string; points: readonly TimePoint[] }) {
  return (
    <div className="@container">
      <ol aria-label={label} className="flex flex-col gap-3 sm:@sm:flex-row sm:@sm:gap-0">
        {points.map((point, index) => (
          <li
            key={`${point.title}${point.text}`}
            className={classes(
              'relative ps-6 sm:@sm:pt-5 sm:@sm:ps-0',
              index < points.length - 1 ? classes('sm:@sm:flex-1 sm:@sm:pe-3', PARTS[point.parts ?? 0]) : 'sm:@sm:max-w-44 sm:@sm:flex-none',
            )}
          >
            {index < points.length - 1 && (
              <span aria-hidden className={classes('absolute top-3 -bottom-4.5 start-[5px] w-0.5 sm:@sm:hidden', BARS[point.tone])} />
            )}
            <span aria-hidden className={classes('absolute hidden h-0.5 sm:@sm:top-[5px] sm:@sm:end-0 sm:@sm:start-0 sm:@sm:block', BARS[point.tone])} />
            <span aria-hidden className={classes('absolute top-1.5 start-0 size-3 rounded-full border-3 bg-sheet sm:@sm:top-0', DOTS[point.tone])} />
            <span className={classes('block text-caption font-[620]', WORDS[point.tone])}>{point.title}</span>
            <span className="block text-caption text-ink-2">{point.text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
