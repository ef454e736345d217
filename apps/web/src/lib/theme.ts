import type { Theme } from '@sojourn/contracts'

/** The variables a theme may replace. Colours have a day and a night; faces and radius have one value. */
export const COLOUR_TOKENS = [
  'paper',
  'sheet',
  'well',
  'skeleton',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'rule-2',
  'field',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'sea',
  'sea-tint',
  'sun',
  'sun-tint',
  'stop',
  'stop-tint',
  'scrim',
  'bar',
  'on-bar',
  'on-bar-2',
  'bar-rule',
  'bar-mark',
] as const
const PLAIN_TOKENS = ['display', 'text', 'r'] as const

const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|rgba|hsl|hsla|oklch)\([\d\s.,%/deg-]+\))$/i
const PLAIN = /^[\w\s"'.,-]{1,160}$/

/**
 * The style sheet of an organisation's theme. Values come from data, so only known names with values of a safe shape get in: nothing can
 * close the rule or load a thing. `where` is a selector: `:root`, or a subtree in the gallery.
 */
export function themeCss(theme: Theme, where = ':root'): string {
  const day = plainNames(theme.day)
  const night = plainNames(theme.night)
  const lines: string[] = []
  for (const token of COLOUR_TOKENS) {
    const light = safe(day[token], COLOUR)
    const dark = safe(night[token], COLOUR)
    // A theme without its own night keeps the default one: half a theme would be unreadable.
    if (light && dark) lines.push(`--${token}:light-dark(${light},${dark})`)
  }
  for (const token of PLAIN_TOKENS) {
    const value = safe(day[token], PLAIN)
    if (value) lines.push(`--${token}:${value}`)
  }
  return lines.length === 0 ? '' : `${where}{${lines.join(';')}}`
}

const safe = (value: string | undefined, shape: RegExp): string | null => (value && shape.test(value.trim()) ? value.trim() : null)

/** Themes may write `ink` or `--ink`. */
const plainNames = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace(/^--/, ''), value]))

/** Whether an organisation works in dense tables (its header v3 is the agents' one). */
export const densityOf = (header: 'v1' | 'v2' | 'v3'): 'calm' | 'dense' => (header === 'v3' ? 'dense' : 'calm')
