import { classes } from './classes.ts'

/** An amount as a text, in figures that line up. `card` is the price of a card, `line` of a list, `quiet` next to it. */
export function PriceText({ children, size = 'card' }: { children: string; size?: 'card' | 'line' | 'quiet' }) {
  return (
    <span
      className={classes(
        'tabular-nums',
        size === 'card' && 'text-price font-[640] tracking-[-0.01em]',
        size === 'line' && 'font-[620]',
        size === 'quiet' && 'text-small text-ink-3',
      )}
    >
      {children}
    </span>
  )
}
