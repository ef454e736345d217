import { commaText, say } from '@sojourn/i18n'
import { factText } from './fact-text.ts'

/** What a window shows, in the current language: `view of the Spree`. Names of places stay. */
export function viewText(english: string): string {
  const known = factText(english)
  if (known !== english) return known
  const [, article, of] = /^view of (the )?(\p{Lu}.*)$/u.exec(english) ?? []
  if (of) return article ? say`view of the ${of}` : say`view of ${of}`
  const [, name] = /^(\p{Lu}.*) view$/u.exec(english) ?? []
  return name ? say`${name} view` : english
}

/** The name of a room, which is its type and what its window shows: `Double, river view`. */
export function roomText(english: string): string {
  const at = english.indexOf(', ')
  return at < 0 ? factText(english) : commaText([factText(english.slice(0, at)), viewText(english.slice(at + 2))])
}

/** What a rate brings with it: `late check-out 13:00`. */
export function inclusionText(english: string): string {
  const [, time] = /^late check-out (\d\d:\d\d)$/.exec(english) ?? []
  return time ? say`late check-out ${time}` : factText(english)
}
