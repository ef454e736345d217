import { countText, plural, say } from '@sojourn/i18n'

export interface FieldFault {
  readonly path: string
  readonly message: string
}

const TITLE_MAX = 200
const TEXT_MAX = 4_000
const ALL_MAX = 20_000

interface Sized {
  readonly path: string
  readonly length: number
}

const tooLong = ({ path, length }: Sized, most: number): FieldFault => ({
  path,
  message: say`this can have at most ${plural(most, { one: '# character', other: '# characters' })}; it has ${countText(length)} now, so please shorten it`,
})

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0))

/** The product's own fields that are too long: a title, one field, or the longest where all of them together are. */
export function faultsInOwn(own: Readonly<Record<string, unknown>>, titles: readonly string[]): FieldFault[] {
  const fields = Object.entries(own).map(([path, value]) => ({ path, length: lengthOf(value), isText: typeof value === 'string' }))
  const mostOf = ({ path, isText }: (typeof fields)[number]) => (titles.includes(path) ? TITLE_MAX : isText ? TEXT_MAX : ALL_MAX)
  const long = fields.filter((field) => field.length > mostOf(field))
  if (long.length > 0) return long.map((field) => tooLong(field, mostOf(field)))
  const over = lengthOf(own) - ALL_MAX
  if (over <= 0) return []
  return fields
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1)
    .map((field) => tooLong(field, Math.max(0, field.length - over)))
}
