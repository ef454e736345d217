import type { FieldTheme } from '@sojourn/card-sdk'

const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab)a?\([0-9a-z.,%/ -]{1,60}\)|[a-z]{3,20})$/i
const LENGTH = /^\d{1,2}(\.\d{1,3})?(px|rem|em)?$/
const FONT = /^[\w\s,'"-]{1,160}$/

const RULES: readonly (readonly [keyof FieldTheme, RegExp])[] = [
  ['ink', COLOUR],
  ['muted', COLOUR],
  ['sheet', COLOUR],
  ['edge', COLOUR],
  ['stop', COLOUR],
  ['radius', LENGTH],
  ['font', FONT],
]

/** Takes from a shop's theme what is a colour, a length or a font's name, and nothing else: a theme can dress a field, not disguise it. */
export function applyTheme(theme: FieldTheme, root: HTMLElement): void {
  for (const [name, rule] of RULES) {
    const value = theme[name]
    if (typeof value === 'string' && rule.test(value)) root.style.setProperty(`--${name}`, value)
  }
  // A frame whose scheme differs from its page's gets an opaque ground.
  if (theme.direction === 'ltr' || theme.direction === 'rtl') root.dir = theme.direction
  if (theme.scheme === 'light' || theme.scheme === 'dark') root.style.setProperty('color-scheme', theme.scheme)
}
