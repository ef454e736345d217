import { madeOnce } from '../made-once.ts'
import { formatTag } from './tag.ts'

const agoOf = madeOnce((language: string) => new Intl.RelativeTimeFormat(formatTag(language)))

const MINUTE_MS = 60_000
const [HOUR, DAY] = [60, 24 * 60]

/** How long ago something was, in whole minutes, hours or days: `2 hours ago`. What is younger than a minute counts as one. The language is named by the caller: a service worker has none of its own. */
export function ageText(ageMs: number, language: string): string {
  const minutes = Math.max(1, Math.floor(ageMs / MINUTE_MS))
  if (minutes < HOUR) return agoOf(language).format(-minutes, 'minute')
  if (minutes < DAY) return agoOf(language).format(-Math.floor(minutes / HOUR), 'hour')
  return agoOf(language).format(-Math.floor(minutes / DAY), 'day')
}
