import { createHash } from 'node:crypto'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { findMessages, type Place, type Spot } from './find-messages.ts'

/** The mark in a build that is replaced by the texts of a language. */
export const markOf = ({ message, context }: { readonly message: string; readonly context: string }): string =>
  `%say-${createHash('sha256').update(`${message}|${context}`).digest('hex').slice(0, 12)}%`

/** The mark in a build that is replaced by the language itself. */
export const LANGUAGE_MARK = '%say-language%'

/** A plugin for Vite: every text becomes a mark, which `stampFolder` turns into the text of a language once all is built. */
export function markTexts(): Plugin {
  return {
    name: 'sojourn:mark-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { __SOJOURN_LANGUAGE__: JSON.stringify(LANGUAGE_MARK) } }),
    transform(source, id) {
      const file = id.split('?')[0] ?? id
      if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return null
      return markSource(file, source)
    },
  }
}

/** The source with marks in place of its texts; null where it has none. */
export function markSource(file: string, source: string): { code: string; map: ReturnType<MagicString['generateMap']> } | null {
  const spots = findMessages(file, source)
  if (spots.length === 0) return null
  const outer = spots.filter((spot) => !spots.some((other) => other !== spot && other.start <= spot.start && spot.end <= other.end))
  const code = new MagicString(source)
  for (const spot of outer) code.overwrite(spot.start, spot.end, written(spot))
  if (spots.some(({ isRich, places }) => !isRich && places.length > 0)) code.prepend(`import { fill as __fill } from '@sojourn/i18n'\n`)
  if (spots.some(({ isRich }) => isRich)) code.prepend(`import { Said as __Said } from '@sojourn/i18n/react'\n`)
  return { code: code.toString(), map: code.generateMap({ hires: true }) }

  function written(spot: Spot): string {
    const mark = JSON.stringify(markOf(spot))
    const places = `[${spot.places.map(placeOf).join(', ')}]`
    if (spot.isRich) return `<__Said text=${mark} parts={${places}} />`
    return spot.places.length === 0 ? mark : `__fill(${mark}, ${places})`
  }

  function placeOf(place: Place): string {
    const inner = spots.filter((spot) => place.start <= spot.start && spot.end <= place.end)
    const outermost = inner.filter((spot) => !inner.some((other) => other !== spot && other.start <= spot.start && spot.end <= other.end))
    let text = ''
    let from = place.start
    for (const spot of outermost) {
      text += source.slice(from, spot.start) + written(spot)
      from = spot.end
    }
    text += source.slice(from, place.end)
    return place.isElement ? text.replace(/\s*\/?>$/, ' />') : `(${text})`
  }
}
