import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import { FACT_TYPES, type FactType, type FactValue } from './facts.ts'

export type Comparison = '>' | '>=' | '<' | '<=' | '=' | '!='

/** A rule's condition, parsed and checked: it asks for facts that exist, each compared with a value of its own type. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'compare'; readonly fact: string; readonly by: Comparison; readonly value: FactValue }
  | { readonly kind: 'one_of'; readonly fact: string; readonly values: readonly FactValue[] }

/** Why a text is no condition, and at which character. */
export interface RuleFault {
  readonly at: number
  readonly fault: 'too_long' | 'unexpected' | 'unfinished' | 'unknown_fact' | 'wrong_type'
}
type Parsed = Outcome<Condition, Refusal<'bad_rule'>>

export const CONDITION_MAX = 300

interface Token {
  readonly at: number
  readonly text: string
}
const TOKEN = /\s*(?:([A-Za-z_][A-Za-z0-9_]*|\d+(?:\.\d+)?|"[^"]*"|>=|<=|!=|[><=(),]))/y
const WORDS = new Set(['and', 'or', 'not', 'in', 'true', 'false'])
const COMPARISONS: ReadonlySet<string> = new Set<Comparison>(['>', '>=', '<', '<=', '=', '!='])

class Fault extends Error {
  readonly fault: RuleFault

  constructor(at: number, fault: RuleFault['fault']) {
    super(fault)
    this.fault = { at, fault }
  }
}

/**
 * Reads a condition such as `cards_per_device_1h > 3 and not (card_country in ("PT", "ES"))`. `and` binds before `or`; a yes-or-no fact may be used alone. Refuses `bad_rule`
 * with the place and kind of the first fault.
 */
export function parseCondition(text: string): Parsed {
  try {
    if (text.length > CONDITION_MAX) throw new Fault(CONDITION_MAX, 'too_long')
    const reader = createReader(tokensOf(text), text.length)
    const condition = anyOf(reader)
    const left = reader.peek()
    if (left) throw new Fault(left.at, 'unexpected')
    return accept(condition)
  } catch (error) {
    if (error instanceof Fault) return refuse('bad_rule', { ...error.fault })
    throw error
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const end = text.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found?.[1]) throw new Fault(from, 'unexpected')
    tokens.push({ at: TOKEN.lastIndex - found[1].length, text: found[1] })
  }
  return tokens
}

type Reader = ReturnType<typeof createReader>
function createReader(tokens: readonly Token[], end: number) {
  let next = 0
  const peek = (): Token | undefined => tokens[next]
  const take = (): Token => {
    const token = tokens[next++]
    if (!token) throw unfinished()
    return token
  }
  const unfinished = () => new Fault(end, 'unfinished')
  return {
    peek,
    take,
    unfinished,
    takeIf: (text: string): boolean => peek()?.text === text && Boolean(take()),
    expect(text: string): void {
      const token = take()
      if (token.text !== text) throw new Fault(token.at, 'unexpected')
    },
  }
}

function anyOf(reader: Reader): Condition {
  let left = allOf(reader)
  while (reader.takeIf('or')) left = { kind: 'or', left, right: allOf(reader) }
  return left
}

function allOf(reader: Reader): Condition {
  let left = one(reader)
  while (reader.takeIf('and')) left = { kind: 'and', left, right: one(reader) }
  return left
}

function one(reader: Reader): Condition {
  if (reader.takeIf('not')) return { kind: 'not', of: one(reader) }
  if (!reader.takeIf('(')) return comparison(reader)
  const inner = anyOf(reader)
  reader.expect(')')
  return inner
}

function comparison(reader: Reader): Condition {
  const fact = reader.take()
  if (!/^[A-Za-z_]/.test(fact.text) || WORDS.has(fact.text)) throw new Fault(fact.at, 'unexpected')
  const type = FACT_TYPES.get(fact.text)
  if (!type) throw new Fault(fact.at, 'unknown_fact')
  const by = reader.peek()
  if (by?.text === 'in') {
    reader.take()
    return { kind: 'one_of', fact: fact.text, values: list(reader, type) }
  }
  if (by && COMPARISONS.has(by.text)) {
    reader.take()
    // More and less are said of numbers alone.
    if (type !== 'number' && by.text !== '=' && by.text !== '!=') throw new Fault(by.at, 'wrong_type')
    return { kind: 'compare', fact: fact.text, by: by.text as Comparison, value: literal(reader, type) }
  }
  if (type === 'boolean') return { kind: 'compare', fact: fact.text, by: '=', value: true }
  throw by ? new Fault(by.at, 'unexpected') : reader.unfinished()
}

function list(reader: Reader, type: FactType): FactValue[] {
  reader.expect('(')
  const values = [literal(reader, type)]
  while (reader.takeIf(',')) values.push(literal(reader, type))
  reader.expect(')')
  return values
}

function literal(reader: Reader, type: FactType): FactValue {
  const { at, text } = reader.take()
  const value = text.startsWith('"') ? text.slice(1, -1) : text === 'true' || text === 'false' ? text === 'true' : /^\d/.test(text) ? Number(text) : undefined
  if (value === undefined) throw new Fault(at, 'unexpected')
  if (typeof value !== (type === 'text' ? 'string' : type)) throw new Fault(at, 'wrong_type')
  return value
}
