/** What a form or a JSON body may hold once read: texts, numbers, switches, lists and plain records of them. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

const FIELDS_MAX = 500
const DEPTH_MAX = 6
const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
// Names that reach into the language instead of the data.
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads `a=1&b[c]=2&d[]=3&e[0][f]=4`. Null where it is not that, or too much of it. */
export function parseForm(text: string): { [key: string]: Plain } | null {
  const fields = [...new URLSearchParams(text)]
  if (fields.length > FIELDS_MAX) return null
  const root: { [key: string]: Plain } = Object.create(null)
  for (const [name, value] of fields) {
    const path = pathOf(name)
    if (!path || !put(root, path, value)) return null
  }
  return toLists(root) as { [key: string]: Plain }
}

function pathOf(name: string): string[] | null {
  const match = KEY.exec(name)
  if (!match) return null
  const rest = [...(match[2] as string).matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] as string)
  const path = [match[1] as string, ...rest]
  return path.length <= DEPTH_MAX && !path.some((part) => FORBIDDEN.has(part)) ? path : null
}

function put(root: { [key: string]: Plain }, path: readonly string[], value: string): boolean {
  let at = root
  for (const [index, part] of path.slice(0, -1).entries()) {
    const key = part === '' ? currentOf(at, path[index + 1] as string) : part
    const next = at[key] ?? Object.create(null)
    if (typeof next !== 'object') return false
    at[key] = next
    at = next as { [key: string]: Plain }
  }
  const last = path.at(-1) as string
  const key = last === '' ? String(Object.keys(at).length) : last
  if (key in at) return false
  at[key] = value
  return true
}

/** Where `a[][b]=1&a[][c]=2&a[][b]=3` goes on: a name that comes again begins the next item. */
function currentOf(list: { [key: string]: Plain }, name: string): string {
  const count = Object.keys(list).length
  const last = list[String(count - 1)]
  const open = typeof last === 'object' && last !== null && !(name in last)
  return String(open ? count - 1 : count)
}

/** Records with the keys 0, 1, 2 … were lists, whatever order they came in: they are read in the order of their numbers. */
function toLists(value: Plain): Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return keys.map((key) => toLists(value[key] as Plain))
  for (const key of keys) value[key] = toLists(value[key] as Plain)
  return value
}

/** True for a JSON value that is no deeper than a form may be, names nothing forbidden, and holds only texts a database can keep. */
export function isPlain(value: unknown, depth = 0): value is Plain {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth >= DEPTH_MAX) return false
  if (Array.isArray(value)) return value.length <= FIELDS_MAX && value.every((item) => isPlain(item, depth + 1))
  return Object.entries(value).every(([key, item]) => isPlain(key) && !FORBIDDEN.has(key) && isPlain(item, depth + 1))
}

/** The same text for the same parameters, in whatever order they were sent. */
export const canonical = (value: Plain): string =>
  JSON.stringify(value, (_, item: Plain) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? Object.fromEntries(Object.entries(item).sort(byName)) : item,
  )

const byName = ([a]: [string, Plain], [b]: [string, Plain]): number => (a < b ? -1 : 1)
