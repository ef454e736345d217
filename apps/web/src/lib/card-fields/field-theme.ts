import type { FieldTheme } from '@sojourn/card-sdk'

/**
 * The look of the card fields, read from their slot: the slot carries the page's own colours (see `card-slot` in booking.css), and a computed
 * style gives them as the plain values that a frame of another origin can take. So day, night and an organisation's theme reach the frames.
 */
export function fieldThemeOf(slot: HTMLElement): FieldTheme {
  const style = getComputedStyle(slot)
  return {
    scheme: schemeOf(style.colorScheme),
    ink: style.color,
    muted: style.textDecorationColor,
    sheet: style.backgroundColor,
    edge: style.borderTopColor,
    stop: style.columnRuleColor,
    radius: style.borderTopLeftRadius,
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  }
}

function schemeOf(scheme: string): 'light' | 'dark' {
  if (scheme === 'dark' || scheme === 'light') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
