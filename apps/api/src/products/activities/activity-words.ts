import type { ActivityOffer } from '@sojourn/contracts'
import { commaText, languageNameText, plural, say } from '@sojourn/i18n'

/** "2 hours and 30 minutes", "1 day": how long it lasts. */
export function lengthText(minutes: number): string {
  const days = Math.floor(minutes / 1_440)
  if (days > 0) return say`${plural(days, { one: '# day', other: '# days' })}`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return say`${plural(rest, { one: '# minute', other: '# minutes' })}`
  return rest === 0 ? say`${plural(hours, { one: '# hour', other: '# hours' })}` : say`${plural(hours, { one: '# hour', other: '# hours' })} ${rest} min`
}

/** "2 adults, 1 child of 8": who comes. */
export function partyText({ adults, seniors, children }: Pick<ActivityOffer, 'adults' | 'seniors' | 'children'>): string {
  return commaText([
    ...(adults > 0 ? [say`${plural(adults, { one: '# adult', other: '# adults' })}`] : []),
    ...(seniors > 0 ? [say`${plural(seniors, { one: '# person of 65 or older', other: '# people of 65 or older' })}`] : []),
    ...(children.length > 0 ? [say`${plural(children.length, { one: '# child', other: '# children' })} (${children.join(' / ')})`] : []),
  ])
}

export const languageText = (language: string): string => languageNameText(language)

export function weatherText(weather: ActivityOffer['weather']): string | null {
  if (weather === 'none') return null
  return weather === 'again'
    ? say`If the weather doesn't allow it, you're offered another day, or get all your money back.`
    : say`If the weather doesn't allow it, you get all your money back.`
}
