import { say } from '@sojourn/i18n'

export interface FieldFault {
  readonly path: string
  readonly message: string
}

const TITLE_MAX = 200
const TEXT_MAX = 4_000
const ALL_MAX = 20_000

const tooLong = (path: string): FieldFault => ({ path, message: say`this is too long to be stored` })

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0))

/** The product's own fields that are too long: a title, one field, or the longest where all of them together are. */
export function faultsInOwn(own: Readonly<Record<string, unknown>>, titles: readonly string[]): FieldFault[] {
  const fields = Object.entries(own).map(([path, value]) => ({ path, length: lengthOf(value), isText: typeof value === 'string' }))
  const long = fields.filter(({ path, length, isText }) => length > (titles.includes(path) ? TITLE_MAX : isText ? TEXT_MAX : ALL_MAX))
  if (long.length > 0) return long.map(({ path }) => tooLong(path))
  if (lengthOf(own) <= ALL_MAX) return []
  return fields
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1)
    .map(({ path }) => tooLong(path))
}
