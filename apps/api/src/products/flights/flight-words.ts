import { plural, say } from '@sojourn/i18n'

/** "7 h 05 min" */
export function travelTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return say`${rest} min`
  return rest === 0 ? say`${plural(hours, { one: '# hour', other: '# hours' })}` : say`${hours} h ${rest} min`
}

/** Minutes of the day of a local time: `2027-03-17T10:05` is 605. */
export const minuteOfDay = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
