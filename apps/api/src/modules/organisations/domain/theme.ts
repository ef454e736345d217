import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import { contrast } from './contrast.ts'

/** The values of CSS variables (named without `--`): colours as `#rrggbb`, the radius `r`, the faces `display` and `text`. */
export type Palette = Readonly<Record<string, string>>
export interface Theme {
  readonly day: Palette
  readonly night: Palette
}

/** The least contrast of text with its background; of edges of fields it is less (WCAG 2.2 AA). */
const TEXT = 4.5
const EDGE = 3

const on = (least: number, grounds: readonly string[], inks: readonly string[]) => grounds.flatMap((ground) => inks.map((ink) => ({ ground, ink, least })))
const PAIRS = [
  ...on(TEXT, ['paper', 'sheet', 'well'], ['ink', 'ink-2', 'ink-3']),
  ...on(TEXT, ['paper', 'sheet'], ['sea', 'sun', 'stop', 'accent-text']),
  ...on(TEXT, ['accent', 'accent-hover'], ['on-accent']),
  ...on(TEXT, ['bar'], ['on-bar', 'on-bar-2']),
  ...on(EDGE, ['paper', 'sheet'], ['field']),
]
const COLOURS = new Set([...PAIRS.flatMap((pair) => [pair.ground, pair.ink]), 'rule', 'rule-2', 'skeleton', 'bar-rule', 'bar-mark'])

const COLOUR = /^#[0-9a-f]{6}$/i
const RADIUS = /^\d{1,2}px$/
// Names of faces only: the value ends up in a style sheet, and must not be able to leave its place there.
const FACES = /^[a-z0-9 ,"-]{1,160}$/i

export interface ThemeFault {
  readonly when: 'day' | 'night'
  readonly variable: string
  readonly reason: string
}

/** Refuses `bad_theme` with every fault: a variable missing, unknown or malformed, or a text that cannot be read on its ground. */
export function checkTheme(theme: Theme): Outcome<Theme, Refusal<'bad_theme'>> {
  const faults = [...faultsOf('day', theme.day), ...faultsOf('night', theme.night)]
  return faults.length > 0 ? refuse('bad_theme', { faults }) : accept(theme)
}

function faultsOf(when: ThemeFault['when'], palette: Palette): ThemeFault[] {
  const malformed = Object.entries(palette).filter(([name, value]) => !wellFormed(name, value))
  const missing = [...COLOURS].filter((name) => !(name in palette))
  if (malformed.length + missing.length > 0) {
    return [
      // not translated: for engineers
      ...malformed.map(([variable]) => ({ when, variable, reason: 'unknown or malformed' })),
      ...missing.map((variable) => ({ when, variable, reason: 'missing' })),
    ]
  }
  return PAIRS.flatMap(({ ground, ink, least }) => {
    const ratio = contrast(palette[ground] ?? '', palette[ink] ?? '')
    return ratio < least ? [{ when, variable: ink, reason: `${ratio.toFixed(2)} on ${ground}, at least ${least} is needed` }] : []
  })
}

function wellFormed(name: string, value: string): boolean {
  if (COLOURS.has(name)) return COLOUR.test(value)
  if (name === 'r') return RADIUS.test(value)
  return (name === 'display' || name === 'text') && FACES.test(value)
}
