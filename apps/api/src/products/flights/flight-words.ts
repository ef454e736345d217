import { plural, say } from '@sojourn/i18n'

/** "7 h 05 min" */
export function travelTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return say`${rest} min`
  return rest === 0 ? say`${plural(hours, { one: '# hour', other: '# hours' })}` : say`${hours} h ${rest} min`
}

const digit = (text: string, at: number): number => text.charCodeAt(at) - 48

/** Minutes of the day of a local time: `2027-03-17T10:05` is 605. */
export const minuteOfDay = (local: string): number => (digit(local, 11) * 10 + digit(local, 12)) * 60 + digit(local, 14) * 10 + digit(local, 15)
