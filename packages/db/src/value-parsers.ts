import { invariant } from '@sojourn/kernel'
import pg from 'pg'

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const NUMERIC_ARRAY = 1231
const TEXT_ARRAY = 1009
const JSON_TEXT = 114
const JSONB = 3802

const asText = (text: string): string => text

/** A whole number, or an error: a count or an amount of money that lost digits would be worse. */
export function parseWhole(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) invariant(false, `a bigint of the database is beyond safe integers: ${text}`)
  return value
}

const parseTexts = pg.types.getTypeParser(TEXT_ARRAY as never) as unknown as (text: string) => (string | null)[]

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, parseWhole],
  [DATE, asText],
  [NUMERIC, asText],
  [INT8_ARRAY, (text) => parseTexts(text).map((item) => (item === null ? null : parseWhole(item)))],
  [DATE_ARRAY, parseTexts],
  [NUMERIC_ARRAY, parseTexts],
  [JSON_TEXT, (text) => JSON.parse(text)],
  [JSONB, (text) => JSON.parse(text)],
])

/** Reads values as the rest of the code writes them: bigint → number, date → `YYYY-MM-DD`, numeric → text. Set per pool, never globally. */
export const valueParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig
