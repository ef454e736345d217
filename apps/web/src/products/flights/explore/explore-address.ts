import { addDays, type Day } from '@sojourn/kernel'

const MONTHS = 11
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const DAYS_OF_MONTH_MOST = 31

/** The months in which flights are sold, from that of a day on. */
export function monthsFrom(day: Day): readonly string[] {
  const months: string[] = [day.slice(0, 7)]
  while (months.length < MONTHS) months.push(addDays(`${months.at(-1)!}-01` as Day, DAYS_OF_MONTH_MOST).slice(0, 7))
  return months
}

/** What an address of the map asks for: the second month where it names none that is sold. */
export function readExplore(query: URLSearchParams, months: readonly string[]) {
  const asked = query.get('month') ?? ''
  const max = query.get('max') ?? ''
  return {
    from: query.get('from'),
    month: MONTH.test(asked) && months.includes(asked) ? asked : (months[1] ?? months[0]!),
    budget: /^\d{1,6}$/.test(max) ? Number(max) : null,
  }
}
